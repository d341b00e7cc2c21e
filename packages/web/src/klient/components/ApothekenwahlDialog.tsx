import { apothekenwahlAngaben, type KlientAntwort } from '@dreiklang/domain/klient/klient.contract'
import { berlinDatum } from '@dreiklang/domain/shared/zeit'
import { useTexts } from '../../shared/i18n.ts'
import { sucheOrganisationen } from '../../organisation/organisation.queries.ts'
import { AsyncSelect } from '../../ui/AsyncSelect.tsx'
import { Button } from '../../ui/Button.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { RadioCards } from '../../ui/RadioCards.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toastSuccess } from '../../ui/toast.tsx'
import { useDeedKey } from '../../ui/useDeedKey.ts'
import { useSchemaForm } from '../../ui/useSchemaForm.ts'
import { useTrageApothekenwahlEin } from '../klient.queries.ts'
import { klientTexts } from '../klient.texts.ts'

interface Werte {
  apotheke: { id: string; name: string } | null
  gewaehltAm: string | null
  erklaertVon: string
  form: 'SCHRIFTLICH' | 'MUENDLICH'
}

const formen = ['SCHRIFTLICH', 'MUENDLICH'] as const
const sucheApotheken = sucheOrganisationen('APOTHEKE')

/** Writes down the Klient's own choice. No pharmacy is preset and none is offered before somebody types a name. */
export function ApothekenwahlDialog({ klient, onClose }: { klient: KlientAntwort; onClose: () => void }) {
  const t = useTexts(klientTexts)
  const heute = berlinDatum(new Date().toISOString())
  const eintragen = useTrageApothekenwahlEin(klient.id)
  const deedKey = useDeedKey()
  const initialValues: Werte = { apotheke: null, gewaehltAm: heute, erklaertVon: '', form: 'SCHRIFTLICH' }
  const { form, field, onSubmit, busy, problems, failure } = useSchemaForm({
    initialValues,
    schema: apothekenwahlAngaben,
    toBody: ({ apotheke, ...rest }) => ({ ...rest, apothekeId: apotheke?.id ?? null }),
    submit: async (angaben) => {
      await eintragen.mutateAsync({ angaben, schluessel: deedKey(angaben) })
      toastSuccess(t('apotheke.gespeichert'))
      onClose()
    },
  })
  const { apotheke, gewaehltAm, form: gewaehlteForm } = form.values
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('apotheke.eintragen')}
      onSubmit={onSubmit}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('formular.abbrechen')}
          </Button>
          <Button type="submit" busy={busy}>
            {t('apotheke.speichern')}
          </Button>
        </>
      }
    >
      <ErrorSummary entries={problems} />
      {failure !== null && <ErrorState error={failure} />}
      <AsyncSelect<{ id: string; name: string }>
        id={field('apothekeId').id}
        error={form.errors['apothekeId']}
        label={t('apotheke.apotheke')}
        required
        value={apotheke}
        onChange={(neu) => form.setFieldValue('apotheke', neu)}
        search={sucheApotheken}
        itemKey={({ id }) => id}
        itemLabel={({ name }) => name}
      />
      <DateField
        id={field('gewaehltAm').id}
        error={form.errors['gewaehltAm']}
        label={t('apotheke.gewaehltAm')}
        required
        maxDate={heute}
        value={gewaehltAm}
        onChange={(neu) => form.setFieldValue('gewaehltAm', neu)}
      />
      <TextField {...field('erklaertVon')} label={t('apotheke.erklaertVon')} description={t('apotheke.erklaertHinweis')} required />
      <RadioCards
        id={field('form').id}
        label={t('apotheke.form')}
        choices={formen.map((value) => ({ value, label: t(`apotheke.formen.${value}`) }))}
        value={gewaehlteForm}
        onChange={(neu) => form.setFieldValue('form', neu)}
      />
    </Dialog>
  )
}
