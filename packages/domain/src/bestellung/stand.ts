import type { Seite } from '../shared/akteur.ts'
import { type Instant, berlinDate } from '../shared/time.ts'
import { isUeberfaellig, ueberfaelligFrom } from './bedarf.ts'
import type { Bestellung } from './bestellung.document.ts'
import { type PositionStatus, type WartetAuf, isEnd, positionStatus } from './bestellung.ts'
import { type OpenFolge, openFolgen, openFolgenBei } from './folgen.ts'
import { isOut, openBagWith } from './lieferung.ts'
import { isBeimKostentraeger } from './kostentraeger.ts'
import { hasOpenNachschub } from './nachschub.ts'
import type { Position } from './position.document.ts'
import { isExpired } from './rezept.ts'
import { isMissingRezept, rezeptBringer, isRunningOut } from './vorlage.ts'

export const ueberlagerungen = [
  'RUECKFRAGE',
  'LIEFERPROBLEM',
  'REZEPT_ABGELAUFEN',
  'REZEPT_FEHLT',
  'UEBERFAELLIG',
  'NOTFALL',
  'NOTFALL_UNBESTAETIGT',
  'STORNO_ANGEFRAGT',
  'ZURUECKGERUFEN',
  'REST_ENTFAELLT_VORGESCHLAGEN',
  'TEILGELIEFERT',
  'REKLAMIERT',
  'ESKALIERT',
  'BEIM_KOSTENTRAEGER',
  'NACHSCHUB_VORGESCHLAGEN',
  'PRUEFEN',
] as const
export type Ueberlagerung = (typeof ueberlagerungen)[number]

/** Said by the clock of the prescription that is there now; a new one begins anew. */
export const hasExpired = ({ fristGewarnt }: Position): boolean => fristGewarnt === -1

type Kopf = Pick<Bestellung, 'einloesung' | 'lieferart' | 'rueckfragen' | 'lieferungen'>

/** Who comes for what is packed; a bag that went out all the same is brought. */
function fetcher(kopf: Kopf, position: Position): WartetAuf {
  const { lieferart } = kopf
  const bag = openBagWith(kopf, position)
  if (bag !== null && isOut(bag)) return 'APOTHEKE'
  if (lieferart === 'ABHOLUNG_PFLEGE') return 'PFLEGE'
  return lieferart === 'ABHOLUNG_KLIENT' ? 'KLIENT' : 'APOTHEKE'
}

/** Whose turn a position is; an open question moves it to the one who has to answer. What has ended is still the turn of the first open follow-up. */
export function wartetAuf(kopf: Kopf, position: Position): WartetAuf {
  if (isEnd(position.status)) return openFolgen(position)[0]?.bei ?? 'NIEMAND'
  const frage = kopf.rueckfragen.find((rueckfrage) => rueckfrage.offenBei !== null && rueckfrage.positionIds.includes(position.id))
  if (frage?.offenBei) return frage.offenBei
  switch (position.status) {
    case 'ENTWURF':
      return 'PFLEGE'
    case 'BEIM_ARZT':
      return 'ARZT'
    case 'VERORDNET':
      // Expired: whoever was to redeem it, the nursing service asks anew, or cancels what it has asked for anew in another order.
      if (hasExpired(position)) return 'PFLEGE'
      // Muster 12 is nothing that anybody redeems: the nursing service takes it to the Krankenkasse.
      return kopf.einloesung === 'DURCH_KLIENT' && position.rezeptart !== 'MUSTER12' ? 'KLIENT' : 'PFLEGE'
    case 'BEI_APOTHEKE':
      return 'APOTHEKE'
    case 'IN_BEARBEITUNG':
      if (isBeimKostentraeger(position)) return 'KOSTENTRAEGER'
      // The Krankenkasse has refused: whether it is wanted all the same, the nursing service settles with the Klient.
      if (openFolgen(position).some(({ art }) => art === 'ABLEHNUNG_KLAEREN')) return 'PFLEGE'
      if (position.restEntfaellt?.durch === 'APOTHEKE') return 'PFLEGE'
      return isMissingRezept(position) ? rezeptBringer(kopf, position) : 'APOTHEKE'
    case 'BEREIT':
      if (position.stornoAnfrage !== null || position.zurueckgerufen !== null) return 'APOTHEKE'
      return fetcher(kopf, position)
    case 'GELIEFERT':
      return 'PFLEGE'
    default:
      return 'NIEMAND'
  }
}

/** Whose turn the order is: the turn of its least advanced open position. */
export function waitsForOverall(kopf: Kopf, positionen: readonly Position[]): WartetAuf {
  const offene = positionen.filter((position) => !isEnd(position.status))
  const fragt = offene.find((position) => kopf.rueckfragen.some((r) => r.offenBei !== null && r.positionIds.includes(position.id)))
  const vorn = fragt ?? offene.toSorted((a, b) => rang(a.status) - rang(b.status))[0]
  const left = vorn ?? positionen.find((position) => openFolgen(position).length > 0)
  return left === undefined ? 'NIEMAND' : wartetAuf(kopf, left)
}

const hasFolgeBei = (positionen: readonly Position[], seite: Seite): boolean =>
  positionen.some((position) => openFolgenBei(position, seite).length > 0)

/** The proposal of a pharmacy is the nursing service's to answer; a practice is told of none, which would tell it the pharmacy. */
const waitsForDraft = (seite: Seite, positionen: readonly Position[]): boolean => seite !== 'ARZT' && positionen.some(hasOpenNachschub)

/** What this side has left to do, although the step before has ended it. */
export const hasLeft = (positionen: readonly Position[], seite: Seite): boolean =>
  hasFolgeBei(positionen, seite) || (seite === 'PFLEGE' && waitsForDraft(seite, positionen))

/** Whose turn it is as this side has to know it: what it has left to do itself comes before the turn of another. */
export function turnFor(seite: Seite, kopf: Kopf, positionen: readonly Position[]): WartetAuf {
  if (hasLeft(positionen, seite)) return seite
  const turn = waitsForOverall(kopf, positionen)
  return turn === 'NIEMAND' && waitsForDraft(seite, positionen) ? 'PFLEGE' : turn
}

/**
 * What is left to do after an end, for as long as it decides whose turn the order is: the side's own; and to the nursing service, which is told
 * of all of it, also what another side is waited for.
 */
export function leftFor(seite: Seite, kopf: Kopf, positionen: readonly Position[]): OpenFolge[] {
  const turn = turnFor(seite, kopf, positionen)
  const waitedFor = seite === 'PFLEGE' && positionen.every(({ status }) => isEnd(status)) ? turn : seite
  const meant = positionen.flatMap((position) => openFolgen(position).filter(({ bei }) => bei === waitedFor))
  return meant.flatMap(({ art, bei }, place) => (meant.findIndex((one) => one.art === art) === place ? [{ art, bei }] : []))
}

/** Of one position. */
export function turnOfPosition(seite: Seite, kopf: Kopf, position: Position): WartetAuf {
  const turn = wartetAuf(kopf, position)
  return turn === 'NIEMAND' && waitsForDraft(seite, [position]) ? 'PFLEGE' : turn
}

const rang = (status: PositionStatus): number => positionStatus.indexOf(status)

/** State of the whole: the least advanced open position; with none open the common end (domain.md, end of 3.4). */
export function gesamtStatus(positionen: readonly Pick<Position, 'status'>[]): PositionStatus {
  const offene = positionen.filter(({ status }) => !isEnd(status)).toSorted((a, b) => rang(a.status) - rang(b.status))
  if (offene[0] !== undefined) return offene[0].status
  if (positionen.length === 0) return 'ENTWURF'
  if (positionen.every(({ status }) => status === 'STORNIERT')) return 'STORNIERT'
  return positionen.every(({ status }) => status === 'ABGELEHNT') ? 'ABGELEHNT' : 'ABGESCHLOSSEN'
}

export function isPartial(positionen: readonly Pick<Position, 'status'>[]): boolean {
  return new Set(positionen.map(({ status }) => status)).size > 1
}

/** True while a practice or a pharmacy has not yet taken up what it was asked for. */
export const waitsForAnswer = ({ status }: Pick<Position, 'status'>): boolean => status === 'BEIM_ARZT' || status === 'BEI_APOTHEKE'

/** Who is asked while it waits for an answer. */
export const askedSeite = ({ status }: Pick<Position, 'status'>): Seite => (status === 'BEI_APOTHEKE' ? 'APOTHEKE' : 'ARZT')

export const isNotfallUnbestaetigt = (position: Pick<Position, 'status' | 'notfallGemeldet'>): boolean =>
  waitsForAnswer(position) && position.notfallGemeldet

/** Overlays of one position at an instant, as this side may know them. */
export function overlaysOf(
  bestellung: Pick<Bestellung, 'rueckfragen' | 'bedarfBis' | 'bedarfUhrzeit' | 'prioritaet'>,
  position: Position,
  { now, klientPruefen, seite }: { now: Instant; klientPruefen: boolean; seite: Seite },
): Ueberlagerung[] {
  const proposed = waitsForDraft(seite, [position])
  if (isEnd(position.status)) return proposed ? ['NACHSCHUB_VORGESCHLAGEN'] : []
  const geliefert = position.status === 'GELIEFERT'
  const bedingungen: readonly (readonly [Ueberlagerung, boolean])[] = [
    ['RUECKFRAGE', bestellung.rueckfragen.some((r) => r.erledigtAm === null && r.positionIds.includes(position.id))],
    ['LIEFERPROBLEM', position.lieferproblem !== null],
    ['REZEPT_ABGELAUFEN', position.rezept !== null && isRunningOut(position) && isExpired(position.rezept, berlinDate(now))],
    ['REZEPT_FEHLT', isMissingRezept(position)],
    ['UEBERFAELLIG', isUeberfaellig(ueberfaelligFrom(bestellung, [position]), now)],
    ['NOTFALL', bestellung.prioritaet === 'NOTFALL'],
    ['NOTFALL_UNBESTAETIGT', isNotfallUnbestaetigt(position)],
    ['STORNO_ANGEFRAGT', position.stornoAnfrage !== null],
    ['ZURUECKGERUFEN', position.zurueckgerufen !== null],
    ['REST_ENTFAELLT_VORGESCHLAGEN', position.restEntfaellt !== null && position.status === 'IN_BEARBEITUNG'],
    ['TEILGELIEFERT', !geliefert && position.mengeGeliefert > 0],
    ['REKLAMIERT', position.reklamationen.length > 0],
    ['ESKALIERT', waitsForAnswer(position) && position.eskalation.stufe > 0],
    ['BEIM_KOSTENTRAEGER', isBeimKostentraeger(position)],
    ['NACHSCHUB_VORGESCHLAGEN', proposed],
    ['PRUEFEN', klientPruefen],
  ]
  return bedingungen.filter(([, applies]) => applies).map(([name]) => name)
}

export function visiblePositionen(bestellung: Bestellung, seite: Seite): Position[] {
  switch (seite) {
    case 'PFLEGE':
      return bestellung.positionen
    case 'ARZT':
      return bestellung.positionen.filter(({ sichtPraxis }) => sichtPraxis)
    case 'APOTHEKE':
      return bestellung.positionen.filter(({ sichtApotheke }) => sichtApotheke !== 'KEINE')
  }
}

export function positionOf(bestellung: Bestellung, positionId: string): Position | undefined {
  return bestellung.positionen.find((position) => position.id === positionId)
}

/** The amount to deliver: of the substitute, else what was prescribed or asked for; without what both sides have waived. */
export function sollMenge(position: Pick<Position, 'menge' | 'rezept' | 'austauschUmfang' | 'mengeErlassen'>): number {
  return (position.austauschUmfang?.soll ?? position.rezept?.menge ?? position.menge) - position.mengeErlassen
}

export function rest(position: Position): number {
  return sollMenge(position) - position.mengeGeliefert - position.mengeBereit
}

export function organisationAuf(bestellung: Bestellung, seite: Seite): string | null {
  switch (seite) {
    case 'PFLEGE':
      return bestellung.pflegedienstId
    case 'ARZT':
      return bestellung.praxisId
    case 'APOTHEKE':
      return bestellung.apothekeId
  }
}
