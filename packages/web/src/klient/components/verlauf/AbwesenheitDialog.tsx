import { type AbwesenheitArt, abwesenheitArten } from '@dreiklang/domain/klient/abwesenheit'
import { type AbwesenheitEntry, abwesenheitAngaben } from '@dreiklang/domain/klient/abwesenheit.contract'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { DateField } from '../../../form/DateField.tsx'
import { FormDialog } from '../../../form/Form.tsx'
import { RadioCards } from '../../../form/choiceFields.tsx'
import { TextArea, TextField } from '../../../form/TextField.tsx'
import { useDeedKey, useSchemaForm } from '../../../form/useSchemaForm.ts'
import { Text } from '../../../ui/layout.tsx'
import { toastSuccess } from '../../../ui/toast.tsx'
import { useVerlaufTexts } from '../../klient.texts.ts'
import { useEnterAbwesenheit } from '../../verlauf.queries.ts'

interface Values {
  art: AbwesenheitArt | null
  von: string | null
  geplantBis: string | null
  ort: string
  bemerkung: string
}

interface AbwesenheitDialogProps {
  klientId: string
  /** What is changed; without it a new one is entered. */
  geplante?: AbwesenheitEntry
  onClose: () => void
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text)

export function AbwesenheitDialog({ klientId, geplante, onClose }: AbwesenheitDialogProps) {
  const t = useVerlaufTexts()
  const today = berlinDate(new Date().toISOString())
  const eintragen = useEnterAbwesenheit(klientId, geplante)
  const deedKey = useDeedKey()
  const initialValues: Values = {
    art: geplante?.art ?? null,
    von: geplante?.von ?? today,
    geplantBis: geplante?.geplantBis ?? null,
    ort: geplante?.ort ?? '',
    bemerkung: geplante?.bemerkung ?? '',
  }
  const { form, field, ...sending } = useSchemaForm({
    initialValues,
    schema: abwesenheitAngaben,
    toBody: ({ ort, bemerkung, ...rest }) => ({ ...rest, ort: orNull(ort), bemerkung: orNull(bemerkung) }),
    submit: async (angaben) => {
      await eintragen.mutateAsync({ angaben, schluessel: deedKey(angaben) })
      toastSuccess(t(angaben.von > today ? 'abwesenheit.planGespeichert' : 'abwesenheit.pausiert'))
      onClose()
    },
  })
  const { art, von, geplantBis } = form.values
  const plant = von !== null && von > today
  return (
    <FormDialog
      title={t(geplante === undefined ? 'abwesenheit.schalterTitel' : 'abwesenheit.aendernTitel')}
      sending={sending}
      submit={t(plant ? 'abwesenheit.planen' : 'abwesenheit.pausieren')}
      onClose={onClose}
    >
      <Text size="sm">{t(plant ? 'abwesenheit.planText' : 'abwesenheit.schalterText')}</Text>
      <RadioCards
        id={field('art').id}
        error={form.errors['art']}
        label={t('abwesenheit.art')}
        words="short"
        choices={abwesenheitArten.map((value) => ({ value, label: t(`abwesenheit.arten.${value}`) }))}
        value={art}
        onChange={(neu) => form.setFieldValue('art', neu)}
      />
      <DateField
        id={field('von').id}
        error={form.errors['von']}
        label={t('abwesenheit.von')}
        description={t('abwesenheit.vonHinweis')}
        required
        value={von}
        onChange={(neu) => form.setFieldValue('von', neu)}
      />
      <DateField
        id={field('geplantBis').id}
        error={form.errors['geplantBis']}
        label={t('abwesenheit.geplantBis')}
        value={geplantBis}
        onChange={(neu) => form.setFieldValue('geplantBis', neu)}
      />
      <TextField {...field('ort')} label={t('abwesenheit.ort')} description={t('abwesenheit.versiegelt')} maxLength={120} />
      <TextArea {...field('bemerkung')} label={t('abwesenheit.bemerkung')} description={t('abwesenheit.versiegelt')} maxLength={1000} />
    </FormDialog>
  )
}
