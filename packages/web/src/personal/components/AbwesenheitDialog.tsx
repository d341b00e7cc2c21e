import { abwesenheitAngaben, type PersonAnswer } from '@dreiklang/domain/personal/akte.contract'
import { type AbwesenheitArt, abwesenheitArten } from '@dreiklang/domain/personal/personal'
import { useTexts } from '../../shared/i18n.ts'
import { DateField } from '../../ui/DateField.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { choicesOf } from '../../ui/choices.ts'
import { toastSuccess } from '../../ui/toast.tsx'
import { useDeedKey } from '../../ui/useDeedKey.ts'
import { useSchemaForm } from '../../ui/useSchemaForm.ts'
import { akteTexts } from '../akte.texts.ts'
import { useAbwesenheitTaten } from '../personal.queries.ts'
import { KollegenField } from './KollegenField.tsx'

interface Values {
  art: AbwesenheitArt
  von: string | null
  bis: string | null
  vertretungId: string | null
}

export function AbwesenheitDialog({ person, onClose }: { person: PersonAnswer; onClose: () => void }) {
  const t = useTexts(akteTexts)
  const { eintragen } = useAbwesenheitTaten(person.id)
  const deedKey = useDeedKey()
  const initialValues: Values = { art: 'URLAUB', von: null, bis: null, vertretungId: null }
  const { form, field, ...sending } = useSchemaForm({
    initialValues,
    schema: abwesenheitAngaben,
    submit: async (angaben) => {
      await eintragen.mutateAsync({ angaben, schluessel: deedKey(angaben) })
      toastSuccess(t('abwesenheit.fertig'))
      onClose()
    },
  })
  const { values } = form
  return (
    <FormDialog title={t('abwesenheit.eintragen')} sending={sending} submit={t('abwesenheit.speichern')} onClose={onClose}>
      <SelectField
        id={field('art').id}
        label={t('abwesenheit.art')}
        description={t('abwesenheit.artHinweis')}
        searchable={false}
        allowDeselect={false}
        choices={choicesOf(abwesenheitArten, (value) => t(`abwesenheit.arten.${value}`))}
        value={values.art}
        onChange={(art) => form.setFieldValue('art', art ?? values.art)}
      />
      <DateField {...field('von')} label={t('abwesenheit.von')} required />
      <DateField {...field('bis')} label={t('abwesenheit.bis')} required />
      <KollegenField
        {...field('vertretungId')}
        label={t('abwesenheit.vertretung')}
        description={t('abwesenheit.vertretungHinweis')}
        kollegen={person.kollegen}
      />
    </FormDialog>
  )
}
