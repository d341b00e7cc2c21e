import { Button } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Text } from '../../ui/layout.tsx'
import { useMailboxTexts } from '../mailbox.texts.ts'

/** Before what cannot be undone. */
export function ConfirmRemoval({ label, onConfirm, onClose }: { label: string; onConfirm: () => void; onClose: () => void }) {
  const t = useMailboxTexts()
  const confirm = () => {
    onConfirm()
    onClose()
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('confirm.title')}
      cancel={t('confirm.cancel')}
      actions={
        <Button look="danger" onClick={confirm}>
          {label}
        </Button>
      }
    >
      <Text>{t('confirm.text')}</Text>
    </Dialog>
  )
}
