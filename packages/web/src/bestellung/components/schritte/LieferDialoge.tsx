import type { Lieferart } from '@dreiklang/domain/bestellung/bestellung'
import type { PersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'
import {
  type EmpfaengerRolle,
  empfaengerRollen,
  mayReceive,
  type NachweisArt,
  scheiternGruende,
} from '@dreiklang/domain/bestellung/lieferung'
import type { BestellungAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { choicesOf, RadioField, SelectField } from '../../../form/choiceFields.tsx'
import { DateField } from '../../../form/DateField.tsx'
import { SignatureField } from '../../../form/SignatureField.tsx'
import { NumberField, TextArea, TextField } from '../../../form/TextField.tsx'
import { orNull } from '../../../form/useSchemaForm.ts'
import { useToday } from '../../../shared/useToday.ts'
import { Alert } from '../../../ui/feedback.tsx'
import { useBegriffeTexts, useStepsTexts } from '../../bestellung.texts.ts'
import { BestellungStepDialog, type BestellungStepProps, type Lieferung } from './bestellungStep.tsx'
import { openMenge, validProdukt } from './defaults.ts'
import classes from './Steps.module.css'

interface BereitValues {
  positionen: { menge: number | null; charge: string; verfall: string | null }[]
  geplantAm: string | null
  kontrolliertVon: string
}

export function BereitstellenDialog(step: BestellungStepProps<'bereitstellen'>) {
  const t = useStepsTexts()
  const today = useToday()
  const { positionen } = step
  const start: BereitValues = {
    positionen: positionen.map((position) => ({ menge: openMenge(position), charge: '', verfall: null })),
    geplantAm: null,
    kontrolliertVon: '',
  }
  return (
    <BestellungStepDialog
      step={step}
      values={start}
      toBody={({ positionen: rows, geplantAm, kontrolliertVon }) => ({
        positionen: positionen.map(({ id }, i) => ({
          positionId: id,
          menge: rows[i]?.menge,
          charge: orNull(rows[i]?.charge ?? ''),
          verfall: rows[i]?.verfall ?? null,
        })),
        geplantAm,
        kontrolliertVon: orNull(kontrolliertVon),
      })}
      gross
    >
      {({ field }) => (
        <>
          {positionen.map((position, i) => {
            const { bezeichnung } = validProdukt(position)
            const rest = openMenge(position)
            return (
              <div key={position.id} className={classes.abschnitt} role="group" aria-label={bezeichnung}>
                <NumberField
                  {...field(`positionen.${i}.menge`)}
                  label={t('bereitstellen.mengeVon', { bezeichnung })}
                  description={t('bereitstellen.offen', { rest, soll: position.sollMenge })}
                  required
                  min={1}
                  max={rest}
                  allowDecimal={false}
                />
                <div className={classes.zwei}>
                  <TextField {...field(`positionen.${i}.charge`)} label={t('feld.charge')} maxLength={40} autoComplete="off" />
                  <DateField {...field(`positionen.${i}.verfall`)} label={t('feld.verfall')} minDate={today} />
                </div>
              </div>
            )
          })}
          <DateField {...field('geplantAm')} label={t('feld.geplantAm')} minDate={today} />
          <TextField {...field('kontrolliertVon')} label={t('feld.kontrolliertVon')} maxLength={120} />
        </>
      )}
    </BestellungStepDialog>
  )
}

export interface LieferStepProps<H extends PersonenHandlung> extends BestellungStepProps<H> {
  lieferung: Lieferung
}

export function AusliefernDialog(step: LieferStepProps<'ausliefern'>) {
  const t = useStepsTexts()
  const { lieferung } = step
  return (
    <BestellungStepDialog
      step={step}
      values={{ bote: lieferung.bote ?? '' }}
      toBody={({ bote }) => ({ lieferungId: lieferung.id, bote: orNull(bote) })}
      hinweis={t('ausliefern.versuch', { nummer: lieferung.versuche.length + 1 })}
    >
      {({ field }) => <TextField {...field('bote')} label={t('feld.bote')} maxLength={120} data-autofocus />}
    </BestellungStepDialog>
  )
}

const beratungen = ['TELEFON', 'TUER', 'SCHRIFTLICH'] as const
/** A QR scan needs the same code; a scanner types it into the field. */
const nachweise: readonly NachweisArt[] = ['UNTERSCHRIFT', 'CODE']

/** E14: BtM goes from hand to hand, against signature. */
export function UebergabeDialog(step: LieferStepProps<'zustellen' | 'abholungBestaetigen'>) {
  const t = useStepsTexts()
  const b = useBegriffeTexts()
  const { bestellung, lieferung } = step
  const rollen = empfaengerRollen.filter((rolle) => mayReceive(rolle, lieferung.btm))
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
            <NumberField {...field('nachweis.temperatur')} label={t('feld.temperatur')} required min={-30} max={60} decimalScale={1} />
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
            clearable
            placeholder={t('feld.keineBeratung')}
            choices={choicesOf(beratungen, (value) => b(`beratung.${value}`))}
          />
        </>
      )}
    </BestellungStepDialog>
  )
}

const noGrund: { grund: (typeof scheiternGruende)[number] | null; text: string } = { grund: null, text: '' }

export function GescheitertDialog(step: LieferStepProps<'zustellungGescheitert'>) {
  const t = useStepsTexts()
  const b = useBegriffeTexts()
  const { lieferung } = step
  return (
    <BestellungStepDialog
      step={step}
      values={noGrund}
      toBody={({ grund, text }) => ({ lieferungId: lieferung.id, grund, text: orNull(text) })}
      hinweis={t('ausliefern.versuch', { nummer: lieferung.versuche.length + 1 })}
    >
      {({ field }) => (
        <>
          <RadioField
            {...field('grund')}
            label={t('feld.grund')}
            required
            choices={choicesOf(scheiternGruende, (value) => b(`scheiternGrund.${value}`))}
          />
          <TextArea {...field('text')} label={t('feld.erlaeuterung')} maxLength={500} />
        </>
      )}
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
  beratung: 'TELEFON' | 'TUER' | 'SCHRIFTLICH' | null
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
