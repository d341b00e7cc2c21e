import type { LoeschAnswer } from '@dreiklang/domain/klient/loeschung.contract'
import { useDeedKey } from '../../../form/useSchemaForm.ts'
import { useGoTo } from '../../../shared/searchState.ts'
import { Alert, ErrorState } from '../../../ui/feedback.tsx'
import { Button } from '../../../ui/buttons.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { toastSuccess } from '../../../ui/toast.tsx'
import { loeschungenPath } from '../../klient.paths.ts'
import { useLoeschungTexts } from '../../klient.texts.ts'
import { useConfirmLoeschung } from '../../loeschung.queries.ts'
import { Bericht } from './Bericht.tsx'

export function BestaetigenDialog({ stand, onClose }: { stand: LoeschAnswer; onClose: () => void }) {
  const t = useLoeschungTexts()
  const goTo = useGoTo()
  const deedKey = useDeedKey()
  const { mutateAsync, isPending, error } = useConfirmLoeschung(stand.id)
  const loesche = async () => {
    await mutateAsync(deedKey(stand.id))
    toastSuccess(t('loeschung.geloescht'))
    goTo(loeschungenPath('BEANTRAGT'), { replace: true })
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('loeschung.bestaetigenTitel', { name: stand.name })}
      // The dialog shows the refusal.
      onSubmit={() => void loesche().catch(() => {})}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('abbrechen')}
          </Button>
          <Button look="danger" type="submit" busy={isPending}>
            {t('loeschung.jetzt')}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        {error !== null && <ErrorState error={error} />}
        <Alert tone="danger">{t('loeschung.endgueltig')}</Alert>
        <Bericht bericht={stand.bericht} />
      </Stack>
    </Dialog>
  )
}
