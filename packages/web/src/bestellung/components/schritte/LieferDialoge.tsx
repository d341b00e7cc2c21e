import type { Lieferart } from '@dreiklang/domain/bestellung/bestellung'
import type { PersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'
import {
  beratungen,
  type EmpfaengerRolle,
  empfaengerRollen,
  mayReceive,
  type NachweisArt,
  scheiternGruende,
} from '@dreiklang/domain/bestellung/lieferung'
import type { BestellungAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { choicesOf, RadioField, SelectField } from '../../../form/choiceFields.tsx'
import { SignatureField } from '../../../form/SignatureField.tsx'
import { NumberField } from '../../../form/NumberField.tsx'
import { TextArea, TextField } from '../../../form/TextField.tsx'
import { orNull } from '../../../form/useSchemaForm.ts'
import { formatNumber } from '../../../shared/format.ts'
import { Alert } from '../../../ui/feedback.tsx'
import { useBegriffeTexts, useStepsTexts } from '../../bestellung.texts.ts'
import { BestellungStepDialog, type BestellungStepProps, type Lieferung } from './bestellungStep.tsx'

export interface LieferStepProps<H extends PersonenHandlung> extends BestellungStepProps<H> {
  lieferung: Lieferung
}

export function AusliefernDialog(step: LieferStepProps<'ausliefern'>) {
  const t = useStepsTexts()
  const { lieferung } = step
  const neuMessen = lieferung.kuehlkette && lieferung.versuche.length > 0
  const start: { bote: string; temperatur: number | null } = { bote: lieferung.bote ?? '', temperatur: null }
  return (
    <BestellungStepDialog
      step={step}
      values={start}
      toBody={({ bote, temperatur }) => ({ lieferungId: lieferung.id, bote: orNull(bote), temperatur })}
      hinweis={t('ausliefern.versuch', { nummer: lieferung.versuche.length + 1 })}
    >
      {({ field }) => (
        <>
          <TextField {...field('bote')} label={t('feld.bote')} maxLength={120} data-autofocus />
          {neuMessen && (
            <NumberField
              {...field('temperatur')}
              label={t('feld.temperatur')}
              description={t('kuehlkette.neuMessen')}
              required
              min={-30}
              max={60}
              decimalScale={1}
            />
          )}
        </>
      )}
    </BestellungStepDialog>
  )
}

/** A QR scan needs the same code; a scanner types it into the field. */
const nachweise: readonly NachweisArt[] = ['UNTERSCHRIFT', 'CODE']

/** E14: BtM goes from hand to hand, against signature. */
export function UebergabeDialog(step: LieferStepProps<'zustellen' | 'abholungBestaetigen'>) {
  const t = useStepsTexts()
  const b = useBegriffeTexts()
  const { bestellung, lieferung } = step
  const rollen = empfaengerRollen.filter((rolle) => mayReceive(rolle, lieferung.btm))
  const verordnet = step.handlung === 'zustellen' && step.positionen.some(({ rezeptart }) => rezeptart !== 'OHNE')
  return (
    <BestellungStepDialog
      step={step}
      values={{ nachweis: nachweisDefault(bestellung, lieferung) }}
      toBody={({ nachweis }) => ({ lieferungId: lieferung.id, nachweis: nachweisAbbild(nachweis) })}
      gross
    >
      {({ form, field }) => (
        <>
          {lieferung.btm && <Alert tone="warning">{t('uebergabe.btm')}</Alert>}
          {lieferung.kuehlkette && <Alert tone="info">{t('uebergabe.kuehl')}</Alert>}
          <TextField {...field('nachweis.empfaengerName')} label={t('feld.empfaengerName')} required maxLength={120} autoComplete="off" />
          <RadioField
            {...field('nachweis.empfaengerRolle')}
            label={t('feld.empfaengerRolle')}
            required
            choices={choicesOf(rollen, (value) => b(`empfaenger.${value}`))}
          />
          {lieferung.kuehlkette && (
            <NumberField
              {...field('nachweis.temperatur')}
              label={t('feld.temperatur')}
              description={t('kuehlkette.bereich')}
              required
              min={-30}
              max={60}
              decimalScale={1}
            />
          )}
          {!lieferung.btm && (
            <RadioField
              {...field('nachweis.art')}
              label={t('feld.nachweisArt')}
              required
              choices={choicesOf(nachweise, (value) => b(`nachweis.${value}`))}
            />
          )}
          {form.values.nachweis.art === 'UNTERSCHRIFT' ? (
            <SignatureField {...field('nachweis.unterschrift')} label={t('feld.unterschrift')} required />
          ) : (
            <TextField
              {...field('nachweis.code')}
              label={t('feld.code')}
              description={t('feld.codeHinweis')}
              required
              inputMode="numeric"
              maxLength={6}
              autoComplete="off"
            />
          )}
          <SelectField
            {...field('nachweis.beratung')}
            label={t('feld.beratung')}
            searchable={false}
            clearable={!verordnet}
            required={verordnet}
            placeholder={verordnet ? undefined : t('feld.keineBeratung')}
            choices={choicesOf(beratungen, (value) => b(`beratung.${value}`))}
          />
        </>
      )}
    </BestellungStepDialog>
  )
}

const noGrund: { grund: (typeof scheiternGruende)[number] | null; text: string; temperatur: number | null } = {
  grund: null,
  text: '',
  temperatur: null,
}

export function GescheitertDialog(step: LieferStepProps<'zustellungGescheitert'>) {
  const t = useStepsTexts()
  const b = useBegriffeTexts()
  const { lieferung } = step
  return (
    <BestellungStepDialog
      step={step}
      values={noGrund}
      toBody={({ grund, text, temperatur }) => ({
        lieferungId: lieferung.id,
        grund,
        text: orNull(text),
        temperatur: grund === 'KUEHLKETTE' ? temperatur : null,
      })}
      hinweis={t('ausliefern.versuch', { nummer: lieferung.versuche.length + 1 })}
    >
      {({ form, field }) => (
        <>
          <RadioField
            {...field('grund')}
            label={t('feld.grund')}
            required
            choices={choicesOf(scheiternGruende, (value) => b(`scheiternGrund.${value}`))}
          />
          {form.values.grund === 'KUEHLKETTE' && (
            <NumberField {...field('temperatur')} label={t('feld.temperatur')} required min={-30} max={60} decimalScale={1} />
          )}
          <TextArea {...field('text')} label={t('feld.erlaeuterung')} required={form.values.grund === 'KUEHLKETTE'} maxLength={500} />
        </>
      )}
    </BestellungStepDialog>
  )
}

export function KuehlketteDialog(step: LieferStepProps<'kuehlketteFreigeben'>) {
  const t = useStepsTexts()
  const { lieferung } = step
  return (
    <BestellungStepDialog
      step={step}
      values={{ begruendung: '' }}
      toBody={({ begruendung }) => ({ lieferungId: lieferung.id, begruendung })}
      hinweis={t('kuehlkette.freigebenText', { grad: formatNumber(lieferung.kuehlung?.temperatur ?? 0) })}
    >
      {({ field }) => <TextArea {...field('begruendung')} label={t('feld.grundText')} required maxLength={500} data-autofocus />}
    </BestellungStepDialog>
  )
}

export function ZuruecknehmenDialog(step: LieferStepProps<'zuruecknehmen'>) {
  const t = useStepsTexts()
  const { lieferung } = step
  return (
    <BestellungStepDialog
      step={step}
      values={{ grund: '' }}
      toBody={({ grund }) => ({ lieferungId: lieferung.id, grund })}
      hinweis={t('zuruecknehmen.text')}
    >
      {({ field }) => <TextArea {...field('grund')} label={t('feld.grundText')} required maxLength={500} data-autofocus />}
    </BestellungStepDialog>
  )
}

interface NachweisValues {
  art: NachweisArt
  unterschrift: string | null
  code: string
  empfaengerName: string
  empfaengerRolle: EmpfaengerRolle | null
  temperatur: number | null
  beratung: (typeof beratungen)[number] | null
}

const usualRolle: Record<Lieferart, EmpfaengerRolle | null> = {
  LIEFERUNG_KLIENT: 'KLIENT',
  LIEFERUNG_PFLEGEDIENST: 'PFLEGEKRAFT',
  LIEFERUNG_ANDERE_ADRESSE: null,
  ABHOLUNG_PFLEGE: 'PFLEGEKRAFT',
  ABHOLUNG_KLIENT: 'KLIENT',
}

/** Whoever collects reads the code on their own screen; whoever delivers must ask for it. */
export function nachweisDefault(
  { lieferart }: Pick<BestellungAnswer, 'lieferart'>,
  { code }: Pick<BestellungAnswer['lieferungen'][number], 'code'>,
): NachweisValues {
  return {
    art: 'UNTERSCHRIFT',
    unterschrift: null,
    code: code ?? '',
    empfaengerName: '',
    empfaengerRolle: usualRolle[lieferart],
    temperatur: null,
    beratung: null,
  }
}

export function nachweisAbbild(values: NachweisValues) {
  const withUnterschrift = values.art === 'UNTERSCHRIFT'
  return { ...values, unterschrift: withUnterschrift ? values.unterschrift : null, code: withUnterschrift ? null : values.code.trim() }
}
