import { abwesenheitAngaben, type PersonAntwort } from '@dreiklang/domain/personal/akte.contract'
import { type AbwesenheitArt, abwesenheitArten } from '@dreiklang/domain/personal/personal'
import { useTexts } from '../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { toastSuccess } from '../../ui/toast.tsx'
import { useDeedKey } from '../../ui/useDeedKey.ts'
import { useSchemaForm } from '../../ui/useSchemaForm.ts'
import { akteTexts } from '../akte.texts.ts'
import { useAbwesenheitTaten } from '../personal.queries.ts'
import { KollegenFeld } from './KollegenFeld.tsx'

interface Werte {
  art: AbwesenheitArt
  von: string | null
  bis: string | null
  vertretungId: string | null
}

export function AbwesenheitDialog({ person, onClose }: { person: PersonAntwort; onClose: () => void }) {
  const t = useTexts(akteTexts)
  const { eintragen } = useAbwesenheitTaten(person.id)
  const deedKey = useDeedKey()
  const initialValues: Werte = { art: 'URLAUB', von: null, bis: null, vertretungId: null }
  const { form, field, onSubmit, busy, problems, failure } = useSchemaForm({
    initialValues,
    schema: abwesenheitAngaben,
    submit: async (angaben) => {
      await eintragen.mutateAsync({ angaben, schluessel: deedKey(angaben) })
      toastSuccess(t('abwesenheit.fertig'))
      onClose()
    },
  })
  const { values, errors } = form
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('abwesenheit.eintragen')}
      onSubmit={onSubmit}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('abbrechen')}
          </Button>
          <Button type="submit" busy={busy}>
            {t('abwesenheit.speichern')}
          </Button>
        </>
      }
    >
      <ErrorSummary entries={problems} />
      {failure !== null && <ErrorState error={failure} />}
      <SelectField
        id={field('art').id}
        label={t('abwesenheit.art')}
        description={t('abwesenheit.artHinweis')}
        searchable={false}
        allowDeselect={false}
        choices={abwesenheitArten.map((value) => ({ value, label: t(`abwesenheit.arten.${value}`) }))}
        value={values.art}
        onChange={(art) => form.setFieldValue('art', art ?? values.art)}
      />
      <DateField
        id={field('von').id}
        error={errors['von']}
        label={t('abwesenheit.von')}
        required
        value={values.von}
        onChange={(von) => form.setFieldValue('von', von)}
      />
      <DateField
        id={field('bis').id}
        error={errors['bis']}
        label={t('abwesenheit.bis')}
        required
        value={values.bis}
        onChange={(bis) => form.setFieldValue('bis', bis)}
      />
      <KollegenFeld
        id={field('vertretungId').id}
        error={errors['vertretungId']}
        label={t('abwesenheit.vertretung')}
        description={t('abwesenheit.vertretungHinweis')}
        kollegen={person.kollegen}
        value={values.vertretungId}
        onChange={(vertretungId) => form.setFieldValue('vertretungId', vertretungId)}
      />
    </Dialog>
  )
}
