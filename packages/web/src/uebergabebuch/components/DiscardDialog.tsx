import { Button } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { useDiscard } from '../uebergabebuch.queries.ts'
import { useUebergabebuchTexts } from '../uebergabebuch.texts.ts'

interface DiscardDialogProps {
  uebergabeId: string
  onClose: () => void
  onGone: () => void
}

export function DiscardDialog({ uebergabeId, onClose, onGone }: DiscardDialogProps) {
  const t = useUebergabebuchTexts()
  const { mutateAsync: discard, isPending } = useDiscard()
  const discardNow = async () => {
    await discard(uebergabeId)
    toastSuccess(t('sheet.discardedNow'))
    onGone()
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('sheet.discardAsk')}
      cancel={t('sheet.keep')}
      actions={
        <Button look="danger" busy={isPending} onClick={() => void discardNow().catch(toastError)}>
          {t('sheet.discard')}
        </Button>
      }
    >
      {t('sheet.discardText')}
    </Dialog>
  )
}
