import { besuchsverordnung } from '@dreiklang/domain/bestellung/besuch.contract'
import { moeglicheOrte } from '@dreiklang/domain/bestellung/rezept'
import { useQueryClient } from '@tanstack/react-query'
import { useTexts } from '../../../shared/i18n.ts'
import { FormDrawer } from '../../../ui/FormDialog.tsx'
import { Text } from '../../../ui/layout.ts'
import { RadioField } from '../../../ui/RadioField.tsx'
import { TextArea } from '../../../ui/TextField.tsx'
import { toastSuccess } from '../../../ui/toast.tsx'
import { useDeedKey } from '../../../ui/useDeedKey.ts'
import { useSchemaForm } from '../../../ui/useSchemaForm.ts'
import { begriffeTexts } from '../../begriffe.texts.ts'
import { ladeNeu } from '../../bestellung.queries.ts'
import { RezeptFelder } from '../../components/schritte/RezeptFelder.tsx'
import { useHeute } from '../../components/useHeute.ts'
import { schritteTexts } from '../../schritte.texts.ts'
import { verordneBeimBesuch } from '../besuch.queries.ts'
import { besuchTexts } from '../besuch.texts.ts'
import { MittelFelder } from './MittelFelder.tsx'
import { moeglicheArten, ortNachBesuch, verordnungAbbild, verordnungVorgabe } from './verordnungWerte.ts'

export function VerordnungDialog({ hausbesuchId, onClose }: { hausbesuchId: string; onClose: () => void }) {
  const t = useTexts(besuchTexts)
  const s = useTexts(schritteTexts)
  const b = useTexts(begriffeTexts)
  const heute = useHeute()
  const client = useQueryClient()
  const deedKey = useDeedKey()
  const formular = useSchemaForm({
    initialValues: verordnungVorgabe(heute),
    schema: besuchsverordnung,
    toBody: verordnungAbbild,
    submit: async (body) => {
      const { nummer } = await verordneBeimBesuch(hausbesuchId, body, deedKey(body))
      void ladeNeu(client)
      toastSuccess(t('verordnen.getan', { nummer }))
      onClose()
    },
  })
  const { form, field, ...sending } = formular
  const [position] = form.values.positionen
  return (
    <FormDrawer title={t('verordnen.titel')} sending={sending} submit={t('verordnen.senden')} onClose={onClose}>
      <Text size="sm">{s('verordnen.text')}</Text>
      <MittelFelder form={form} field={field} />
      <RezeptFelder
        werte={position}
        feld={(name) => field(`positionen.0.${name}`)}
        arten={moeglicheArten(position.produktart, position.btm)}
        orte={position.rezeptart === null ? [] : moeglicheOrte(position.rezeptart).filter((ort) => ort !== 'APOTHEKE')}
        ortFuer={ortNachBesuch}
      />
      <RadioField
        {...field('einloesung')}
        value={form.values.einloesung}
        label={t('verordnen.einloesung')}
        choices={(['DURCH_PFLEGE', 'DURCH_KLIENT'] as const).map((value) => ({ value, label: b(`einloesung.${value}`) }))}
      />
      <TextArea {...field('bemerkung')} label={t('verordnen.bemerkung')} maxLength={1000} />
    </FormDrawer>
  )
}
