/** States of an order that must not be, told from what is kept and not by the rules that are to prevent them. */
import type { Bestellung } from './bestellung.document.ts'
import { isEnd } from './bestellung.ts'
import type { Ereignis, EreignisArt } from './ereignis.ts'
import { openFolgen } from './folgen.ts'
import { rowsOf } from './listRow.ts'
import { isNotYetOpen } from './mvo.ts'
import type { Position } from './position.document.ts'
import type { Rezept } from './rezept.document.ts'
import { waitsForOverall, wartetAuf } from './stand.ts'

export interface Moment {
  /** Null: the order was just made. */
  vorher: Bestellung | null
  bestellung: Bestellung
  neue: readonly Ereignis[]
  /** The nursing service has said so before these events. */
  verstorben: boolean
}

/** Whoever takes one of these steps has had the prescription in the hand, or read its place. */
const moversOfRezept: readonly EreignisArt[] = [
  'rezeptOrtMelden',
  'rezeptVorlegen',
  'anApothekeGeben',
  'selbstEinloesen',
  'verordnungHolen',
]
const uebergaben: readonly EreignisArt[] = ['zustellen', 'abholungBestaetigen']
const withoutPaper: readonly string[] = ['OHNE', 'GRUEN', 'MUSTER12']
const btmForms: readonly string[] = ['BTM', 'BTM_NOTFALL']

const positionBefore = ({ vorher }: Moment, id: string | null): Position | undefined => vorher?.positionen.find((one) => one.id === id)

function findHalfStorniert({ bestellung }: Moment): string[] {
  return bestellung.positionen
    .filter(({ status, mengeGeliefert, mengeBereit }) => status === 'STORNIERT' && mengeGeliefert + mengeBereit > 0)
    .map(({ lfdNr }) => `item ${lfdNr} is cancelled and partly delivered`)
}

/** There, seen by the pharmacy, and in its time; or served late with a reason, or told by the practice in an urgent case. */
function isCovered({ rezept, rezeptart }: Position): boolean {
  if (withoutPaper.includes(rezept?.art ?? rezeptart)) return true
  if (rezept === null) return false
  const { vorgelegtAm, gueltigBis, ablaufGrund, fernmuendlichAm, ort } = rezept
  if (isNotYetOpen(rezept, vorgelegtAm ?? fernmuendlichAm ?? '')) return false
  if (vorgelegtAm === null) return fernmuendlichAm !== null
  return ort === 'APOTHEKE' && (gueltigBis === null || vorgelegtAm <= gueltigBis || ablaufGrund !== null)
}

const isBtmOutsideForm = ({ btm, rezept }: Position): boolean => btm && !btmForms.includes(rezept?.art ?? 'OHNE')

/** A bag that was on the road when it was recognised is told as it went. */
const wasOnRoad = ({ vorher }: Moment, positionId: string): boolean =>
  vorher?.lieferungen.some((one) => one.status === 'UNTERWEGS' && one.positionen.some((row) => row.positionId === positionId)) ?? false

function findUebergabeWithoutRezept(moment: Moment): string[] {
  return moment.neue.flatMap(({ art, positionId }) => {
    const position = uebergaben.includes(art) ? positionBefore(moment, positionId) : undefined
    if (position === undefined) return []
    const wrongForm = isBtmOutsideForm(position) && !wasOnRoad(moment, position.id)
    return [
      ...(isCovered(position) ? [] : [`item ${position.lfdNr} was handed over without a valid prescription`]),
      ...(wrongForm ? [`item ${position.lfdNr} is a BtM and was handed over outside its form`] : []),
    ]
  })
}

/** The clock and other steps leave a prescription where it is; what was issued anew begins where the doctor says. */
function findMovedByNobody(moment: Moment): string[] {
  const moved = moment.neue.filter(({ art }) => moversOfRezept.includes(art)).map(({ positionId }) => positionId)
  return moment.bestellung.positionen.flatMap((position) => {
    const before = positionBefore(moment, position.id)
    const same = before?.rezept?.id === position.rezept?.id && before?.rezept?.ort !== position.rezept?.ort
    return same && !moved.includes(position.id) ? [`the prescription of item ${position.lfdNr} was moved by nobody`] : []
  })
}

function findPackedOutsideForm(moment: Moment): string[] {
  const packed = moment.neue.filter(({ art }) => art === 'bereitstellen').map(({ positionId }) => positionId)
  return moment.bestellung.positionen
    .filter((position) => packed.includes(position.id) && (isBtmOutsideForm(position) || !isCovered(position)))
    .map(({ lfdNr }) => `item ${lfdNr} was packed without its prescription`)
}

function findDeliveredToDead({ neue, verstorben }: Moment): string[] {
  const brought = neue.filter(({ art }) => uebergaben.includes(art) || art === 'ausliefern')
  return verstorben && brought.length > 0 ? [`${brought[0]?.art} for somebody who has died`] : []
}

function findNobodysTurn({ bestellung }: Moment): string[] {
  const open = bestellung.positionen.filter((position) => openFolgen(position).length > 0)
  const idle = open.filter((position) => wartetAuf(bestellung, position) === 'NIEMAND')
  const whole = open.length > 0 && waitsForOverall(bestellung, bestellung.positionen) === 'NIEMAND'
  return [
    ...idle.map(({ lfdNr }) => `something is left to do with item ${lfdNr}, and it is nobody's turn`),
    ...(whole ? ["something is left to do, and it is nobody's turn"] : []),
  ]
}

/** Whoever reads that something has ended and waits for them has to read what for. */
function findSilentTurn({ bestellung }: Moment): string[] {
  if (!bestellung.positionen.some((position) => isEnd(position.status))) return []
  return rowsOf(bestellung)
    .filter(({ status, seite, wartetAuf: turn }) => isEnd(status) && turn === seite)
    .filter(({ inhalt }) => inhalt.folgen.length === 0 && !inhalt.ueberlagerungen.includes('NACHSCHUB_VORGESCHLAGEN'))
    .map(({ seite, status }) => `the order is ${status} and waits for ${seite}, and nothing says what for`)
}

/** One sheet of paper is one thing: it lies in one place, and is of one kind and one issue. */
function findTornRezeptblatt({ bestellung }: Moment): string[] {
  const sheets = new Map<string, Rezept[]>()
  for (const { rezept } of bestellung.positionen) {
    if (rezept !== null && rezept.rezeptblattId !== null) {
      sheets.set(rezept.rezeptblattId, [...(sheets.get(rezept.rezeptblattId) ?? []), rezept])
    }
  }
  return [...sheets.values()].flatMap((rezepte) => [
    ...(new Set(rezepte.map(({ ort }) => ort)).size > 1 ? ['one sheet lies in two places'] : []),
    ...(new Set(rezepte.map(({ art, ausgestelltAm }) => `${art} ${ausgestelltAm}`)).size > 1 ? ['one sheet is of two kinds'] : []),
    ...(rezepte.length > 3 || rezepte.some(({ art }) => art.startsWith('EREZEPT')) ? ['a sheet holds what it cannot'] : []),
  ])
}

/** A sheet is given back once, and not while something on it is open or was handed out by it. */
function findReturnedTooEarly(moment: Moment): string[] {
  const { positionen } = moment.bestellung
  const returned = new Set<string>()
  return positionen.flatMap((position) => {
    const before = positionBefore(moment, position.id)
    const blatt = before?.rezept?.rezeptblattId ?? null
    const back = (one: Position | undefined) => one !== undefined && openFolgen(one).some(({ art }) => art === 'REZEPT_ZURUECK')
    if (blatt === null || back(before) || !back(position)) return []
    const others = positionen.filter((one) => one !== position && one.rezept?.rezeptblattId === blatt)
    const needed = others.some(({ status }) => status !== 'STORNIERT' && status !== 'ABGELEHNT')
    const twice = returned.has(blatt)
    returned.add(blatt)
    return needed || twice ? [`the sheet of item ${position.lfdNr} goes back ${needed ? 'while it is needed' : 'twice'}`] : []
  })
}

/** Empty when all is as it may be. */
export function findImpossible(moment: Moment): string[] {
  return [
    ...findHalfStorniert(moment),
    ...findUebergabeWithoutRezept(moment),
    ...findMovedByNobody(moment),
    ...findTornRezeptblatt(moment),
    ...findReturnedTooEarly(moment),
    ...findPackedOutsideForm(moment),
    ...findDeliveredToDead(moment),
    ...findNobodysTurn(moment),
    ...findSilentTurn(moment),
  ]
}
