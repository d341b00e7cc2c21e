/** Where products lie, in which batches, and what was done with them: the calls of the store itself, beside those of the template. */
import { z } from 'zod'
import { mengeneinheiten } from '../bestellung/bestellung.ts'
import { own } from '../shared/access.ts'
import { defineCall } from '../shared/contract.ts'
import { shapeOf } from '../shared/document.ts'
import { isoDate, id } from '../shared/schemas.ts'
import { harmless, plain } from '../shared/words.ts'
import { movementDocument, termDocument } from './inventory.document.ts'
import {
  locationKinds,
  maxLines,
  mostProductsPerPage,
  movementKinds,
  ownLocationKinds,
  productSorts,
  productsPerPage,
  writtenKinds,
} from './inventory.ts'
import { product } from './product.contract.ts'

const path = '/api/apps/ecommerce/inventory'
const instant = harmless('time', z.iso.datetime({ offset: true }))
const amount = z.int().min(1).max(1_000_000)
const count = z.int().min(0).max(1_000_000)
const lotText = harmless('number', z.string().trim().max(40))
const byId = z.strictObject({ id })
const byProduct = z.strictObject({ id })

/** In what it is counted, how many pieces one of them holds, and below which stock it has to be ordered. */
export const keeping = z.strictObject({
  unit: z.enum(mengeneinheiten),
  contents: z.int().min(1).max(100_000).nullable(),
  minimum: z.int().min(0).max(1_000_000).nullable(),
})
export type Keeping = z.output<typeof keeping>

export const stocked = keeping.extend({
  product,
  version: z.int().min(1),
  /** What lies at Klienten, which is none of the own stock. */
  atKlienten: z.int().min(0),
  /** Of what lies in own places; null: nothing there has a day. */
  nextExpiry: isoDate.nullable(),
})
export type Stocked = z.output<typeof stocked>

export const batch = z.strictObject({
  lotId: id,
  /** '' when nobody has said it. */
  lot: lotText,
  expiry: isoDate.nullable(),
  /** By a recall; it is not taken for use. */
  blocked: z.boolean(),
  places: z.array(z.strictObject({ locationId: id, menge: amount })),
})
export type StockBatch = z.output<typeof batch>

export const sheet = stocked.extend({
  batches: z.array(batch),
  /** Taken out of own places for use in the last days. */
  used: z.int().min(0),
  lastsUntil: isoDate.nullable(),
})
export type ProductSheet = z.output<typeof sheet>

export const location = z.strictObject({
  id,
  kind: z.enum(locationKinds),
  /** The name of the Klient where it is at one; '' when he is not known any more. */
  name: z.union([z.literal(''), termDocument.title.schema]),
  klientId: id.nullable(),
  /** How many products lie there. */
  products: z.int().min(0),
})
export type StockLocation = z.output<typeof location>

export const locationLine = z.strictObject({
  productId: id,
  name: plain.product,
  code: plain.number.nullable(),
  unit: z.enum(mengeneinheiten),
  lotId: id,
  lot: lotText,
  expiry: isoDate.nullable(),
  blocked: z.boolean(),
  menge: amount,
})
export type LocationLine = z.output<typeof locationLine>

export const movement = z.strictObject({
  seq: z.int(),
  at: instant,
  kind: z.enum(movementKinds),
  productId: id,
  productName: plain.product,
  lot: lotText,
  expiry: isoDate.nullable(),
  locationId: id,
  menge: z.int(),
  ...shapeOf(movementDocument),
  /** Null: an order or a visit has moved it, or the person is not known any more. */
  personName: plain.name.nullable(),
})
export type StockMovement = z.output<typeof movement>

export const onlyStocks = ['all', 'low', 'expiring', 'blocked', 'klienten', 'inactive'] as const
export type OnlyStock = (typeof onlyStocks)[number]

const countLine = z.strictObject({ productId: id, lot: lotText, expiry: isoDate.nullable(), menge: count })
export type CountLine = z.output<typeof countLine>

export const stockContract = {
  stock: defineCall(`GET ${path}/stock`, {
    id: 'inventory.stock',
    summary: 'Products with minimum, unit and next day of expiry, in pages that begin with 1',
    access: own,
    query: z.strictObject({
      search: harmless('search', z.string().max(120)).default(''),
      sort: z.enum(productSorts).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
      only: z.enum(onlyStocks).default('all'),
      category: id.optional(),
      tag: id.optional(),
      page: z.coerce.number().int().min(1).max(1_000_000).default(1),
      size: z.coerce.number().int().min(1).max(mostProductsPerPage).default(productsPerPage),
    }),
    answer: z.strictObject({ rows: z.array(stocked), total: z.int(), page: z.int(), lastPage: z.int() }),
  }),
  sheet: defineCall(`GET ${path}/sheet`, {
    id: 'inventory.sheet',
    summary: 'One product with its batches and where they lie, what was used of it and how long it lasts',
    access: own,
    query: byProduct,
    answer: sheet,
    errors: ['nicht_gefunden'],
  }),
  keep: defineCall(`PATCH ${path}/keeping`, {
    id: 'inventory.keep',
    summary: 'Change unit, contents or minimum of a product',
    access: own,
    body: keeping.partial().extend({ id }),
    answer: stocked,
    errors: ['nicht_gefunden'],
  }),
  scan: defineCall(`GET ${path}/scan`, {
    id: 'inventory.scan',
    summary: 'The product with this PZN or GTIN, or null',
    access: own,
    query: z.strictObject({ code: harmless('number', z.string().max(60)) }),
    answer: stocked.nullable(),
  }),
  locations: defineCall(`GET ${path}/locations`, {
    id: 'inventory.locations',
    summary: 'All places: rooms, cars and Klienten with whom something lies, sorted by kind and name',
    access: own,
    answer: z.array(location),
  }),
  createLocation: defineCall(`POST ${path}/location`, {
    id: 'inventory.createLocation',
    summary: 'A new place. An id makes it happen once; a Klient has one place, which is answered when it is there',
    access: own,
    body: z.union([
      z.strictObject({ id: id.optional(), kind: z.enum(ownLocationKinds), name: termDocument.title.schema }),
      z.strictObject({ kind: z.literal('klient'), klientId: id }),
    ]),
    answer: location,
    errors: ['nicht_gefunden', 'inventory.zu_viele'],
  }),
  updateLocation: defineCall(`PATCH ${path}/location`, {
    id: 'inventory.updateLocation',
    summary: 'Rename a room or a car',
    access: own,
    body: z.strictObject({ id, name: termDocument.title.schema }),
    answer: location,
    errors: ['nicht_gefunden'],
  }),
  removeLocation: defineCall(`DELETE ${path}/location`, {
    id: 'inventory.removeLocation',
    summary: 'Take an empty place out of use; what was moved there stays in the ledger',
    access: own,
    query: byId,
    answer: z.boolean(),
    errors: ['nicht_gefunden', 'inventory.ort_belegt'],
  }),
  locationStock: defineCall(`GET ${path}/location/stock`, {
    id: 'inventory.locationStock',
    summary: 'What lies at a place, by product and batch',
    access: own,
    query: byId,
    answer: z.strictObject({ location, lines: z.array(locationLine) }),
    errors: ['nicht_gefunden'],
  }),
  move: defineCall(`POST ${path}/movement`, {
    id: 'inventory.move',
    summary:
      'Write down that something came, went, was used, thrown away or carried elsewhere. Without a batch the one that expires first is taken. The id makes it happen once',
    access: own,
    body: z
      .strictObject({
        id,
        kind: z.enum(writtenKinds),
        productId: id,
        locationId: id,
        menge: amount,
        /** What goes out of a certain batch. */
        lotId: id.optional(),
        /** Of a receipt. */
        lot: lotText.default(''),
        expiry: isoDate.nullable().default(null),
        /** Of a transfer. */
        toLocationId: id.optional(),
        reason: movementDocument.reason.schema.default(null),
      })
      .refine(({ kind, toLocationId, locationId }) => kind !== 'transfer' || (toLocationId !== undefined && toLocationId !== locationId), {
        path: ['toLocationId'],
        message: 'auswahl',
      }),
    answer: sheet,
    errors: ['nicht_gefunden', 'inventory.ort_unbekannt', 'inventory.zu_wenig'],
  }),
  movements: defineCall(`GET ${path}/movements`, {
    id: 'inventory.movements',
    summary: 'The ledger of a product or a place, the newest first. Nobody changes what stands there',
    access: own,
    query: z
      .strictObject({
        productId: id.optional(),
        locationId: id.optional(),
        before: z.coerce.number().int().min(1).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(25),
      })
      .refine(({ productId, locationId }) => (productId === undefined) !== (locationId === undefined), {
        path: ['productId'],
        message: 'pflicht',
      }),
    answer: z.strictObject({ movements: z.array(movement), before: z.int().nullable() }),
  }),
  count: defineCall(`POST ${path}/count`, {
    id: 'inventory.count',
    summary:
      'Write down a stock take of a place. What was counted counts; `complete` says that nothing else lies there. Answers what has changed. The id makes it happen once',
    access: own,
    body: z.strictObject({ id, locationId: id, lines: z.array(countLine).max(maxLines), complete: z.boolean().default(false) }),
    answer: z.strictObject({ changed: z.array(z.strictObject({ name: plain.product, lot: lotText, before: count, after: count })) }),
    errors: ['inventory.ort_unbekannt', 'nicht_gefunden'],
  }),
} as const
