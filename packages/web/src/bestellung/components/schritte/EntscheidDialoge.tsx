import { useStornogrund } from '../ereignisSentences.ts'
import {
  apothekeAblehnungsgruende,
  arztAblehnungsgruende,
  medizinischeGruende,
  reklamationsgruende,
} from '@dreiklang/domain/bestellung/bestellung'
import { needsRezeptfrei } from '@dreiklang/domain/bestellung/stoffEntscheid'
import { DateField } from '../../../form/DateField.tsx'
import { Checkbox } from '../../../form/Checkbox.tsx'
import { choicesOf, RadioField } from '../../../form/choiceFields.tsx'
import { NumberField } from '../../../form/NumberField.tsx'
import { TextArea } from '../../../form/TextField.tsx'
import { orNull } from '../../../form/useSchemaForm.ts'
import { useBegriffeTexts, useStepsTexts } from '../../bestellung.texts.ts'
import { useToday } from '../../../shared/useToday.ts'
import { type Foto, PackFotos } from './PackFotos.tsx'
import { BestellungStepDialog, type BestellungStepProps } from './bestellungStep.tsx'

export function AnnehmenDialog(step: BestellungStepProps<'annehmen'>) {
  const t = useStepsTexts()
  const today = useToday()
  const { positionIds, bestellung, positionen } = step
  const open = positionen.filter(needsRezeptfrei)
  const termin = bestellung.bedarfBis < today ? null : bestellung.bedarfBis
  const start: { termin: string | null; rezeptfrei: boolean } = { termin, rezeptfrei: false }
  return (
    <BestellungStepDialog
      step={step}
      values={start}
      toBody={(values) => ({ positionIds, termin: values.termin, rezeptfrei: open.length > 0 ? values.rezeptfrei : undefined })}
      hinweis={t('annehmen.text')}
    >
      {({ form, field }) => (
        <>
          <DateField {...field('termin')} label={t('feld.termin')} description={t('feld.terminHinweis')} minDate={today} />
          {open.length > 0 && (
            <Checkbox
              label={t('annehmen.rezeptfrei')}
              description={open.map(({ produkt }) => produkt.bezeichnung).join(', ')}
              error={field('rezeptfrei').error}
              checked={form.values.rezeptfrei}
              onChange={(event) => form.setFieldValue('rezeptfrei', event.currentTarget.checked)}
            />
          )}
        </>
      )}
    </BestellungStepDialog>
  )
}

type Ablehnungsgrund = (typeof arztAblehnungsgruende)[number] | (typeof apothekeAblehnungsgruende)[number]
const noGrund: { grund: Ablehnungsgrund | null; text: string } = { grund: null, text: '' }

export function AblehnenDialog(step: BestellungStepProps<'arztAblehnen' | 'apothekeAblehnen'>) {
  const t = useStepsTexts()
  const b = useBegriffeTexts()
  const { handlung, positionen, positionIds } = step
  const arzt = handlung === 'arztAblehnen'
  // Who may prescribe it may judge it; the server said so with the position.
  const judges = positionen.every(({ uebergaenge }) => uebergaenge['verordnen'] === true)
  const gruende = arztAblehnungsgruende.filter((value) => judges || !medizinischeGruende.some((one) => one === value))
  const choices = arzt
    ? gruende.map((value) => ({ value, label: b(`arztGrund.${value}`), description: t(`ablehnen.naechstes.${value}`) }))
    : choicesOf(apothekeAblehnungsgruende, (value) => b(`apothekeGrund.${value}`))
  return (
    <BestellungStepDialog
      step={step}
      values={noGrund}
      toBody={({ grund, text }) => ({ positionIds, grund, text: orNull(text) })}
      hinweis={arzt ? undefined : t('ablehnen.apothekeText')}
    >
      {({ field }) => (
        <>
          <RadioField {...field('grund')} label={t('feld.grund')} required choices={choices} />
          <TextArea {...field('text')} label={t('feld.erlaeuterung')} description={t('feld.erlaeuterungFreiwillig')} maxLength={500} />
        </>
      )}
    </BestellungStepDialog>
  )
}

export function GrundDialog(
  step: BestellungStepProps<'stornieren' | 'stornoAnfragen' | 'rezeptZurueckziehen' | 'restErlassen' | 'btmFeststellen'>,
) {
  const t = useStepsTexts()
  const { handlung, positionIds, bestellung } = step
  return (
    <BestellungStepDialog
      step={step}
      values={{ grund: '' }}
      toBody={({ grund }) => ({ positionIds, grund })}
      hinweis={t(
        handlung === 'restErlassen' && bestellung.seite === 'APOTHEKE' ? 'grundText.restErlassenApotheke' : `grundText.${handlung}`,
      )}
    >
      {({ field }) => <TextArea {...field('grund')} label={t('feld.grundText')} required maxLength={500} data-autofocus />}
    </BestellungStepDialog>
  )
}

export function BestaetigenDialog(step: BestellungStepProps<'selbstEinloesen' | 'neuAnfordern'>) {
  const t = useStepsTexts()
  const { handlung, positionIds } = step
  return <BestellungStepDialog step={step} values={{}} toBody={() => ({ positionIds })} hinweis={t(`bestaetigen.${handlung}`)} />
}

const noAnswer: { zustimmung: 'ja' | 'nein' | null; text: string } = { zustimmung: null, text: '' }

export function AnswerDialog(step: BestellungStepProps<'restErlassBeantworten' | 'stornoBeantworten'>) {
  const t = useStepsTexts()
  const { handlung, positionen, positionIds } = step
  const stornogrund = useStornogrund()
  const storno = handlung === 'stornoBeantworten'
  const vorschlag = positionen
    .map((position) => (storno ? position.stornoAnfrage?.grund : position.restEntfaellt?.grund))
    .find((grund) => grund !== undefined)
  return (
    <BestellungStepDialog
      step={step}
      values={noAnswer}
      toBody={({ zustimmung, text }) => ({
        positionIds,
        zustimmung: zustimmung === null ? null : zustimmung === 'ja',
        ...(storno ? { text: orNull(text) } : {}),
      })}
      hinweis={t(storno ? 'storno.anfrage' : 'rest.vorschlag', { grund: stornogrund(vorschlag ?? '') })}
    >
      {({ field }) => (
        <>
          <RadioField
            {...field('zustimmung')}
            label={t('feld.zustimmung')}
            required
            choices={choicesOf(['ja', 'nein'], (value) => t(`feld.${value}`))}
          />
          {storno && <TextArea {...field('text')} label={t('feld.erlaeuterung')} maxLength={500} />}
        </>
      )}
    </BestellungStepDialog>
  )
}

export function ReklamierenDialog(step: BestellungStepProps<'reklamieren'>) {
  const t = useStepsTexts()
  const b = useBegriffeTexts()
  const { positionen, positionIds } = step
  const geliefert = Math.min(...positionen.map(({ mengeGeliefert }) => mengeGeliefert))
  const { klientId } = step.bestellung
  const start: { grund: (typeof reklamationsgruende)[number] | null; text: string; menge: number | null; fotos: Foto[] } = {
    grund: null,
    text: '',
    menge: geliefert,
    fotos: [],
  }
  return (
    <BestellungStepDialog
      step={step}
      values={start}
      toBody={({ fotos, ...said }) => ({ positionIds, ...said, fotos: fotos.map(({ id }) => id) })}
    >
      {({ form, field }) => (
        <>
          <RadioField
            {...field('grund')}
            label={t('feld.grund')}
            required
            choices={choicesOf(reklamationsgruende, (value) => b(`reklamationsgrund.${value}`))}
          />
          <NumberField {...field('menge')} label={t('reklamieren.menge')} required min={1} max={geliefert} allowDecimal={false} />
          <TextArea {...field('text')} label={t('feld.erlaeuterung')} required maxLength={500} />
          {klientId !== null && (
            <PackFotos
              id={field('fotos').id}
              klientId={klientId}
              fotos={form.values.fotos}
              onChange={(fotos) => form.setFieldValue('fotos', fotos)}
            />
          )}
        </>
      )}
    </BestellungStepDialog>
  )
}
