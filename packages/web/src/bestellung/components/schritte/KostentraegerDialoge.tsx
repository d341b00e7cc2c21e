import { genehmigungen } from '@dreiklang/domain/bestellung/kostentraeger'
import { type IsoDate, plusDays } from '@dreiklang/domain/shared/time'
import { choicesOf, RadioField } from '../../../form/choiceFields.tsx'
import { DateField } from '../../../form/DateField.tsx'
import { TextArea, TextField } from '../../../form/TextField.tsx'
import { orNull } from '../../../form/useSchemaForm.ts'
import { useToday } from '../../../shared/useToday.ts'
import { useRezeptTexts } from '../../onDemand.texts.ts'
import { BestellungStepDialog, type BestellungStepProps } from './bestellungStep.tsx'

/** The Krankenkasse decides within three weeks of the request (§ 13 Abs. 3a SGB V, as of 2026), or five with an expert. */
const answerDays = 21

export function KostenvoranschlagDialog(step: BestellungStepProps<'recordKostenvoranschlag'>) {
  const t = useRezeptTexts()
  const today = useToday()
  const { positionIds } = step
  const start: { am: IsoDate | null; erfragenAm: IsoDate | null } = { am: today, erfragenAm: plusDays(today, answerDays) }
  return (
    <BestellungStepDialog step={step} values={start} toBody={(said) => ({ positionIds, ...said })} hinweis={t('kasse.einreichenText')}>
      {({ field }) => (
        <>
          <DateField {...field('am')} label={t('kasse.eingereichtAm')} required maxDate={today} />
          <DateField
            {...field('erfragenAm')}
            label={t('kasse.erfragenAm')}
            description={t('kasse.erfragenHinweis')}
            required
            minDate={today}
          />
        </>
      )}
    </BestellungStepDialog>
  )
}

export function GenehmigungDialog(step: BestellungStepProps<'recordGenehmigung'>) {
  const t = useRezeptTexts()
  const today = useToday()
  const { positionIds } = step
  const start: { entscheid: (typeof genehmigungen)[number] | null; am: IsoDate | null; nummer: string; text: string } = {
    entscheid: null,
    am: today,
    nummer: '',
    text: '',
  }
  return (
    <BestellungStepDialog
      step={step}
      values={start}
      toBody={({ entscheid, am, nummer, text }) => ({ positionIds, entscheid, am, nummer: orNull(nummer), text: orNull(text) })}
    >
      {({ field }) => (
        <>
          <RadioField
            {...field('entscheid')}
            label={t('kasse.antwort')}
            required
            choices={choicesOf(genehmigungen, (one) => t(`kasse.entscheid.${one}`))}
          />
          <DateField {...field('am')} label={t('kasse.antwortAm')} required maxDate={today} />
          <TextField {...field('nummer')} label={t('kasse.nummer')} description={t('kasse.freiwillig')} autoComplete="off" maxLength={40} />
          <TextArea {...field('text')} label={t('kasse.text')} description={t('kasse.freiwillig')} maxLength={500} />
        </>
      )}
    </BestellungStepDialog>
  )
}
