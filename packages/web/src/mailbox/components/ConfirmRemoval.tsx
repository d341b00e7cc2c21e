import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useMailboxTexts } from '../mailbox.texts.ts'

/** Before what cannot be undone. */
export function ConfirmRemoval({ label, onConfirm, onClose }: { label: string; onConfirm: () => void; onClose: () => void }) {
  const t = useMailboxTexts()
  const confirm = () => {
    onConfirm()
    onClose()
  }
  return (
    <ConfirmDialog
      title={t('confirm.title')}
      text={t('confirm.text')}
      action={label}
      cancel={t('confirm.cancel')}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
