/** Recalls of a batch, what has to be ordered, and the inventory as a file. */
import { z } from 'zod'
import { mengeneinheiten } from '../bestellung/bestellung.ts'
import { exportAnfrage, exportMedia } from '../liste/liste.contract.ts'
import { own } from '../shared/access.ts'
import { defineCall } from '../shared/contract.ts'
import { shapeOf } from '../shared/document.ts'
import { isoDate, id } from '../shared/schemas.ts'
import { harmless, plain } from '../shared/words.ts'
import { recallDocument } from './inventory.document.ts'
import { locationKinds, maxLines } from './inventory.ts'
import { product } from './product.contract.ts'
import { stocked } from './stock.contract.ts'

const path = '/api/apps/ecommerce/inventory'
const instant = harmless('time', z.iso.datetime({ offset: true }))
const lot = harmless('number', z.string().trim().min(1).max(40))

export const recall = z
  .strictObject({
    id,
    name: plain.product,
    code: plain.number,
    lot,
    at: instant,
    ...shapeOf(recallDocument),
    /** Which organisation has reported it; null: the own one, or a pharmacy, of which a practice learns nothing. */
    reportedBy: plain.name.nullable(),
    isOwn: z.boolean(),
    /** Since when the own organisation has dealt with it. */
    closedAt: instant.nullable(),
  })
  .meta({ id: 'InventoryRecall', description: 'A batch that is not to be used any more.' })
export type Recall = z.output<typeof recall>

export const recallSheet = z.strictObject({
  recall,
  /** Where it lies now, by the ledger. */
  places: z.array(
    z.strictObject({ locationId: id, kind: z.enum(locationKinds), name: plain.name, expiry: isoDate.nullable(), menge: z.int().min(1) }),
  ),
  /** By orders: handed over to whom, in all. Some of it may be used up. */
  handed: z.array(
    z.strictObject({
      bestellungId: id,
      nummer: plain.number,
      /** Null: it was for the nursing service, or nobody may know any more for whom. */
      klientName: plain.name.nullable(),
      pflegedienstName: plain.name,
      menge: z.int(),
      unit: z.enum(mengeneinheiten),
      at: instant,
    }),
  ),
})
export type RecallSheet = z.output<typeof recallSheet>

const atKlient = z.strictObject({
  locationId: id,
  klientId: id,
  klientName: plain.name,
  productId: id,
  name: plain.product,
  unit: z.enum(mengeneinheiten),
  menge: z.int().min(0),
  /** In the last days. */
  used: z.int().min(0),
  lastsUntil: isoDate.nullable(),
  /** The order that has brought it last. */
  bestellungId: id.nullable(),
  /** Nobody has counted: reckoned from the last delivery and the dose. Null: by what was used. */
  rechnerisch: z
    .strictObject({
      positionId: id,
      nummer: plain.number,
      /** Pieces that came on that day, and pieces a day. */
      stueck: z.int(),
      am: isoDate,
      jeTag: z.number(),
      /** Null: no plan of medicines is kept, and the dose is the one of the order. */
      plan: z.strictObject({ version: z.int(), am: isoDate }).nullable(),
    })
    .nullable(),
})
export type KlientShortage = z.output<typeof atKlient>

export const importRow = product
  .pick({ name: true, sku: true, barcode: true, cost: true, basePrice: true, taxPercent: true, weight: true })
  .extend({ minimum: stocked.shape.minimum, description: product.shape.description, stock: product.shape.stock.nullable() })
export type ImportRow = z.output<typeof importRow>

export const recallContract = {
  recall: defineCall(`POST ${path}/recall`, {
    id: 'inventory.recall',
    summary:
      'Recall a batch: it is blocked here and at everybody to whom an order has brought it, and each of these organisations gets a task. The id makes it happen once',
    access: own,
    body: z.strictObject({ id, productId: id, lot, text: recallDocument.text.schema.default(null) }),
    answer: recallSheet,
    errors: ['nicht_gefunden', 'inventory.ohne_code'],
  }),
  recalls: defineCall(`GET ${path}/recalls`, {
    id: 'inventory.recalls',
    summary: 'The recalls that concern the own organisation, the newest first',
    access: own,
    answer: z.array(recall),
  }),
  readRecall: defineCall(`GET ${path}/recall`, {
    id: 'inventory.readRecall',
    summary: 'A recall with the Klienten, cars and shelves that hold the batch, and the orders that have brought it',
    access: own,
    query: z.strictObject({ id }),
    answer: recallSheet,
    errors: ['nicht_gefunden'],
  }),
  closeRecall: defineCall(`PATCH ${path}/recall`, {
    id: 'inventory.closeRecall',
    summary: 'Say that the own organisation has dealt with a recall, or take that back. The batch stays blocked',
    access: own,
    body: z.strictObject({ id, closed: z.boolean() }),
    answer: recall,
    errors: ['nicht_gefunden'],
  }),
  proposal: defineCall(`GET ${path}/proposal`, {
    id: 'inventory.proposal',
    summary:
      'What has to be ordered: products below their minimum, and what soon runs out at a Klient by what was used in the last days, or where nobody counts by the last delivery and the plan of medicines',
    access: own,
    answer: z.strictObject({ own: z.array(stocked.extend({ missing: z.int().min(1) })), klienten: z.array(atKlient) }),
  }),
  export: defineCall(`GET ${path}/export`, {
    id: 'inventory.export',
    summary: 'All products with their stock as a file. Logged',
    access: own,
    query: z.strictObject({ ...exportAnfrage }),
    media: exportMedia,
  }),
  import: defineCall(`POST ${path}/import`, {
    id: 'inventory.import',
    summary:
      'Take in products of a table: one with the same code or the same article number is changed, every other is new. A stock that is named becomes a correcting movement. The id makes it happen once',
    access: own,
    body: z.strictObject({ id, rows: z.array(importRow).min(1).max(maxLines) }),
    answer: z.strictObject({ added: z.int(), changed: z.int() }),
    errors: ['inventory.zu_viele'],
  }),
} as const
