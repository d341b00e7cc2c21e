import { type Absagender, ablehnGruende, absageGruende } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { Seite } from '@dreiklang/domain/shared/akteur'
import { Checkbox, choicesOf, RadioField, SelectField } from '../../../form/choiceFields.tsx'
import { TextArea } from '../../../form/TextField.tsx'
import { orNull } from '../../../form/useSchemaForm.ts'
import { useBegriffeTexts, useStepsTexts } from '../../hausbesuch.texts.ts'
import { BesuchStepDialog, type BesuchStepProps, useBesuchStep } from './besuchStep.tsx'

interface AblehnValues {
  grund: (typeof ablehnGruende)[number] | null
  text: string
}
const noAblehnung: AblehnValues = { grund: null, text: '' }

export function AblehnenDialog(step: BesuchStepProps<'ablehnen'>) {
  const t = useStepsTexts()
  const b = useBegriffeTexts()
  const form = useBesuchStep(step, { values: noAblehnung, toBody: ({ grund, text }) => ({ grund, text: orNull(text) }) })
  return (
    <BesuchStepDialog step={step} form={form}>
      <RadioField
        {...form.field('grund')}
        value={form.form.values.grund}
        label={t('feld.warumNicht')}
        required
        choices={choicesOf(ablehnGruende, (value) => b(`ablehnGrund.${value}`))}
      />
      <TextArea {...form.field('text')} label={t('feld.anmerkung')} maxLength={500} />
    </BesuchStepDialog>
  )
}

const names: Record<Seite, readonly Absagender[]> = {
  PFLEGE: ['KLIENT', 'PFLEGE'],
  ARZT: ['KLIENT', 'PRAXIS'],
  APOTHEKE: ['KLIENT', 'APOTHEKE'],
}

interface AbsageValues {
  durch: Absagender | null
  grund: (typeof absageGruende)[number] | null
  text: string
  berechnung: boolean
}
const noAbsage: AbsageValues = { durch: null, grund: null, text: '', berechnung: false }

export function AbsagenDialog(step: BesuchStepProps<'absagen'>) {
  const t = useStepsTexts()
  const b = useBegriffeTexts()
  const form = useBesuchStep(step, { values: noAbsage, toBody: ({ text, ...rest }) => ({ ...rest, text: orNull(text) }) })
  const { field } = form
  const { getInputProps } = form.form
  return (
    <BesuchStepDialog step={step} form={form}>
      <RadioField
        {...field('durch')}
        label={t('feld.werSagtAb')}
        required
        choices={choicesOf(names[step.besuch.seite], (value) => b(`absagender.${value}`))}
      />
      <SelectField
        {...field('grund')}
        label={t('feld.warum')}
        required
        allowDeselect={false}
        choices={choicesOf(absageGruende, (value) => b(`absageGrund.${value}`))}
      />
      <TextArea {...field('text')} label={t('feld.anmerkung')} maxLength={500} />
      {step.besuch.plan !== null && <Checkbox {...getInputProps('berechnung', { type: 'checkbox' })} label={t('feld.berechnung')} />}
    </BesuchStepDialog>
  )
}
