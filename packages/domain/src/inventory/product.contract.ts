/** Products and what they are sorted into, as the calls of the template send and answer them (apps.md, section 3). */
import { z } from 'zod'
import { shapeOf } from '../shared/document.ts'
import { id, lineOfWords } from '../shared/schemas.ts'
import { harmless, plain } from '../shared/words.ts'
import { productDocument, termDocument } from './inventory.document.ts'

/** '' as long as nobody has said it. */
const short = (max: number) => harmless('product', z.string().trim().max(max))
const maybeId = z.union([z.literal(''), id])
const whole = z.int().min(0).max(1_000_000_000)

/** At most so many digits behind the point; what is more precise is refused and not rounded. */
const decimal = (most: number, digits: number) =>
  z
    .number()
    .min(0)
    .max(most)
    .refine((value) => Math.abs(value * 10 ** digits - Math.round(value * 10 ** digits)) < 1e-6, { message: 'messwert' })

const money = decimal(9_999_999.99, 2)

export const category = z.strictObject({ id, parentId: id.nullable(), name: termDocument.title.schema, slug: plain.code }).meta({
  id: 'InventoryCategory',
  description: 'A category; the slug is made of the name.',
  examples: [{ id: 'f5a0c2c2-2f0e-4b4b-9a5e-0f5b6d9b3a10', parentId: null, name: 'Verbandstoffe', slug: 'verbandstoffe' }],
})
export type InventoryCategory = z.output<typeof category>

export const maker = z.strictObject({ id, name: termDocument.title.schema, slug: plain.code }).meta({
  id: 'InventoryMaker',
  description: 'A brand or a vendor; the slug is made of the name.',
  examples: [{ id: '5b3c0a77-0a52-4c36-a6a3-4dfc2a4a1a11', name: 'Medwerk', slug: 'medwerk' }],
})
export type InventoryMaker = z.output<typeof maker>

export const tag = z.strictObject({ id, title: lineOfWords(80) }).meta({
  id: 'InventoryTag',
  description: 'A tag, carried by any number of products.',
  examples: [{ id: '0a9d5c0f-95a3-4f62-8f1b-9b4e2b6c7d12', title: 'steril' }],
})
export type InventoryTag = z.output<typeof tag>

export const product = z
  .strictObject({
    id,
    category: maybeId,
    name: harmless('product', z.string().trim().min(1).max(200)),
    ...shapeOf(productDocument),
    tags: z.array(id).max(50),
    sku: short(60),
    barcode: short(60),
    brand: maybeId,
    vendor: maybeId,
    /** What lies in own places, by the ledger. */
    stock: whole,
    /** What of it is promised to orders. */
    reserved: whole,
    cost: money.nullable(),
    basePrice: money.nullable(),
    taxPercent: decimal(100, 2).nullable(),
    price: money.nullable(),
    /** Kilograms. */
    weight: decimal(100_000, 3).nullable(),
    thumbnail: plain.link.nullable(),
    images: z.array(plain.link),
    active: z.boolean(),
  })
  .meta({
    id: 'InventoryProduct',
    description:
      'A product. `stock` and `reserved` are sums: another stock that is written is a correcting movement. Without a price of its own it has its base price with tax.',
    examples: [
      {
        id: '7eb7c859-1347-4317-96b6-9476a7e2784e',
        category: '',
        name: 'Kompressen 10 × 10 cm',
        description: '',
        tags: [],
        sku: 'VB-1010',
        barcode: '4006381333931',
        brand: '',
        vendor: '',
        stock: 30,
        reserved: 5,
        cost: 4.2,
        basePrice: 10,
        taxPercent: 8,
        price: 10.8,
        weight: 0.2,
        thumbnail: null,
        images: [],
        active: true,
      },
    ],
  })
export type Product = z.output<typeof product>

export const productBody = product.partial()
export type ProductBody = z.output<typeof productBody>

const onePage = z.strictObject({ lastPage: z.int() })
const fullPage = onePage.extend({ length: z.int(), size: z.int(), page: z.int(), startIndex: z.int(), endIndex: z.int() })
export const productPage = z
  .union([
    z.strictObject({ products: z.array(product), pagination: fullPage }),
    z.strictObject({ products: z.null(), pagination: onePage }),
  ])
  .meta({
    id: 'InventoryPage',
    description: 'A page of the products. Beyond the last page there are none, and only the last page is told.',
    examples: [{ products: null, pagination: { lastPage: 1 } }],
  })
