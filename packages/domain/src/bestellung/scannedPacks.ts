/** What a scanned pack is to the bag that is being packed. Nothing counts that nobody has scanned, and of what is not known nothing is said. */
import type { Produkt } from '../arzneimittel/produkt.ts'
import type { IsoDate } from '../shared/time.ts'
import type { Mengeneinheit } from './bestellung.ts'
import { isRelated } from './packung.ts'

/** `pzn`: eight digits. Batch, expiry and the number of this one pack as the DataMatrix has them; null where it has none, or where it cannot be told apart. */
export interface ScannedPack {
  pzn: string
  charge: string | null
  verfall: IsoDate | null
  serial: string | null
}

export interface BagLine {
  positionId: string
  /** What is to lie in the bag. */
  produkt: Produkt
  /** How many of its unit are neither packed nor handed over. */
  open: number
  mengeneinheit: Mengeneinheit
  /** Another product may take its place without the practice. */
  exchangeable: boolean
}

export interface CountedPack extends ScannedPack {
  positionId: string
}

export type PackJudgement =
  | { art: 'COUNTED' | 'TOO_MANY' | 'NOT_BY_PACK'; positionId: string }
  | { art: 'EXPIRED'; verfall: IsoDate }
  /** This very pack lies in the bag already. */
  | { art: 'AGAIN' }
  /** Of the same ingredient: it may take the place of what was to be packed, in a case that the law knows. */
  | { art: 'EXCHANGE'; positionId: string; produkt: Produkt }
  /** Of something in the bag nobody knows the number. */
  | { art: 'UNKNOWN'; soll: Produkt }
  | { art: 'FOREIGN' }

/** Units of which a scanned pack is one: tablets out of a pack are counted by hand. */
const byPack: readonly Mengeneinheit[] = ['PACKUNG', 'FLASCHE', 'KARTON']

const isByPack = ({ mengeneinheit }: BagLine): boolean => byPack.includes(mengeneinheit)

/** A pack with a number of its own is one, however often it was scanned. */
const isFirstScan = (pack: ScannedPack, at: number, packs: readonly ScannedPack[]): boolean =>
  pack.serial === null || packs.findIndex((one) => isSamePack(one, pack)) === at

const isSamePack = (a: ScannedPack, b: ScannedPack): boolean => b.serial !== null && a.serial === b.serial && a.pzn === b.pzn

/** Each pack goes to the first line of its number that has room; without room it counts for nothing. */
export function assignPacks(lines: readonly BagLine[], packs: readonly ScannedPack[]): CountedPack[] {
  const left = new Map(lines.filter(isByPack).map(({ positionId, open }) => [positionId, open]))
  return packs.filter(isFirstScan).flatMap((pack): CountedPack[] => {
    const line = lines.find(({ produkt, positionId }) => produkt.pzn === pack.pzn && (left.get(positionId) ?? 0) > 0)
    if (line === undefined) return []
    left.set(line.positionId, (left.get(line.positionId) ?? 0) - 1)
    return [{ ...pack, positionId: line.positionId }]
  })
}

/** Every line is wholly scanned. */
export function isBagComplete(lines: readonly BagLine[], packs: readonly ScannedPack[]): boolean {
  const counted = assignPacks(lines, packs)
  return lines.length > 0 && lines.every(({ positionId, open }) => counted.filter((one) => one.positionId === positionId).length === open)
}

interface Judged {
  lines: readonly BagLine[]
  /** Scanned before. */
  packs: readonly ScannedPack[]
  /** What the own organisation knows about the number; null: nothing. */
  known: Produkt | null
  today: IsoDate
}

export function comparePackWithBag(pack: ScannedPack, { lines, packs, known, today }: Judged): PackJudgement {
  if (assignPacks(lines, packs).some((counted) => isSamePack(counted, pack))) return { art: 'AGAIN' }
  const same = lines.filter(({ produkt }) => produkt.pzn === pack.pzn)
  const [first] = same
  if (first !== undefined) {
    if (pack.verfall !== null && pack.verfall < today) return { art: 'EXPIRED', verfall: pack.verfall }
    const taken = assignPacks(lines, [...packs, pack]).at(-1)
    if (assignPacks(lines, packs).length < assignPacks(lines, [...packs, pack]).length && taken !== undefined)
      return { art: 'COUNTED', positionId: taken.positionId }
    return { art: same.some(isByPack) ? 'TOO_MANY' : 'NOT_BY_PACK', positionId: first.positionId }
  }
  const counted = assignPacks(lines, packs)
  const hasRoom = ({ positionId, open }: BagLine) => counted.filter((one) => one.positionId === positionId).length < open
  const related = known === null ? undefined : lines.find((line) => line.exchangeable && hasRoom(line) && isRelated(line.produkt, known))
  if (known !== null && related !== undefined) return { art: 'EXCHANGE', positionId: related.positionId, produkt: known }
  const nameless = lines.find(({ produkt }) => produkt.pzn === null)
  return nameless === undefined ? { art: 'FOREIGN' } : { art: 'UNKNOWN', soll: nameless.produkt }
}

export interface PackedRow {
  positionId: string
  menge: number
  charge: string | null
  verfall: IsoDate | null
}

/** Packs of one batch and one day together, as a bag is written down. */
export function groupPacks(counted: readonly CountedPack[]): PackedRow[] {
  const rows = new Map<string, PackedRow>()
  for (const { positionId, charge, verfall } of counted) {
    const key = JSON.stringify([positionId, charge, verfall])
    const row = rows.get(key)
    rows.set(key, { positionId, charge, verfall, menge: (row?.menge ?? 0) + 1 })
  }
  return [...rows.values()]
}
