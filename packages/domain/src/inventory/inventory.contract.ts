/** Paths and payloads are those of apps.md, section 7. Products belong to a house and are seen and changed by all its people. */
import { z } from 'zod'
import { own } from '../shared/access.ts'
import { defineCall } from '../shared/contract.ts'
import { id } from '../shared/schemas.ts'
import { harmless } from '../shared/words.ts'
import { movementDocument, termDocument } from './inventory.document.ts'
import { mostProductsPerPage, productSorts, productsPerPage } from './inventory.ts'
import { category, maker, product, productBody, productPage, tag } from './product.contract.ts'
import { recallContract } from './recall.contract.ts'
import { stockContract } from './stock.contract.ts'

const path = '/api/apps/ecommerce/inventory'
const byId = z.strictObject({ id })
const newTag = tag.extend({
  id: z
    .union([z.literal(''), id])
    .nullable()
    .optional(),
})

const specified = {
  categories: defineCall(`GET ${path}/categories`, {
    id: 'inventory.categories',
    summary: 'All categories, sorted by name',
    access: own,
    answer: z.array(category),
  }),
  brands: defineCall(`GET ${path}/brands`, {
    id: 'inventory.brands',
    summary: 'All brands, sorted by name',
    access: own,
    answer: z.array(maker),
  }),
  vendors: defineCall(`GET ${path}/vendors`, {
    id: 'inventory.vendors',
    summary: 'All vendors, sorted by name',
    access: own,
    answer: z.array(maker),
  }),
  tags: defineCall(`GET ${path}/tags`, { id: 'inventory.tags', summary: 'All tags, sorted by title', access: own, answer: z.array(tag) }),
  products: defineCall(`GET ${path}/products`, {
    id: 'inventory.products',
    summary:
      'A page of the products whose name contains the text, whatever its capital letters. Pages begin with 0; number, name and active are sorted as text, the others as numbers',
    access: own,
    query: z.strictObject({
      search: harmless('search', z.string().max(120)).default(''),
      sort: z.enum(productSorts).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
      page: z.coerce.number().int().min(0).max(1_000_000).default(1),
      size: z.coerce.number().int().min(1).max(mostProductsPerPage).default(productsPerPage),
    }),
    answer: productPage,
  }),
  product: defineCall(`GET ${path}/product`, {
    id: 'inventory.product',
    summary: 'One product',
    access: own,
    query: byId,
    answer: product,
    errors: ['nicht_gefunden'],
  }),
  createProduct: defineCall(`POST ${path}/product`, {
    id: 'inventory.createProduct',
    summary: 'A new product with nothing in it but a name. An id makes it happen once: the second time answers the first product',
    access: own,
    body: z.strictObject({ id: id.optional() }),
    answer: product,
  }),
  updateProduct: defineCall(`PATCH ${path}/product`, {
    id: 'inventory.updateProduct',
    summary:
      'Change the named fields. Another stock becomes a correcting movement, with the reason that is named. A version that is named must be the newest',
    access: own,
    body: z
      .strictObject({
        id,
        product: productBody,
        version: z.int().min(1).optional(),
        reason: movementDocument.reason.schema.optional(),
      })
      .refine((body) => (body.product.id ?? body.id) === body.id, { path: ['product', 'id'], message: 'falsch' }),
    answer: product,
    errors: ['nicht_gefunden', 'inventory.veraltet', 'inventory.zuordnung_unbekannt', 'inventory.zu_wenig'],
  }),
  removeProduct: defineCall(`DELETE ${path}/product`, {
    id: 'inventory.removeProduct',
    summary: 'Take a product out of the list; what was moved of it stays in the ledger',
    access: own,
    query: byId,
    answer: z.boolean(),
    errors: ['nicht_gefunden'],
  }),
  createTag: defineCall(`POST ${path}/tag`, {
    id: 'inventory.createTag',
    summary: 'A new tag, answered with its new id',
    access: own,
    body: z.strictObject({ tag: newTag }),
    answer: tag,
    errors: ['inventory.zu_viele'],
  }),
  updateTag: defineCall(`PATCH ${path}/tag`, {
    id: 'inventory.updateTag',
    summary: 'Rename a tag',
    access: own,
    body: z
      .strictObject({ id, tag: tag.partial().required({ title: true }) })
      .refine((body) => (body.tag.id ?? body.id) === body.id, { path: ['tag', 'id'], message: 'falsch' }),
    answer: tag,
    errors: ['nicht_gefunden'],
  }),
  removeTag: defineCall(`DELETE ${path}/tag`, {
    id: 'inventory.removeTag',
    summary: 'Delete a tag; every product that carries it loses it',
    access: own,
    query: byId,
    answer: z.boolean(),
    errors: ['nicht_gefunden'],
  }),
} as const

const termKind = z.enum(['category', 'brand', 'vendor'])

const beside = {
  createTerm: defineCall(`POST ${path}/term`, {
    id: 'inventory.createTerm',
    summary: 'A new category, brand or vendor. An id makes it happen once',
    access: own,
    body: z.strictObject({
      id: id.optional(),
      kind: termKind,
      name: termDocument.title.schema,
      /** Of a category: the one that it is a part of. */
      parentId: id.nullable().default(null),
    }),
    answer: category,
    errors: ['inventory.zu_viele', 'inventory.zuordnung_unbekannt'],
  }),
  updateTerm: defineCall(`PATCH ${path}/term`, {
    id: 'inventory.updateTerm',
    summary: 'Rename a category, a brand or a vendor',
    access: own,
    body: z.strictObject({ id, name: termDocument.title.schema }),
    answer: category,
    errors: ['nicht_gefunden'],
  }),
  removeTerm: defineCall(`DELETE ${path}/term`, {
    id: 'inventory.removeTerm',
    summary: 'Delete a category, a brand or a vendor; products that have it are without one',
    access: own,
    query: byId,
    answer: z.boolean(),
    errors: ['nicht_gefunden'],
  }),
} as const

export const inventoryContract = { ...specified, ...beside, ...stockContract, ...recallContract } as const
