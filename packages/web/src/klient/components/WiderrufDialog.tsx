import { useTexts } from '../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { toastSuccess } from '../../ui/toast.tsx'
import { useDeedKey } from '../../ui/useDeedKey.ts'
import { useWiderrufeEinwilligung } from '../klient.queries.ts'
import { klientTexts } from '../klient.texts.ts'
import type { KlientAntwort } from '@dreiklang/domain/klient/klient.contract'

export interface WiderrufDialogProps {
  klientId: string
  einwilligung: KlientAntwort['einwilligungen'][number]
  onClose: () => void
}

export function WiderrufDialog({ klientId, einwilligung, onClose }: WiderrufDialogProps) {
  const t = useTexts(klientTexts)
  const widerrufen = useWiderrufeEinwilligung(klientId)
  const deedKey = useDeedKey()
  const art = t(`einwilligungArt.${einwilligung.art}`)
  const bestaetige = () =>
    widerrufen.mutate(
      { einwilligungId: einwilligung.id, schluessel: deedKey(einwilligung.id) },
      {
        onSuccess: () => {
          toastSuccess(t('einwilligung.widerrufErledigt'))
          onClose()
        },
      },
    )
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('einwilligung.widerrufTitel')}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('formular.abbrechen')}
          </Button>
          <Button look="danger" busy={widerrufen.isPending} onClick={bestaetige}>
            {t('einwilligung.jetztWiderrufen')}
          </Button>
        </>
      }
    >
      {widerrufen.error !== null && <ErrorState error={widerrufen.error} />}
      {t('einwilligung.widerrufText', { art })}
    </Dialog>
  )
}
