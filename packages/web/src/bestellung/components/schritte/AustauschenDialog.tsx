import { allowedFaelle, artOf, einheitOf, needsAnfragen, needsEinverstanden } from '@dreiklang/domain/bestellung/austausch'
import { type AustauschFall, einverstandene, type Mengeneinheit, mengeneinheiten } from '@dreiklang/domain/bestellung/bestellung'
import { useState } from 'react'
import { AsyncSelect } from '../../../form/AsyncSelect.tsx'
import { Checkbox } from '../../../form/Checkbox.tsx'
import { choicesOf, RadioField, SelectField } from '../../../form/choiceFields.tsx'
import { NumberField } from '../../../form/NumberField.tsx'
import { TextArea } from '../../../form/TextField.tsx'
import type { SchemaForm } from '../../../form/useSchemaForm.ts'
import { Alert } from '../../../ui/feedback.tsx'
import { Stack, Text } from '../../../ui/layout.tsx'
import { searchProdukte } from '../../bestellung.queries.ts'
import { useBegriffeTexts, useStepsTexts } from '../../bestellung.texts.ts'
import { emptyProdukt, produktAbbild, ProduktFields, produktValues, type ProduktValues } from './ProduktFields.tsx'
import { BestellungStepDialog, type BestellungStepProps } from './bestellungStep.tsx'
import { openMenge, type Produkt, validProdukt } from './defaults.ts'
import classes from './Steps.module.css'

const erklaerungen = [
  'wirkstoffgleich',
  'gesamtmengeEingehalten',
  'nichtAufAusschlussliste',
  'gleicheDarreichungsform',
  'keineBedenken',
] as const

type Erklaerung = (typeof erklaerungen)[number]

type AustauschValues = Record<Erklaerung | 'einzigerAnbieter', boolean> & {
  produkt: ProduktValues
  fall: AustauschFall | null
  begruendung: string
  anfragen: number | null
  menge: number | null
  mengeneinheit: Mengeneinheit
  einverstanden: (typeof einverstandene)[number] | null
}

/** E11, case A: what § 129 SGB V or an agreement allows. Without one of the declarations the doctor must prescribe anew. */
export function AustauschenDialog(step: BestellungStepProps<'austauschen'>) {
  const t = useStepsTexts()
  const b = useBegriffeTexts()
  const { positionen, positionIds } = step
  const { exchange } = step.start
  const [position] = positionen
  if (position === undefined) return null
  const vorlage = validProdukt(position)
  const art = artOf(position)
  const start: AustauschValues = {
    produkt: exchange === undefined ? produktValues(vorlage, { mitPzn: false }) : produktValues(exchange.produkt, { mitPzn: true }),
    fall: exchange?.fall ?? null,
    begruendung: '',
    anfragen: 0,
    einzigerAnbieter: false,
    menge: openMenge(position),
    mengeneinheit: einheitOf(position),
    einverstanden: null,
    wirkstoffgleich: false,
    gesamtmengeEingehalten: false,
    nichtAufAusschlussliste: false,
    gleicheDarreichungsform: false,
    keineBedenken: false,
  }
  return (
    <BestellungStepDialog
      step={step}
      values={start}
      toBody={({ produkt, ...rest }) => ({ positionIds, produkt: produktAbbild(produkt, vorlage), ...rest })}
      gross
      hinweis={t('austauschen.text')}
    >
      {({ form, field }) => (
        <>
          <RadioField
            {...field('fall')}
            label={t('feld.fall')}
            required
            choices={choicesOf(allowedFaelle(art), (value) => b(`austauschFall.${value}`))}
          />
          {form.values.fall !== null && needsEinverstanden(art, form.values.fall) && (
            <RadioField
              {...field('einverstanden')}
              label={t('feld.einverstanden')}
              required
              choices={choicesOf(einverstandene, (value) => t(`austauschen.einverstanden.${value}`))}
            />
          )}
          <Text fw={500}>{t('austauschen.neu')}</Text>
          <FrueheresProdukt onChoose={(produkt) => form.setFieldValue('produkt', produktValues(produkt, { mitPzn: true }))} />
          <ProduktFields pfad="produkt" werte={form.values.produkt ?? emptyProdukt} field={field} />
          <div className={classes.zwei}>
            <NumberField
              {...field('menge')}
              label={t('feld.menge')}
              description={t('austauschen.statt', {
                rest: openMenge(position),
                einheit: b(`mengeneinheit.${einheitOf(position)}`, { count: openMenge(position) }),
              })}
              required
              min={1}
              max={999}
              allowDecimal={false}
            />
            <SelectField
              {...field('mengeneinheit')}
              label={t('feld.mengeneinheit')}
              needed
              choices={choicesOf(mengeneinheiten, (value) => b(`mengeneinheit.${value}`, { count: form.values.menge ?? 1 }))}
            />
          </div>
          <Erklaerungen form={form} />
          {form.values.fall !== null && needsAnfragen(form.values.fall) && (
            <>
              <NumberField {...field('anfragen')} label={t('feld.anfragen')} required min={0} max={20} allowDecimal={false} />
              <Tick form={form} name="einzigerAnbieter" label={t('feld.einzigerAnbieter')} />
            </>
          )}
          <TextArea {...field('begruendung')} label={t('feld.grundText')} required maxLength={500} />
        </>
      )}
    </BestellungStepDialog>
  )
}

type FormOfAustausch = SchemaForm<AustauschValues>['form']

function Tick({ form, name, label }: { form: FormOfAustausch; name: Erklaerung | 'einzigerAnbieter'; label: string }) {
  return <Checkbox label={label} checked={form.values[name]} onChange={(event) => form.setFieldValue(name, event.currentTarget.checked)} />
}

function Erklaerungen({ form }: { form: FormOfAustausch }) {
  const t = useStepsTexts()
  return (
    <Stack gap="xs" role="group" aria-label={t('austauschen.erklaerung')}>
      <Text fw={500}>{t('austauschen.erklaerung')}</Text>
      {erklaerungen.map((punkt) => (
        <Tick key={punkt} form={form} name={punkt} label={t(`austauschen.${punkt}`)} />
      ))}
      {!erklaerungen.every((punkt) => form.values[punkt]) && <Alert tone="info">{t('austauschen.sonst')}</Alert>}
    </Stack>
  )
}

/** What the own house has written before is not typed again. */
function FrueheresProdukt({ onChoose }: { onChoose: (produkt: Produkt) => void }) {
  const t = useStepsTexts()
  const [chosen, setChosen] = useState<Produkt | null>(null)
  return (
    <AsyncSelect<Produkt>
      label={t('feld.frueheres')}
      value={chosen}
      onChange={(produkt) => {
        setChosen(produkt)
        if (produkt !== null) onChoose(produkt)
      }}
      search={searchProdukte}
      itemKey={({ pzn, bezeichnung }) => pzn ?? bezeichnung}
      itemLabel={({ bezeichnung, pzn }) => (pzn === null ? bezeichnung : `${bezeichnung}, PZN ${pzn}`)}
    />
  )
}
