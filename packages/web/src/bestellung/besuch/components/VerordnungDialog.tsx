import { besuchsverordnung } from '@dreiklang/domain/bestellung/besuch.contract'
import { maxPositionen } from '@dreiklang/domain/bestellung/bestellung'
import { produktarten } from '@dreiklang/domain/arzneimittel/produkt'
import { listReportableOrte } from '@dreiklang/domain/bestellung/rezeptOrt'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Checkbox } from '../../../form/Checkbox.tsx'
import { choicesOf, RadioField, SelectField } from '../../../form/choiceFields.tsx'
import { FormDrawer } from '../../../form/Form.tsx'
import { NumberField } from '../../../form/NumberField.tsx'
import { TextArea, TextField } from '../../../form/TextField.tsx'
import { type SchemaForm, useDeedKey, useSchemaForm } from '../../../form/useSchemaForm.ts'
import { useToday } from '../../../shared/useToday.ts'
import { Button } from '../../../ui/buttons.tsx'
import { Alert } from '../../../ui/feedback.tsx'
import { Group, Text } from '../../../ui/layout.tsx'
import { toastSuccess } from '../../../ui/toast.tsx'
import { reload } from '../../bestellung.queries.ts'
import { useBegriffeTexts, useStepsTexts } from '../../bestellung.texts.ts'
import { useNeuTexts, useWahlTexts } from '../../onDemand.texts.ts'
import { BtmFormularFields } from '../../components/schritte/BtmFormularFields.tsx'
import { ProduktFields } from '../../components/schritte/ProduktFields.tsx'
import { RezeptFields } from '../../components/schritte/RezeptFields.tsx'
import { ZusammenField } from '../../components/schritte/RezeptblattFields.tsx'
import classes from '../../components/schritte/Steps.module.css'
import { prescribeAtBesuch } from '../besuch.queries.ts'
import { useBesuchTexts } from '../besuch.texts.ts'
import {
  canBeOneRezeptblatt,
  isRetinoid,
  linesOf,
  noMittel,
  ortAfterBesuch,
  possibleArten,
  sharedArten,
  verordnungAbbild,
  verordnungDefault,
  withPossibleArt,
  type VerordnungValues,
} from './verordnungValues.ts'

/** What is prescribed in one go: one or several medicines, and one word about their prescription. */
export function VerordnungDialog({ hausbesuchId, onClose }: { hausbesuchId: string; onClose: () => void }) {
  const t = useBesuchTexts()
  const s = useStepsTexts()
  const b = useBegriffeTexts()
  const today = useToday()
  const client = useQueryClient()
  const deedKey = useDeedKey()
  const formular = useSchemaForm({
    initialValues: verordnungDefault(today),
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
  const { positionen, zusammen } = form.values
  const [position] = positionen
  const single = positionen.length === 1
  const arten = sharedArten(positionen)
  return (
    <FormDrawer title={t('verordnen.titel')} sending={sending} submit={t('verordnen.senden')} onClose={onClose}>
      <Text size="sm">{s('verordnen.text')}</Text>
      <MittelList form={form} field={field} />
      {arten.length === 0 && <Alert tone="warning">{s('verordnen.verschieden')}</Alert>}
      <RezeptFields
        werte={position}
        feld={(name) => field(`positionen.0.${name}`)}
        arten={arten}
        retinoid={positionen.some(isRetinoid)}
        orte={position.rezeptart === null ? [] : listReportableOrte(position.rezeptart, { seite: 'ARZT', einloesung: null })}
        ortFor={ortAfterBesuch}
        mitNummer={single}
      />
      {canBeOneRezeptblatt(positionen) && (
        <ZusammenField
          positionen={positionen.map(linesOf)}
          checked={zusammen}
          onChange={(checked) => form.setFieldValue('zusammen', checked)}
        />
      )}
      {single && position.rezeptart === 'BTM' && (
        <BtmFormularFields field={(name) => field(`positionen.0.${name}`)} values={position} required={false} />
      )}
      <RadioField
        {...field('einloesung')}
        label={t('verordnen.einloesung')}
        choices={choicesOf(['DURCH_PFLEGE', 'DURCH_KLIENT'], (value) => b(`einloesung.${value}`))}
      />
      <TextArea {...field('bemerkung')} label={t('verordnen.bemerkung')} maxLength={1000} />
    </FormDrawer>
  )
}

type FieldsProps = Pick<SchemaForm<VerordnungValues>, 'form' | 'field'>

function MittelList({ form, field }: FieldsProps) {
  const t = useBesuchTexts()
  const { positionen } = form.values
  const put = (neu: VerordnungValues['positionen']) => form.setFieldValue('positionen', withPossibleArt(neu))
  const [first, ...others] = positionen
  return (
    <>
      {positionen.map((_one, nr) => (
        <section key={nr} className={classes.abschnitt} aria-label={t('verordnen.mittel', { nr: nr + 1 })}>
          <MittelFields form={form} field={field} nr={nr} put={put} />
        </section>
      ))}
      <Group gap="sm">
        {positionen.length < maxPositionen && (
          <Button
            look="secondary"
            icon={<IconPlus size={18} aria-hidden />}
            onClick={() => put([...positionen, { ...first, ...noMittel }])}
          >
            {t('verordnen.weiteres')}
          </Button>
        )}
        {others.length > 0 && (
          <Button look="secondary" icon={<IconTrash size={18} aria-hidden />} onClick={() => put([first, ...others.slice(0, -1)])}>
            {t('verordnen.letztesEntfernen')}
          </Button>
        )}
      </Group>
    </>
  )
}

interface MittelFieldsProps extends FieldsProps {
  nr: number
  put: (positionen: VerordnungValues['positionen']) => void
}

function MittelFields({ form, field, nr, put }: MittelFieldsProps) {
  const s = useStepsTexts()
  const n = useNeuTexts()
  const w = useWahlTexts()
  const [first, ...others] = form.values.positionen
  const one = others[nr - 1] ?? first
  const pfad = `positionen.${nr}`
  const set = (neu: Partial<typeof one>) =>
    nr === 0
      ? put([{ ...first, ...neu }, ...others])
      : put([first, ...others.map((other, i) => (i === nr - 1 ? { ...other, ...neu } : other))])
  return (
    <>
      <SelectField
        {...field(`${pfad}.produkt.produktart`)}
        value={one.produktart}
        label={n('position.produktart')}
        needed
        choices={produktarten
          .filter((art) => possibleArten({ ...one, produktart: art, btm: false }).length > 0)
          .map((value) => ({ value, label: w(`produktart.${value}`) }))}
        onChange={(produktart) => produktart !== null && set({ produktart })}
      />
      <ProduktFields pfad={`${pfad}.produkt`} werte={one.produkt} field={field} />
      <NumberField
        {...field(`${pfad}.menge`)}
        value={one.menge}
        label={n('position.menge')}
        required
        min={1}
        max={99}
        allowDecimal={false}
      />
      <TextArea {...field(`${pfad}.dosierung.text`)} label={s('feld.dosierung')} minRows={2} maxLength={500} />
      <TextField {...field(`${pfad}.diagnose`)} label={n('position.diagnose')} maxLength={250} />
      <Checkbox label={n('position.btm')} checked={one.btm} onChange={(event) => set({ btm: event.currentTarget.checked })} />
    </>
  )
}
