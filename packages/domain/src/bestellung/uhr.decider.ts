/** What the clock does with an order: warnings about and expiry of prescriptions, escalation, unanswered emergencies, implicit receipt. */
import {
  type Instant,
  arbeitszeitMs,
  berlinDatum,
  berlinInstant,
  istWerktag,
  nachArbeitszeit,
  plusGezaehlteTage,
  plusTage,
  tageZwischen,
} from '../shared/zeit.ts'
import type { Bestellung } from './bestellung.document.ts'
import type { Position } from './position.document.ts'
import { type Ereignis, positionEreignis, zeileVon } from './ereignis.ts'
import { eingangBestaetigen } from './lieferung.decider.ts'

const STUNDE = 3_600_000
/** Office hours after which a waiting practice is reminded, then all of it, then its manager (domain.md, E22). */
const eskalationsstufen = [24 * STUNDE, 48 * STUNDE, 72 * STUNDE] as const
/** Days before the end of a prescription on which the nursing service is warned. */
const warntage = [7, 3, 1] as const
const notfallAntwortMs = 30 * 60_000

/** All that is due at `jetzt`; empty when nothing is. Applying it makes a second call empty. */
export function uhr(bestellung: Bestellung, jetzt: Instant): Ereignis[] {
  return [...bestellung.positionen.flatMap((position) => positionUhr(bestellung, position, jetzt)), ...notfallUhr(bestellung, jetzt)]
}

/** The next instant at which `uhr` will have something to do, or null. Always later than the last event of the clock. */
export function naechsteFrist(bestellung: Bestellung): Instant | null {
  const fristen = [...bestellung.positionen.flatMap((position) => positionFristen(bestellung, position)), ...notfallFristen(bestellung)]
  return fristen.toSorted()[0] ?? null
}

function positionUhr(bestellung: Bestellung, position: Position, jetzt: Instant): Ereignis[] {
  switch (position.status) {
    case 'BEIM_ARZT':
      return eskalationUhr(position, jetzt)
    case 'VERORDNET':
      return rezeptUhr(position, jetzt)
    case 'GELIEFERT':
      return eingangFaellig(bestellung, position, jetzt) ? [eingangBestaetigen(position, [], { jetzt })] : []
    default:
      return []
  }
}

function eskalationUhr(position: Position, jetzt: Instant): Ereignis[] {
  const { stufe, pausiertMs, pauseSeit } = position.eskalation
  if (pauseSeit !== null) return []
  const gewartet = arbeitszeitMs(position.seit, jetzt) - pausiertMs
  const erreicht = eskalationsstufen.filter((grenze) => gewartet >= grenze).length as 0 | 1 | 2 | 3
  if (erreicht <= stufe) return []
  return [
    positionEreignis('eskalieren', position, {
      jetzt,
      angaben: { stufe: erreicht },
      neu: { eskalation: { ...position.eskalation, stufe: erreicht } },
    }),
  ]
}

function rezeptUhr(position: Position, jetzt: Instant): Ereignis[] {
  const ende = position.rezept?.gueltigBis
  if (!ende) return []
  const tage = tageZwischen(berlinDatum(jetzt), ende)
  if (tage < 0) {
    if (position.fristGewarnt === -1) return []
    return [positionEreignis('rezeptAblaufen', position, { jetzt, angaben: { gueltigBis: ende }, neu: { fristGewarnt: -1 } })]
  }
  const warnung = warntageVon(position).findLast((tag) => tage <= tag)
  if (warnung === undefined || (position.fristGewarnt !== null && position.fristGewarnt <= warnung)) return []
  return [positionEreignis('fristWarnen', position, { jetzt, angaben: { tage, gueltigBis: ende }, neu: { fristGewarnt: warnung } })]
}

/** A prescription valid for one week is not announced as expiring on the day it was issued. */
function warntageVon({ rezept }: Position): readonly number[] {
  if (!rezept?.gueltigBis || !rezept.ausgestelltAm) return warntage
  const dauer = tageZwischen(rezept.ausgestelltAm, rezept.gueltigBis)
  return warntage.filter((tag) => tag < dauer)
}

/** A client who receives the bag in person confirms by not complaining for three Werktage. */
function eingangFaelligAm(bestellung: Bestellung, position: Position): Instant | null {
  const selbst = bestellung.lieferart === 'LIEFERUNG_KLIENT' || bestellung.lieferart === 'ABHOLUNG_KLIENT'
  if (!selbst || position.geliefertAm === null) return null
  return berlinInstant(plusTage(plusGezaehlteTage(berlinDatum(position.geliefertAm), 3, istWerktag), 1))
}

function eingangFaellig(bestellung: Bestellung, position: Position, jetzt: Instant): boolean {
  const frist = eingangFaelligAm(bestellung, position)
  return frist !== null && frist <= jetzt
}

const wartetAufAntwort = ({ status }: Position) => status === 'BEIM_ARZT' || status === 'BEI_APOTHEKE'

function notfallUhr(bestellung: Bestellung, jetzt: Instant): Ereignis[] {
  const frist = notfallFristen(bestellung)[0]
  if (frist === undefined || frist > jetzt) return []
  return [
    {
      art: 'notfallMelden',
      zeile: zeileVon('notfallMelden'),
      positionId: null,
      aenderung: { ziel: 'kopf', alt: { notfallUnbestaetigt: false }, neu: { notfallUnbestaetigt: true } },
      angaben: {},
      sichtbarFuer: ['PFLEGE'],
    },
  ]
}

function notfallFristen(bestellung: Bestellung): Instant[] {
  if (bestellung.prioritaet !== 'NOTFALL' || bestellung.notfallUnbestaetigt) return []
  return bestellung.positionen
    .filter(wartetAufAntwort)
    .map(({ seit }) => new Date(Date.parse(seit) + notfallAntwortMs).toISOString())
    .toSorted()
}

function positionFristen(bestellung: Bestellung, position: Position): Instant[] {
  switch (position.status) {
    case 'BEIM_ARZT': {
      const { stufe, pausiertMs, pauseSeit } = position.eskalation
      const grenze = eskalationsstufen[stufe as 0 | 1 | 2]
      return pauseSeit !== null || grenze === undefined ? [] : [nachArbeitszeit(position.seit, grenze + pausiertMs)]
    }
    case 'VERORDNET': {
      const ende = position.rezept?.gueltigBis
      if (!ende || position.fristGewarnt === -1) return []
      const gewarnt = position.fristGewarnt
      const naechste = warntageVon(position).find((tag) => gewarnt === null || tag < gewarnt)
      return [berlinInstant(plusTage(ende, naechste === undefined ? 1 : -naechste))]
    }
    case 'GELIEFERT': {
      const frist = eingangFaelligAm(bestellung, position)
      return frist === null ? [] : [frist]
    }
    default:
      return []
  }
}
