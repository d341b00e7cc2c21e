/** Products of a house, where they lie and what was done with them (apps.md, sections 3, 4, 7 and 9). Money is counted in cents, never in fractions. */
import { checkGtin, checkPzn, normalizePzn } from '../shared/checkDigits.ts'
import { type IsoDate, plusDays } from '../shared/time.ts'

export const termKinds = ['category', 'brand', 'vendor', 'tag'] as const
export type TermKind = (typeof termKinds)[number]

/** What a new product is called as long as nobody has named it (apps.md, section 3). */
export const newProductName = 'A New Product'

export const productsPerPage = 10
export const mostProductsPerPage = 100
export const maxTerms = 500
export const maxLocations = 500
/** Counted, imported or moved by one call. */
export const maxLines = 500

/** By these a list is sorted as text, by all others as numbers. */
const textSorts = ['sku', 'name', 'active'] as const
const numberSorts = ['stock', 'reserved', 'cost', 'basePrice', 'taxPercent', 'price', 'weight'] as const
export const productSorts = [...textSorts, ...numberSorts] as const
export type ProductSort = (typeof productSorts)[number]

export const toCents = (amount: number): number => Math.round(amount * 100)
export const fromCents = (cents: number): number => cents / 100

/** Price with tax, rounded to the cent as shops do. `taxHundredths`: 1900 is 19 %. */
export const addTax = (baseCents: number, taxHundredths: number): number => baseCents + Math.round((baseCents * taxHundredths) / 10_000)

export interface Page {
  size: number
  page: number
}

/** As the template counts: pages begin with 0 in the list and are told by their number; beyond the last there is null. */
export function pageOf(length: number, { page, size }: Page) {
  const lastPage = Math.max(Math.ceil(length / size), 1)
  if (page > lastPage) return null
  const startIndex = page * size
  return { length, size, page, lastPage, startIndex, endIndex: Math.min(size * (page + 1), length) - 1 }
}

/** By which a scan finds the product: a PZN with eight digits or a GTIN with fourteen; null for what is neither. An NTIN holds a PZN. */
export function codeOf(barcode: string): string | null {
  const text = barcode.trim()
  const pzn = normalizePzn(text.replace(/^-/, ''))
  if (checkPzn(pzn) === null) return pzn
  if (checkGtin(text) !== null) return null
  const gtin = text.padStart(14, '0')
  return gtin.startsWith('04150') ? gtin.slice(5, 13) : gtin
}

/** Batches are compared as they are printed, whatever letters somebody has typed. */
export const normalizeLot = (lot: string | null): string => (lot ?? '').replaceAll(/\s/g, '').toUpperCase()

export const locationKinds = ['room', 'car', 'klient'] as const
export type LocationKind = (typeof locationKinds)[number]
/** Those that a person makes; a place at a Klient is there as soon as something is. */
export const ownLocationKinds = ['room', 'car'] as const

/**
 * `lieferung` comes from an order and `retoure` goes back to the pharmacy, `count` is what a stock take or a counted rest of a visit has changed, `correction` what somebody has written
 * into the stock of a product.
 */
export const movementKinds = [
  'receipt',
  'issue',
  'consumption',
  'disposal',
  'transfer',
  'count',
  'correction',
  'lieferung',
  'retoure',
] as const
export type MovementKind = (typeof movementKinds)[number]
/** Those that a person writes down. */
export const writtenKinds = ['receipt', 'issue', 'consumption', 'disposal', 'transfer'] as const

export interface Batch {
  lotId: string
  expiry: IsoDate | null
  isBlocked: boolean
  menge: number
}

/** What expires first stands first; without a day it stands last. */
const sortByExpiry = <B extends { expiry: IsoDate | null }>(batches: readonly B[]): B[] =>
  batches.toSorted((a, b) => (a.expiry ?? '9999').localeCompare(b.expiry ?? '9999'))

export const isExpired = (expiry: IsoDate | null, today: IsoDate): boolean => expiry !== null && expiry < today
export const expirySoonDays = 60
export const isExpiringSoon = (expiry: IsoDate | null, today: IsoDate): boolean =>
  expiry !== null && expiry < plusDays(today, expirySoonDays)

/**
 * First expired, first out: what to take of which batch. Null when there is not enough. What is blocked or expired is never taken for use; to
 * throw it away or to count it, everything may be taken.
 */
export function takeFirstExpiring(
  batches: readonly Batch[],
  menge: number,
  usableOn: IsoDate | null,
): { lotId: string; menge: number }[] | null {
  let left = menge
  const taken: { lotId: string; menge: number }[] = []
  for (const batch of sortByExpiry(batches)) {
    if (usableOn !== null && (batch.isBlocked || isExpired(batch.expiry, usableOn))) continue
    const part = Math.min(left, batch.menge)
    if (part > 0) taken.push({ lotId: batch.lotId, menge: part })
    left -= part
  }
  return left > 0 ? null : taken
}

/** How many days back consumption is looked at. */
export const consumptionDays = 28
/** Within so many days something has to be ordered. */
export const reorderDays = 7

/** The last day for which it is enough, by what was used in the last days; null where nothing was used. */
export function lastsUntil({ menge, used, today }: { menge: number; used: number; today: IsoDate }): IsoDate | null {
  if (used <= 0) return null
  return plusDays(today, Math.floor((menge * consumptionDays) / used) - 1)
}

export const isRunningOut = (last: IsoDate | null, today: IsoDate): boolean => last !== null && last < plusDays(today, reorderDays)

/** How many are missing to the minimum, without what is reserved. */
export const missingTo = (minimum: number | null, { stock, reserved }: { stock: number; reserved: number }): number =>
  minimum === null ? 0 : Math.max(0, minimum - (stock - reserved))

/** Check digit of a GTIN of which the others are there: weights 3 and 1 in turn, beginning at the end. */
function completeGtin(digits: string): string {
  const sum = Array.from(digits, Number)
    .toReversed()
    .reduce((total, digit, i) => total + digit * (i % 2 === 0 ? 3 : 1), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

/**
 * What a label says to a scanner, as GS1 has it: number (01), expiry (17) and batch (10), which ends with the sign that parts fields. A PZN
 * becomes the NTIN of its pack.
 */
export function labelCodeOf({ code, lot, expiry }: { code: string; lot: string; expiry: IsoDate | null }): string {
  const gtin = code.length === 8 ? `0${completeGtin(`4150${code}`)}` : code
  const day = expiry === null ? '' : `17${expiry.slice(2).replaceAll('-', '')}`
  return `01${gtin}${day}${lot === '' ? '' : `10${lot}\u001d`}`
}
