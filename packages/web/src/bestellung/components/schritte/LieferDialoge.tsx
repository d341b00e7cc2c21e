import type { PersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'
import { findCoolRange } from '@dreiklang/domain/bestellung/packen'
import { zuzahlungOfBag } from '@dreiklang/domain/bestellung/zuzahlungStand'
import { NumberField } from '../../../form/NumberField.tsx'
import { TextArea, TextField } from '../../../form/TextField.tsx'
import { orNull } from '../../../form/useSchemaForm.ts'
import { formatNumber } from '../../../shared/format.ts'
import { useStepsTexts } from '../../bestellung.texts.ts'
import { BestellungStepDialog, type BestellungStepProps, type Lieferung } from './bestellungStep.tsx'
import { type HandOverFacts, beginHandOver, nachweisAbbild, noGrund, zuzahlungAbbild } from './handOver.ts'
import { HandOverFields, NotMetFields } from './HandOverFields.tsx'

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

/** E14 */
export function UebergabeDialog(step: LieferStepProps<'zustellen' | 'abholungBestaetigen'>) {
  const { bestellung, lieferung, positionen } = step
  const { lieferart, klient } = bestellung
  const facts: HandOverFacts = {
    lieferart,
    code: lieferung.code,
    btm: lieferung.btm,
    kuehl: lieferung.kuehlkette ? findCoolRange(lieferung) : null,
    beratung: step.handlung === 'zustellen' && positionen.some(({ rezeptart }) => rezeptart !== 'OHNE'),
    zuzahlungCent: zuzahlungOfBag(lieferung, bestellung.positionen),
    klient: klient && `${klient.vorname} ${klient.nachname}`,
    withCode: true,
  }
  return (
    <BestellungStepDialog
      step={step}
      values={beginHandOver(facts)}
      toBody={({ nachweis, zuzahlung }) => ({
        lieferungId: lieferung.id,
        nachweis: nachweisAbbild(nachweis),
        zuzahlung: zuzahlungAbbild(zuzahlung, facts.zuzahlungCent),
      })}
      gross
    >
      {(form) => <HandOverFields form={form} facts={facts} />}
    </BestellungStepDialog>
  )
}

export function GescheitertDialog(step: LieferStepProps<'zustellungGescheitert'>) {
  const t = useStepsTexts()
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
      {(form) => <NotMetFields form={form} />}
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
