import type { LoeschAnswer, LoeschBericht } from '@dreiklang/domain/klient/loeschung.contract'
import { useDeedKey } from '../../../form/useSchemaForm.ts'
import { useGoTo } from '../../../shared/searchState.ts'
import { Alert, ErrorState } from '../../../ui/feedback.tsx'
import { Button } from '../../../ui/buttons.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Stack, Text } from '../../../ui/layout.tsx'
import { toastSuccess } from '../../../ui/toast.tsx'
import { loeschungenPath } from '../../klient.paths.ts'
import { useLoeschungTexts } from '../../klient.texts.ts'
import { useConfirmLoeschung } from '../../loeschung.queries.ts'

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
      cancel={t('abbrechen')}
      actions={
        <Button look="danger" type="submit" busy={isPending}>
          {t('loeschung.jetzt')}
        </Button>
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

const geht = ['einwilligungen', 'apothekenwahlen', 'abwesenheiten', 'dokumente', 'zuteilungen'] as const
const bleibt = ['bestellungen', 'bestellungenBeiPartnern', 'anliegen', 'protokollEintraege'] as const

export function Bericht({ bericht }: { bericht: LoeschBericht }) {
  const t = useLoeschungTexts()
  const sentences = (names: readonly (keyof LoeschBericht)[]) =>
    names.filter((name) => bericht[name] > 0).map((name) => <li key={name}>{t(`bericht.${name}`, { zahl: String(bericht[name]) })}</li>)
  return (
    <Stack gap="xs">
      <Text fw={600}>{t('bericht.geht')}</Text>
      <ul style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
        <li>{t('bericht.akte')}</li>
        {sentences(geht)}
      </ul>
      <Text fw={600}>{t('bericht.bleibt')}</Text>
      <ul style={{ margin: 0, paddingInlineStart: '1.25rem' }}>{sentences(bleibt)}</ul>
    </Stack>
  )
}
