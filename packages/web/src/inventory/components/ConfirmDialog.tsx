import { Button } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Text } from '../../ui/layout.tsx'
import { useInventoryTexts } from '../inventory.texts.ts'

interface ConfirmDialogProps {
  title: string
  text: string
  action: string
  onConfirm: () => void
  onClose: () => void
}

/** Before what cannot be taken back here. */
export function ConfirmDialog({ title, text, action, onConfirm, onClose }: ConfirmDialogProps) {
  const t = useInventoryTexts()
  const confirm = () => {
    onConfirm()
    onClose()
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={title}
      cancel={t('keep')}
      actions={
        <Button look="danger" onClick={confirm}>
          {action}
        </Button>
      }
    >
      <Text>{text}</Text>
    </Dialog>
  )
}
