import { annehmen, austauschen, newRezeptAnfordern, restErlassBeantworten, restErlassen } from './abgabe.decider.ts'
import type { Bestellung } from './bestellung.document.ts'
import { type BestellungCode, bestellungErrors } from './bestellung.errors.ts'
import { sperre } from './bestellung.policy.ts'
import { eingangBestaetigen, reklamieren } from './eingang.decider.ts'
import { senden } from './entwurf.decider.ts'
import { type Ereignis, evolve } from './ereignis.ts'
import { closeFolge } from './folgen.decider.ts'
import {
  anApothekeWeiterleiten,
  anPraxisWeiterleiten,
  rueckfrageAntworten,
  rueckfrageErledigen,
  rueckfrageStellen,
  stornieren,
  stornoAnfragen,
} from './gespraech.decider.ts'
import type { DecisionContext, Person } from './handelnder.ts'
import type { Auftrag } from './handlungen.contract.ts'
import { checkApothekenwahl, checkEmpfang, checkVollmacht } from './klientStand.decider.ts'
import { recordKassenentscheid, verordnungEinreichen, verordnungHolen, verordnungUnterschreiben } from './hkpWeg.decider.ts'
import { ausliefern, bereitstellen, kuehlketteFreigeben, uebergeben, zustellungGescheitert } from './lieferung.decider.ts'
import type { Position } from './position.document.ts'
import { recordGenehmigung, recordKostenvoranschlag } from './kostentraeger.decider.ts'
import {
  checkStillOrdered,
  checkVersorgung,
  declineNachschub,
  proposeNachschub,
  takeOverNachschub,
  withdrawNachschub,
} from './nachschub.decider.ts'
import { recordRetoure } from './retoure.decider.ts'
import { stornoBeantworten, zuruecknehmen } from './ruecknahme.decider.ts'
import { positionOf } from './stand.ts'
import { btmFeststellen } from './btm.decider.ts'
import { assignRezeptblaetter, findTakenAlong, keepRezeptblaetter, listReportedRezepte } from './rezeptblatt.decider.ts'
import { rezeptVorlegen } from './vorlage.decider.ts'
import {
  refusePosition,
  anApothekeGeben,
  neuAnfordern,
  rezeptKorrigieren,
  rezeptOrtMelden,
  rezeptZurueckziehen,
  selbstEinloesen,
  verordnen,
} from './verordnung.decider.ts'
import { setZuzahlung, recordZuzahlung } from './zuzahlung.decider.ts'

function gemeinte(bestellung: Bestellung, { handlung, angaben }: Auftrag): Position[] {
  const ids = (() => {
    switch (handlung) {
      case 'senden':
        return bestellung.positionen.map(({ id }) => id)
      case 'bereitstellen':
        return angaben.positionen.map(({ positionId }) => positionId)
      case 'ausliefern':
      case 'zustellen':
      case 'abholungBestaetigen':
      case 'zustellungGescheitert':
      case 'kuehlketteFreigeben':
      case 'zuruecknehmen':
      case 'setZuzahlung':
      case 'recordZuzahlung':
        return bestellung.lieferungen.find(({ id }) => id === angaben.lieferungId)?.positionen.map(({ positionId }) => positionId)
      case 'rueckfrageAntworten':
      case 'rueckfrageErledigen':
        return bestellung.rueckfragen.find(({ id }) => id === angaben.rueckfrageId)?.positionIds
      default:
        return angaben.positionIds
    }
  })()
  if (ids === undefined) {
    throw bestellungErrors.refuse(handlung.startsWith('rueckfrage') ? 'bestellung.rueckfrage_unbekannt' : 'bestellung.lieferung_unbekannt')
  }
  return [...new Set(ids)].map((id) => {
    const position = positionOf(bestellung, id)
    if (position === undefined) throw bestellungErrors.refuse('bestellung.position_unbekannt')
    return position
  })
}

const keepsBag: readonly BestellungCode[] = ['bestellung.rezept_liegt_nicht_vor', 'bestellung.btm_nur_fachkraft']

/** Throws a `Refusal` with the code of the first closed gate. Of a delivered bag, items that moved on are skipped; one must be ready. */
export function decide(bestellung: Bestellung, auftrag: Auftrag, umstaende: DecisionContext & { handelnder: Person }): Ereignis[] {
  const { handelnder, heute, klient } = umstaende
  const verstorben = klient?.status === 'VERSTORBEN'
  const positionen = gemeinte(bestellung, auftrag)
  const sperren = positionen.map((position) => sperre(auftrag.handlung, { bestellung, position, handelnder, heute, verstorben }))
  const einerGenuegt = [
    'ausliefern',
    'zustellen',
    'abholungBestaetigen',
    'zustellungGescheitert',
    'kuehlketteFreigeben',
    'zuruecknehmen',
    'setZuzahlung',
    'recordZuzahlung',
    'rueckfrageAntworten',
    'rueckfrageErledigen',
  ]
  const open = einerGenuegt.includes(auftrag.handlung) && sperren.includes(null)
  // What has moved on is skipped in a bag; what lacks its prescription, or its Fachkraft, keeps the whole bag here.
  const gesperrt = sperren.find((code) => code !== null && (!open || keepsBag.includes(code)))
  // An item this side cannot see is answered exactly like one that does not exist.
  if (gesperrt === 'bestellung.position_unbekannt') throw bestellungErrors.refuse(gesperrt)
  if (gesperrt) {
    const position = positionen[sperren.indexOf(gesperrt)]
    // The name of the person working on it would reveal the pharmacy to the practice.
    const bearbeiter = handelnder.seite === 'ARZT' ? undefined : position?.bearbeiter?.name
    throw bestellungErrors.refuse(gesperrt, { angaben: { positionId: position?.id, bearbeiter } })
  }
  const takenAlong = findTakenAlong(bestellung, auftrag, { named: positionen, lage: { ...umstaende, verstorben } })
  const ereignisse = step(bestellung, auftrag, { positionen: [...positionen, ...takenAlong], umstaende })
  return keepRezeptblaetter(bestellung, ereignisse, umstaende.now)
}

function step(
  bestellung: Bestellung,
  auftrag: Auftrag,
  { positionen, umstaende }: { positionen: Position[]; umstaende: DecisionContext & { handelnder: Person } },
): Ereignis[] {
  const person = umstaende.handelnder
  const { einloesung } = bestellung
  switch (auftrag.handlung) {
    case 'senden':
      return senden(bestellung, umstaende)
    case 'verordnen': {
      const blattOf = assignRezeptblaetter(positionen, auftrag.angaben, umstaende)
      return positionen.map((one) => verordnen(one, auftrag.angaben, { ...umstaende, einloesung, rezeptblattId: blattOf(one) }))
    }
    case 'rezeptKorrigieren': {
      const blattOf = assignRezeptblaetter(positionen, auftrag.angaben, umstaende)
      return positionen.map((one) => rezeptKorrigieren(one, auftrag.angaben, { ...umstaende, einloesung, rezeptblattId: blattOf(one) }))
    }
    case 'rezeptZurueckziehen':
      return positionen.map((position) => rezeptZurueckziehen(position, auftrag.angaben, umstaende))
    case 'arztAblehnen':
    case 'apothekeAblehnen':
      return positionen.map((position) => refusePosition(position, auftrag, umstaende))
    case 'anApothekeGeben':
      checkVollmacht(bestellung, umstaende)
      checkApothekenwahl(bestellung, umstaende)
      return positionen.map((position) => anApothekeGeben(position, auftrag.angaben, { ...umstaende, einloesung }))
    case 'selbstEinloesen':
      return positionen.map((position) => selbstEinloesen(position, umstaende))
    case 'verordnungHolen':
      return positionen.map((position) => verordnungHolen(position, auftrag.angaben, umstaende))
    case 'verordnungUnterschreiben':
      return positionen.map((position) => verordnungUnterschreiben(position, auftrag.angaben, umstaende))
    case 'verordnungEinreichen':
      return positionen.map((position) => verordnungEinreichen(position, auftrag.angaben, umstaende))
    case 'kasseEntscheiden':
      return positionen.map((position) => recordKassenentscheid(position, auftrag.angaben, umstaende))
    case 'neuAnfordern':
      return positionen.map((position) => neuAnfordern(position, umstaende))
    case 'annehmen':
      return positionen.map((position) => annehmen(position, auftrag.angaben, umstaende))
    case 'rezeptVorlegen':
      return positionen.map((position) => rezeptVorlegen(position, auftrag.angaben, umstaende))
    case 'recordKostenvoranschlag':
      return positionen.map((position) => recordKostenvoranschlag(position, auftrag.angaben, umstaende))
    case 'recordGenehmigung':
      return positionen.map((position) => recordGenehmigung(position, auftrag.angaben, umstaende))
    case 'austauschen':
      return positionen.map((position) => austauschen(position, auftrag.angaben, umstaende))
    case 'btmFeststellen':
      return btmFeststellen(bestellung, positionen, { grund: auftrag.angaben.grund, now: umstaende.now })
    case 'neuesRezeptAnfordern':
      return positionen.map((position) => newRezeptAnfordern(position, auftrag.angaben, umstaende))
    case 'bereitstellen':
      return bereitstellen(bestellung, auftrag.angaben, umstaende)
    case 'ausliefern':
      return ausliefern(bestellung, auftrag.angaben)
    case 'abholungBestaetigen':
      checkEmpfang(bestellung, umstaende)
      return uebergeben(auftrag.handlung, bestellung, { angaben: auftrag.angaben, umstaende })
    case 'zustellen':
      return uebergeben(auftrag.handlung, bestellung, { angaben: auftrag.angaben, umstaende })
    case 'zustellungGescheitert':
      return zustellungGescheitert(bestellung, auftrag.angaben, umstaende)
    case 'kuehlketteFreigeben':
      return kuehlketteFreigeben(bestellung, auftrag.angaben, umstaende)
    case 'zuruecknehmen':
      return zuruecknehmen(bestellung, auftrag.angaben, umstaende)
    case 'setZuzahlung':
      return setZuzahlung(bestellung, auftrag.angaben, umstaende)
    case 'recordZuzahlung':
      return recordZuzahlung(bestellung, auftrag.angaben, umstaende)
    case 'restErlassen':
      return positionen.map((position) => restErlassen(position, auftrag.angaben, umstaende))
    case 'restErlassBeantworten':
      return positionen.map((position) => restErlassBeantworten(position, auftrag.angaben, umstaende))
    case 'eingangBestaetigen':
      return positionen.map((position) => eingangBestaetigen(position, auftrag.angaben, umstaende))
    case 'reklamieren':
      return positionen.map((position) => reklamieren(position, auftrag.angaben, umstaende))
    case 'stornieren':
      return positionen.map((position) => stornieren(position, auftrag.angaben, umstaende))
    case 'stornoAnfragen':
      return positionen.map((position) => stornoAnfragen(position, auftrag.angaben, umstaende))
    case 'stornoBeantworten':
      return positionen.flatMap((position) => stornoBeantworten(bestellung, position, { angaben: auftrag.angaben, umstaende }))
    case 'rueckfrageStellen':
      return rueckfrageStellen(bestellung, positionen, { angaben: auftrag.angaben, umstaende, person })
    case 'rueckfrageAntworten':
      return rueckfrageAntworten(bestellung, auftrag.angaben, { umstaende, person })
    case 'rueckfrageErledigen':
      return rueckfrageErledigen(bestellung, auftrag.angaben.rueckfrageId, { umstaende, person })
    case 'anPraxisWeiterleiten':
      return anPraxisWeiterleiten(bestellung, auftrag.angaben, umstaende)
    case 'anApothekeWeiterleiten':
      return anApothekeWeiterleiten(bestellung, auftrag.angaben, umstaende)
    case 'retoureFesthalten':
      return positionen.map((position) => recordRetoure(position, auftrag.angaben, umstaende))
    case 'proposeNachschub':
      checkVersorgung(umstaende)
      return positionen.map((position) => proposeNachschub(position, auftrag.angaben, umstaende))
    case 'withdrawNachschub':
      return positionen.map((position) => withdrawNachschub(position, umstaende))
    case 'takeOverNachschub':
      checkStillOrdered(bestellung, umstaende)
      return takeOverNachschub(positionen, umstaende)
    case 'declineNachschub':
      return positionen.map((position) => declineNachschub(position, auftrag.angaben.grund, umstaende))
    case 'folgeErledigen':
    case 'folgeVerzichten':
      return positionen.map((position) => closeFolge(position, auftrag, umstaende))
    case 'rezeptOrtMelden':
      return listReportedRezepte(bestellung, positionen, { ...auftrag.angaben, ...umstaende }).map(({ position, rezeptblattId }) =>
        rezeptOrtMelden(position, auftrag.angaben, { ...umstaende, einloesung, rezeptblattId }),
      )
    default:
      return auftrag satisfies never
  }
}

export function after(bestellung: Bestellung, ereignisse: readonly Ereignis[]): Bestellung {
  return { ...ereignisse.reduce(evolve, bestellung), version: bestellung.version + 1 }
}
