import { type AbwesenheitArt, abwesenheitArten } from '@dreiklang/domain/klient/abwesenheit'
import { abwesenheitAngaben } from '@dreiklang/domain/klient/abwesenheit.contract'
import { berlinDatum } from '@dreiklang/domain/shared/zeit'
import { useTexts } from '../../../shared/i18n.ts'
import { DateField } from '../../../ui/DateField.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Text } from '../../../ui/layout.ts'
import { RadioCards } from '../../../ui/RadioCards.tsx'
import { TextArea, TextField } from '../../../ui/TextField.tsx'
import { toastSuccess } from '../../../ui/toast.tsx'
import { useDeedKey } from '../../../ui/useDeedKey.ts'
import { useSchemaForm } from '../../../ui/useSchemaForm.ts'
import { useBeginneAbwesenheit } from '../../verlauf.queries.ts'
import { verlaufTexts } from '../../verlauf.texts.ts'

interface Werte {
  art: AbwesenheitArt | null
  von: string | null
  ort: string
  bemerkung: string
}

const oderNull = (text: string): string | null => (text.trim() === '' ? null : text)

/** The switch: says first who will hear of it, and what not. */
export function AbwesenheitDialog({ klientId, onClose }: { klientId: string; onClose: () => void }) {
  const t = useTexts(verlaufTexts)
  const heute = berlinDatum(new Date().toISOString())
  const beginnen = useBeginneAbwesenheit(klientId)
  const deedKey = useDeedKey()
  const initialValues: Werte = { art: null, von: heute, ort: '', bemerkung: '' }
  const { form, field, ...sending } = useSchemaForm({
    initialValues,
    schema: abwesenheitAngaben,
    toBody: ({ ort, bemerkung, ...rest }) => ({ ...rest, ort: oderNull(ort), bemerkung: oderNull(bemerkung) }),
    submit: async (angaben) => {
      await beginnen.mutateAsync({ angaben, schluessel: deedKey(angaben) })
      toastSuccess(t('abwesenheit.pausiert'))
      onClose()
    },
  })
  const { art, von } = form.values
  return (
    <FormDialog title={t('abwesenheit.schalterTitel')} sending={sending} submit={t('abwesenheit.pausieren')} onClose={onClose}>
      <Text size="sm">{t('abwesenheit.schalterText')}</Text>
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
        required
        maxDate={heute}
        value={von}
        onChange={(neu) => form.setFieldValue('von', neu)}
      />
      <TextField {...field('ort')} label={t('abwesenheit.ort')} description={t('abwesenheit.versiegelt')} maxLength={120} />
      <TextArea {...field('bemerkung')} label={t('abwesenheit.bemerkung')} description={t('abwesenheit.versiegelt')} maxLength={1000} />
    </FormDialog>
  )
}
