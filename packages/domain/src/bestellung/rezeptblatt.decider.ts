/** What one sheet of paper does to the positions on it: where one goes the others go, and it is given back once, when nothing on it is needed. */
import type { Bestellung } from './bestellung.document.ts'
import { bestellungErrors } from './bestellung.errors.ts'
import { sperre } from './bestellung.policy.ts'
import { type Ereignis, evolve, positionEreignis } from './ereignis.ts'
import { type Folge, openFolgen } from './folgen.ts'
import type { DecisionContext, Person } from './handelnder.ts'
import type { Auftrag } from './handlungen.contract.ts'
import type { Position } from './position.document.ts'
import type { Rezept } from './rezept.document.ts'
import { positionOf } from './stand.ts'
import {
  canShareRezeptblatt,
  splitRezeptblaetter,
  isPlaceOfPaper,
  lineOf,
  findOnSameRezeptblatt,
  listWholeRezeptblaetter,
  whyNotOneRezeptblatt,
} from './rezeptblatt.ts'
import type { RezeptOrt } from './rezept.ts'

/** Which sheet each position is written on; null: its own. @throws bestellung.rezeptblatt_verschieden for a kind that is no shared paper, bestellung.rezept_id_einzeln */
export function assignRezeptblaetter(
  positionen: readonly Position[],
  { zusammen, rezeptart, rezeptId, mvo, aenderung }: Extract<Auftrag, { handlung: 'verordnen' }>['angaben'],
  { neueId }: Pick<DecisionContext, 'neueId'>,
): (position: Position) => string | null {
  const numbered = rezeptId !== null || mvo?.some((teil) => teil.rezeptId !== undefined && teil.rezeptId !== null) === true
  if (numbered && positionen.length > 1) throw bestellungErrors.refuse('bestellung.rezept_id_einzeln')
  if (zusammen !== true) return () => null
  if (!canShareRezeptblatt(rezeptart)) throw bestellungErrors.refuse('bestellung.rezeptblatt_verschieden')
  const written = positionen.map(({ id, produkt }) => ({ id, produkt: aenderung?.produkt ?? produkt }))
  const sheets = splitRezeptblaetter(written).flatMap((blatt) => {
    const rezeptblattId = blatt.length > 1 ? neueId() : null
    return blatt.map(({ id }) => [id, rezeptblattId] as const)
  })
  const byId = new Map(sheets)
  return ({ id }) => byId.get(id) ?? null
}

/**
 * What was prescribed one by one, on one sheet. A BtM form has a number, which is said of each medicine by itself, so that it is none of these.
 * @throws bestellung.rezeptblatt_voll, bestellung.rezeptblatt_verschieden
 */
export function writeOnOneRezeptblatt(prescribed: readonly Ereignis[], { neueId }: Pick<DecisionContext, 'neueId'>): Ereignis[] {
  const rezepte = prescribed.flatMap(({ aenderung }) => (aenderung.ziel === 'position' ? (aenderung.neu.rezept ?? []) : []))
  const orte = new Set(rezepte.map(({ ort }) => ort))
  const isPaper = rezepte.every(({ art, ort }) => art !== 'BTM' && isPlaceOfPaper(ort))
  const why = orte.size > 1 || !isPaper ? 'rezeptblatt_verschieden' : whyNotOneRezeptblatt(rezepte.map(lineOf))
  if (why !== null) throw bestellungErrors.refuse(`bestellung.${why}`)
  if (rezepte.length < 2) return [...prescribed]
  const rezeptblattId = neueId()
  return prescribed.map((ereignis) => {
    const { aenderung, angaben } = ereignis
    if (aenderung.ziel !== 'position' || aenderung.neu.rezept === undefined || aenderung.neu.rezept === null) return ereignis
    const rezept = { ...aenderung.neu.rezept, rezeptblattId }
    return { ...ereignis, aenderung: { ...aenderung, neu: { ...aenderung.neu, rezept } }, angaben: { ...angaben, rezeptblatt: 'EINES' } }
  })
}

/** @throws bestellung.rezept_ort_unmoeglich: an Entlassrezept that shares a sheet is paper */
export function checkPlaceOfRezeptblatt({ rezeptblattId }: Pick<Rezept, 'rezeptblattId'>, ort: RezeptOrt): void {
  if (rezeptblattId === null || isPlaceOfPaper(ort)) return
  throw bestellungErrors.refuse('bestellung.rezept_ort_unmoeglich', { felder: [{ path: 'ort', code: 'pflicht', message: 'pflicht' }] })
}

type Reported = Extract<Auftrag, { handlung: 'rezeptOrtMelden' }>['angaben']

/**
 * The sheets that go to a reported place. Who has the paper in hand may say what stands on it: all named on one sheet, or each on its own after
 * all; unsaid: as it was. @throws bestellung.rezeptblatt_voll, bestellung.rezeptblatt_verschieden
 */
export function listReportedRezepte(
  bestellung: Bestellung,
  positionen: readonly Position[],
  { rezeptblatt, neueId }: Pick<Reported, 'rezeptblatt'> & Pick<DecisionContext, 'neueId'>,
): { position: Position; rezeptblattId: string | null }[] {
  if (rezeptblatt === 'EIGENE') return positionen.map((position) => ({ position, rezeptblattId: null }))
  const whole = listWholeRezeptblaetter(bestellung, positionen)
  if (rezeptblatt === undefined || whole.length < 2) {
    return whole.map((position) => ({ position, rezeptblattId: position.rezept?.rezeptblattId ?? null }))
  }
  const why = whyNotOneRezeptblatt(whole.flatMap(({ rezept }) => (rezept === null ? [] : [lineOf(rezept)])))
  if (why !== null) throw bestellungErrors.refuse(`bestellung.${why}`)
  const rezeptblattId = neueId()
  return whole.map((position) => ({ position, rezeptblattId }))
}

interface Named {
  named: readonly Position[]
  lage: DecisionContext & { handelnder: Person; verstorben: boolean }
}

/** A line whose own time is over, beside others that still hold, is not presented with them; its paper is there all the same. */
function isInTime({ rezept }: Position, named: readonly Position[], day: string): boolean {
  const end = rezept?.gueltigBis ?? null
  return end === null || end >= day || named.some((position) => position.rezept?.gueltigBis === end)
}

/** What takes the step along because it is on the same sheet. Others on it are where the paper is, and keep their state. */
export function findTakenAlong(bestellung: Bestellung, auftrag: Auftrag, { named, lage }: Named): Position[] {
  const { handlung } = auftrag
  const isOpen = (position: Position): boolean => sperre(handlung, { ...lage, bestellung, position }) === null
  const others = listWholeRezeptblaetter(bestellung, named).filter((position) => !named.includes(position))
  switch (handlung) {
    case 'anApothekeGeben':
    case 'selbstEinloesen':
      return others.filter(isOpen)
    case 'rezeptVorlegen': {
      const { fernmuendlich, vorgelegtAm } = auftrag.angaben
      return fernmuendlich ? [] : others.filter((position) => isOpen(position) && isInTime(position, named, vorgelegtAm))
    }
    default:
      return []
  }
}

/** @throws bestellung.rezept_vorgelegt when it would leave the pharmacy that has presented another of its positions */
function carried(before: Bestellung, after: Bestellung, now: string): Ereignis[] {
  const movers = after.positionen.filter(({ id, rezept }) => {
    const old = positionOf(before, id)?.rezept
    return rezept !== null && old?.id === rezept.id && old.ort !== rezept.ort
  })
  const done = new Set<string>()
  return movers.flatMap((mover) =>
    findOnSameRezeptblatt(after, mover).flatMap((position) => {
      const { rezept } = position
      const ort = mover.rezept?.ort
      if (rezept === null || ort === undefined || rezept.ort === ort || done.has(position.id)) return []
      if (rezept.vorgelegtAm !== null)
        throw bestellungErrors.refuse('bestellung.rezept_vorgelegt', { angaben: { positionId: position.id } })
      done.add(position.id)
      return positionEreignis('rezeptOrtMelden', position, {
        now,
        angaben: { vonOrt: rezept.ort, nachOrt: ort, mitBlatt: true },
        neu: { rezept: { ...rezept, ort, ortSeit: now } },
      })
    }),
  )
}

/** Not to be had on it any more; all else is on its way, or was handed out by it. */
const isVoid = ({ status }: Position): boolean => status === 'STORNIERT' || status === 'ABGELEHNT'

const openArten = (folgen: readonly Folge[] | undefined): Set<string> => new Set(openFolgen({ folgen: folgen ?? [] }).map(({ art }) => art))

/**
 * A sheet that carries something else stays for it, and is given back once, when nothing on it is needed any more. Another pharmacy cannot serve
 * from a sheet that stays: the practice is asked anew.
 */
function withoutEarlyReturn(before: Bestellung, ereignisse: readonly Ereignis[]): Ereignis[] {
  const after = ereignisse.reduce(evolve, before)
  const returned = new Set<string>()
  return ereignisse.map((ereignis) => {
    const { aenderung, positionId } = ereignis
    if (aenderung.ziel !== 'position' || positionId === null) return ereignis
    const known = openArten(aenderung.alt.folgen)
    const blatt = positionOf(before, positionId)?.rezept?.rezeptblattId ?? null
    if (blatt === null || known.has('REZEPT_ZURUECK') || !openArten(aenderung.neu.folgen).has('REZEPT_ZURUECK')) return ereignis
    const needed = after.positionen.some((one) => one.id !== positionId && one.rezept?.rezeptblattId === blatt && !isVoid(one))
    if (!needed && !returned.has(blatt)) {
      returned.add(blatt)
      return ereignis
    }
    const folgen = (aenderung.neu.folgen ?? []).flatMap((folge): Folge[] => {
      if (folge.erledigt !== null || known.has(folge.art)) return [folge]
      if (folge.art === 'REZEPT_ZURUECK') return []
      return folge.art === 'ANDERE_APOTHEKE' && needed ? [{ ...folge, art: 'NEU_ANFRAGEN' }] : [folge]
    })
    return { ...ereignis, aenderung: { ...aenderung, neu: { ...aenderung.neu, folgen } } }
  })
}

/** After every step: no sheet lies in two places, and none goes back while it is needed. */
export function keepRezeptblaetter(before: Bestellung, ereignisse: readonly Ereignis[], now: string): Ereignis[] {
  const kept = withoutEarlyReturn(before, ereignisse)
  return [...kept, ...carried(before, kept.reduce(evolve, before), now)]
}
