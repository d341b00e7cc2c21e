import { type DokumentArt, dokumentArten, dokumentContract, fotoArten } from '@dreiklang/domain/klient/dokument.contract'
import { FormDialog } from '../../../form/Form.tsx'
import { SelectField } from '../../../form/choiceFields.tsx'
import { useDeedKey, useSchemaForm } from '../../../form/useSchemaForm.ts'
import { toastSuccess } from '../../../ui/toast.tsx'
import { useVerlaufTexts } from '../../klient.texts.ts'
import { useStoreDokument } from '../../verlauf.queries.ts'
import { DateiField } from './NachweisField.tsx'

interface Values {
  art: DokumentArt | null
  datei: File | null
}

export function DokumentDialog({ klientId, onClose }: { klientId: string; onClose: () => void }) {
  const t = useVerlaufTexts()
  const ablegen = useStoreDokument(klientId)
  const deedKey = useDeedKey()
  const initialValues: Values = { art: null, datei: null }
  const { form, field, ...sending } = useSchemaForm({
    initialValues,
    schema: dokumentContract.addDokument.query,
    toBody: ({ art, datei }) => ({ art, dateiName: datei?.name ?? null }),
    submit: async ({ art, dateiName }) => {
      const { datei } = form.values
      if (datei === null) return
      const { size, lastModified } = datei
      await ablegen.mutateAsync({ angaben: { art, datei }, schluessel: deedKey({ art, dateiName, size, lastModified }) })
      toastSuccess(t('dokument.gespeichert'))
      onClose()
    },
  })
  const { art, datei } = form.values
  const dateiError = form.errors['dateiName']
  return (
    <FormDialog title={t('dokument.neu')} sending={sending} submit={t('dokument.speichern')} onClose={onClose}>
      <SelectField
        id={field('art').id}
        error={form.errors['art']}
        label={t('dokument.art')}
        description={art !== null && fotoArten.includes(art) ? t('dokument.fotoHinweis') : undefined}
        choices={dokumentArten.map((value) => ({ value, label: t(`dokument.arten.${value}`) }))}
        required
        value={art}
        onChange={(neu) => form.setFieldValue('art', neu)}
      />
      <DateiField
        label={t('dokument.titel')}
        id={field('dateiName').id}
        error={typeof dateiError === 'string' ? dateiError : undefined}
        datei={datei}
        onChange={(neu) => {
          form.setFieldValue('datei', neu)
          form.clearFieldError('dateiName')
        }}
      />
    </FormDialog>
  )
}
