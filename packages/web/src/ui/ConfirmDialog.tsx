import { Button } from './buttons.tsx'
import { Dialog } from './Dialog.tsx'
import { Text } from './layout.tsx'

interface ConfirmDialogProps {
  title: string
  text: string
  /** On the button that does it, and on the one that leaves everything as it is. */
  action: string
  cancel: string
  busy?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Before what cannot be taken back here. */
export function ConfirmDialog({ title, text, action, cancel, busy = false, onConfirm, onClose }: ConfirmDialogProps) {
  return (
    <Dialog
      opened
      onClose={onClose}
      title={title}
      cancel={cancel}
      actions={
        <Button look="danger" busy={busy} onClick={onConfirm}>
          {action}
        </Button>
      }
    >
      <Text>{text}</Text>
    </Dialog>
  )
}
