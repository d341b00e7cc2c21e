import { useTexts } from '../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { toastSuccess } from '../../ui/toast.tsx'
import { type Konto, useSetzeAktiv } from '../organisation.queries.ts'
import { organisationTexts } from '../organisation.texts.ts'

/** Shutting somebody out ends the session at once: that is asked about by name. */
export function SperreDialog({ konto: { id, name, aktiv }, onClose }: { konto: Konto; onClose: () => void }) {
  const t = useTexts(organisationTexts)
  const setzeAktiv = useSetzeAktiv()
  const bestaetige = () =>
    setzeAktiv.mutate(
      { personId: id, aktiv: !aktiv },
      {
        onSuccess: () => {
          toastSuccess(t(aktiv ? 'sperre.gesperrt' : 'sperre.entsperrt', { name }))
          onClose()
        },
      },
    )
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t(aktiv ? 'sperre.sperrenTitel' : 'sperre.entsperrenTitel', { name })}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('abbrechen')}
          </Button>
          <Button look={aktiv ? 'danger' : 'primary'} busy={setzeAktiv.isPending} onClick={bestaetige}>
            {t(aktiv ? 'personal.sperren' : 'personal.entsperren')}
          </Button>
        </>
      }
    >
      {setzeAktiv.error !== null && <ErrorState error={setzeAktiv.error} />}
      {t(aktiv ? 'sperre.sperrenText' : 'sperre.entsperrenText')}
    </Dialog>
  )
}
