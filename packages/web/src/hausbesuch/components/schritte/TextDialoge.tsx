import { TextArea } from '../../../form/TextField.tsx'
import { useStepsTexts } from '../../hausbesuch.texts.ts'
import { BesuchStepDialog, type BesuchStepProps, useBesuchStep } from './besuchStep.tsx'

export function AbbrechenDialog(step: BesuchStepProps<'abbrechen'>) {
  const t = useStepsTexts()
  const form = useBesuchStep(step, { values: { grund: '' }, toBody: (values) => values })
  return (
    <BesuchStepDialog step={step} form={form}>
      <TextArea {...form.field('grund')} label={t('feld.abbrechen')} required maxLength={500} data-autofocus />
    </BesuchStepDialog>
  )
}

export function NachtragenDialog(step: BesuchStepProps<'nachtragen'>) {
  const t = useStepsTexts()
  const form = useBesuchStep(step, { values: { text: '' }, toBody: (values) => values })
  return (
    <BesuchStepDialog step={step} form={form}>
      <TextArea {...form.field('text')} label={t('feld.nachtragen')} required maxLength={4000} data-autofocus />
    </BesuchStepDialog>
  )
}
