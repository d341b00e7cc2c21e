import { einwilligungArten, type EinwilligungArt } from '@dreiklang/domain/klient/klient'
import { einwilligungAngaben, type KlientAntwort } from '@dreiklang/domain/klient/klient.contract'
import { berlinDatum } from '@dreiklang/domain/shared/zeit'
import { useTexts } from '../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toastSuccess } from '../../ui/toast.tsx'
import { useDeedKey } from '../../ui/useDeedKey.ts'
import { useSchemaForm } from '../../ui/useSchemaForm.ts'
import { useTrageEinwilligungEin } from '../klient.queries.ts'
import { klientTexts } from '../klient.texts.ts'

interface Werte {
  art: EinwilligungArt | null
  erteiltAm: string | null
  durch: string
  dokument: string
}

export function EinwilligungDialog({ klient, onClose }: { klient: KlientAntwort; onClose: () => void }) {
  const t = useTexts(klientTexts)
  const heute = berlinDatum(new Date().toISOString())
  const eintragen = useTrageEinwilligungEin(klient.id)
  const deedKey = useDeedKey()
  const initialValues: Werte = { art: null, erteiltAm: heute, durch: '', dokument: '' }
  const { form, field, onSubmit, busy, problems, failure } = useSchemaForm({
    initialValues,
    schema: einwilligungAngaben,
    toBody: ({ dokument, ...rest }) => ({ ...rest, dokument: dokument.trim() === '' ? null : dokument }),
    submit: async (angaben) => {
      await eintragen.mutateAsync({ angaben, schluessel: deedKey(angaben) })
      toastSuccess(t('einwilligung.gespeichert'))
      onClose()
    },
  })
  const { art, erteiltAm } = form.values
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('einwilligung.eintragen')}
      onSubmit={onSubmit}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('formular.abbrechen')}
          </Button>
          <Button type="submit" busy={busy}>
            {t('einwilligung.speichern')}
          </Button>
        </>
      }
    >
      <ErrorSummary entries={problems} />
      {failure !== null && <ErrorState error={failure} />}
      <SelectField
        id={field('art').id}
        error={form.errors['art']}
        label={t('einwilligung.art')}
        description={art === null ? undefined : t(`einwilligungZweck.${art}`)}
        choices={einwilligungArten.map((value) => ({ value, label: t(`einwilligungArt.${value}`) }))}
        required
        value={art}
        onChange={(neu) => form.setFieldValue('art', neu)}
      />
      <DateField
        id={field('erteiltAm').id}
        error={form.errors['erteiltAm']}
        label={t('einwilligung.erteiltAm')}
        required
        maxDate={heute}
        value={erteiltAm}
        onChange={(neu) => form.setFieldValue('erteiltAm', neu)}
      />
      <TextField {...field('durch')} label={t('einwilligung.durch')} description={t('einwilligung.durchHinweis')} required />
      <TextField {...field('dokument')} label={t('einwilligung.dokument')} description={t('einwilligung.dokumentHinweis')} />
    </Dialog>
  )
}
