import { besuchsverordnung } from '@dreiklang/domain/bestellung/besuch.contract'
import { possibleOrte } from '@dreiklang/domain/bestellung/rezept'
import { useQueryClient } from '@tanstack/react-query'
import { useTexts } from '../../../shared/i18n.ts'
import { FormDrawer } from '../../../ui/FormDialog.tsx'
import { Text } from '../../../ui/layout.ts'
import { RadioField } from '../../../ui/RadioField.tsx'
import { TextArea } from '../../../ui/TextField.tsx'
import { choicesOf } from '../../../ui/choices.ts'
import { toastSuccess } from '../../../ui/toast.tsx'
import { useDeedKey } from '../../../ui/useDeedKey.ts'
import { useSchemaForm } from '../../../ui/useSchemaForm.ts'
import { begriffeTexts } from '../../begriffe.texts.ts'
import { reload } from '../../bestellung.queries.ts'
import { RezeptFields } from '../../components/schritte/RezeptFields.tsx'
import { useToday } from '../../components/useToday.ts'
import { stepsTexts } from '../../steps.texts.ts'
import { prescribeAtBesuch } from '../besuch.queries.ts'
import { besuchTexts } from '../besuch.texts.ts'
import { MittelFields } from './MittelFields.tsx'
import { possibleArten, ortAfterBesuch, verordnungAbbild, verordnungDefault } from './verordnungValues.ts'

export function VerordnungDialog({ hausbesuchId, onClose }: { hausbesuchId: string; onClose: () => void }) {
  const t = useTexts(besuchTexts)
  const s = useTexts(stepsTexts)
  const b = useTexts(begriffeTexts)
  const heute = useToday()
  const client = useQueryClient()
  const deedKey = useDeedKey()
  const formular = useSchemaForm({
    initialValues: verordnungDefault(heute),
    schema: besuchsverordnung,
    toBody: verordnungAbbild,
    submit: async (body) => {
      const { nummer } = await prescribeAtBesuch(hausbesuchId, body, deedKey(body))
      void reload(client)
      toastSuccess(t('verordnen.getan', { nummer }))
      onClose()
    },
  })
  const { form, field, ...sending } = formular
  const [position] = form.values.positionen
  return (
    <FormDrawer title={t('verordnen.titel')} sending={sending} submit={t('verordnen.senden')} onClose={onClose}>
      <Text size="sm">{s('verordnen.text')}</Text>
      <MittelFields form={form} field={field} />
      <RezeptFields
        werte={position}
        feld={(name) => field(`positionen.0.${name}`)}
        arten={possibleArten(position.produktart, position.btm)}
        orte={position.rezeptart === null ? [] : possibleOrte(position.rezeptart).filter((ort) => ort !== 'APOTHEKE')}
        ortFor={ortAfterBesuch}
      />
      <RadioField
        {...field('einloesung')}
        label={t('verordnen.einloesung')}
        choices={choicesOf(['DURCH_PFLEGE', 'DURCH_KLIENT'], (value) => b(`einloesung.${value}`))}
      />
      <TextArea {...field('bemerkung')} label={t('verordnen.bemerkung')} maxLength={1000} />
    </FormDrawer>
  )
}
