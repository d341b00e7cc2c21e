import { apothekeAblehnungsgruende, arztAblehnungsgruende } from '@dreiklang/domain/bestellung/bestellung'
import { DateField } from '../../../form/DateField.tsx'
import { RadioField } from '../../../form/choiceFields.tsx'
import { TextArea } from '../../../form/TextField.tsx'
import { orNull } from '../../../form/useSchemaForm.ts'
import { useBegriffeTexts, useStepsTexts } from '../../bestellung.texts.ts'
import { useToday } from '../../../shared/useToday.ts'
import { BestellungStepDialog, type BestellungStepProps, useBestellungStep } from './bestellungStep.tsx'

export function AnnehmenDialog(step: BestellungStepProps<'annehmen'>) {
  const t = useStepsTexts()
  const today = useToday()
  const { bestellung, positionen } = step
  const start: { termin: string | null } = { termin: bestellung.bedarfBis < today ? null : bestellung.bedarfBis }
  const formular = useBestellungStep(step, {
    values: start,
    toBody: ({ termin }) => ({ positionIds: positionen.map(({ id }) => id), termin }),
  })
  return (
    <BestellungStepDialog step={step} form={formular} hinweis={t('annehmen.text')}>
      <DateField
        {...formular.field('termin')}
        value={formular.form.values.termin}
        label={t('feld.termin')}
        description={t('feld.terminHinweis')}
        minDate={today}
      />
    </BestellungStepDialog>
  )
}

type Ablehnungsgrund = (typeof arztAblehnungsgruende)[number] | (typeof apothekeAblehnungsgruende)[number]
const noGrund: { grund: Ablehnungsgrund | null; text: string } = { grund: null, text: '' }

export function AblehnenDialog(step: BestellungStepProps<'arztAblehnen' | 'apothekeAblehnen'>) {
  const t = useStepsTexts()
  const b = useBegriffeTexts()
  const { handlung, positionen } = step
  const formular = useBestellungStep(step, {
    values: noGrund,
    toBody: ({ grund, text }) => ({ positionIds: positionen.map(({ id }) => id), grund, text: orNull(text) }),
  })
  const choices =
    handlung === 'arztAblehnen'
      ? arztAblehnungsgruende.map((value) => ({ value, label: b(`arztGrund.${value}`), description: t(`ablehnen.naechstes.${value}`) }))
      : apothekeAblehnungsgruende.map((value) => ({ value, label: b(`apothekeGrund.${value}`) }))
  return (
    <BestellungStepDialog step={step} form={formular} hinweis={handlung === 'apothekeAblehnen' ? t('ablehnen.apothekeText') : undefined}>
      <RadioField {...formular.field('grund')} value={formular.form.values.grund} label={t('feld.grund')} required choices={choices} />
      <TextArea {...formular.field('text')} label={t('feld.erlaeuterung')} description={t('feld.erlaeuterungFreiwillig')} maxLength={500} />
    </BestellungStepDialog>
  )
}

export function GrundDialog(step: BestellungStepProps<'stornieren' | 'stornoAnfragen' | 'rezeptZurueckziehen' | 'restErlassen'>) {
  const t = useStepsTexts()
  const { handlung, positionen } = step
  const formular = useBestellungStep(step, {
    values: { grund: '' },
    toBody: ({ grund }) => ({ positionIds: positionen.map(({ id }) => id), grund }),
  })
  return (
    <BestellungStepDialog step={step} form={formular} hinweis={t(`grundText.${handlung}`)}>
      <TextArea {...formular.field('grund')} label={t('feld.grundText')} required maxLength={500} data-autofocus />
    </BestellungStepDialog>
  )
}

export function BestaetigenDialog(step: BestellungStepProps<'selbstEinloesen' | 'neuAnfordern'>) {
  const t = useStepsTexts()
  const { handlung, positionen } = step
  const formular = useBestellungStep(step, {
    values: {},
    toBody: () => ({ positionIds: positionen.map(({ id }) => id) }),
  })
  return <BestellungStepDialog step={step} form={formular} hinweis={t(`bestaetigen.${handlung}`)} />
}

const noAnswer: { zustimmung: 'ja' | 'nein' | null; text: string } = { zustimmung: null, text: '' }

export function AnswerDialog(step: BestellungStepProps<'restErlassBeantworten' | 'stornoBeantworten'>) {
  const t = useStepsTexts()
  const { handlung, positionen } = step
  const storno = handlung === 'stornoBeantworten'
  const formular = useBestellungStep(step, {
    values: noAnswer,
    toBody: ({ zustimmung, text }) => ({
      positionIds: positionen.map(({ id }) => id),
      zustimmung: zustimmung === null ? null : zustimmung === 'ja',
      ...(storno ? { text: orNull(text) } : {}),
    }),
  })
  const vorschlag = positionen
    .map((position) => (storno ? position.stornoAnfrage?.grund : position.restEntfaellt?.grund))
    .find((grund) => grund !== undefined)
  const hinweis = storno ? t('storno.anfrage', { grund: vorschlag ?? '' }) : t('rest.vorschlag', { grund: vorschlag ?? '' })
  return (
    <BestellungStepDialog step={step} form={formular} hinweis={hinweis}>
      <RadioField
        {...formular.field('zustimmung')}
        value={formular.form.values.zustimmung}
        label={t('feld.zustimmung')}
        required
        choices={[
          { value: 'ja', label: t('feld.ja') },
          { value: 'nein', label: t('feld.nein') },
        ]}
      />
      {storno && <TextArea {...formular.field('text')} label={t('feld.erlaeuterung')} maxLength={500} />}
    </BestellungStepDialog>
  )
}
