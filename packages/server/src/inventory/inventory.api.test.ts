import { auskunftContract } from '@dreiklang/domain/anmeldung/auskunft.contract'
import { inventoryContract as c } from '@dreiklang/domain/inventory/inventory.contract'
import { product as shape, type ProductBody } from '@dreiklang/domain/inventory/product.contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../database/sql.ts'
import { serverForTests } from '../forTests.fixtures.ts'
import { systemContext } from '../shared/context.ts'
import { errorOf } from '../shared/zugriff.fixtures.ts'
import type { TestClient } from '../testServer.ts'

const server = await serverForTests()
let nurse: TestClient
let colleague: TestClient
let stranger: TestClient
beforeAll(async () => {
  const people = await server.people('pfleger', 'pflege-admin', 'apotheker')
  nurse = people[0]
  colleague = people[1]
  stranger = people[2]
})

async function add(fields: ProductBody = {}, who = nurse) {
  const { id } = (await who.call(c.createProduct, { body: {} })).body
  const answer = await who.call(c.updateProduct, { body: { id, product: fields } })
  expect([answer.status, answer.text]).toEqual([200, answer.text])
  return answer.body
}

describe('a new product', () => {
  it('is called A New Product, has nothing in it and is not active', async () => {
    const { status, body } = await nurse.call(c.createProduct, { body: {} })
    expect([status, body]).toEqual([
      200,
      {
        id: expect.any(String),
        category: '',
        name: 'A New Product',
        description: '',
        tags: [],
        sku: '',
        barcode: '',
        brand: '',
        vendor: '',
        stock: 0,
        reserved: 0,
        cost: null,
        basePrice: null,
        taxPercent: null,
        price: null,
        weight: null,
        thumbnail: null,
        images: [],
        active: false,
      },
    ])
    expect(shape.parse((await nurse.call(c.product, { query: { id: body.id } })).body)).toEqual(body)
  })

  it('is made once when it brings its id along', async () => {
    const id = crypto.randomUUID()
    await add({ name: 'Vorher' })
    const twice = [await nurse.call(c.createProduct, { body: { id } }), await nurse.call(c.createProduct, { body: { id } })]
    expect(twice.map(({ body }) => body.id)).toEqual([id, id])
  })
})

describe('a product', () => {
  it('keeps what is named and leaves the rest', async () => {
    const { id } = await add({ name: 'Kompressen 10 × 10', sku: 'VB-1', active: true })
    const { body } = await nurse.call(c.updateProduct, { body: { id, product: { description: 'steril', weight: 0.2, cost: 4.2 } } })
    expect(body).toMatchObject({ name: 'Kompressen 10 × 10', sku: 'VB-1', active: true, description: 'steril', weight: 0.2, cost: 4.2 })
  })

  it('has its base price with tax as price, to the cent, unless a price is named', async () => {
    const { id, price } = await add({ basePrice: 12.99, taxPercent: 19 })
    expect(price).toBe(15.46)
    const changed = await nurse.call(c.updateProduct, { body: { id, product: { taxPercent: 7 } } })
    expect(changed.body.price).toBe(13.9)
    const said = await nurse.call(c.updateProduct, { body: { id, product: { price: 15, basePrice: 13 } } })
    expect(said.body.price).toBe(15)
  })

  it('takes no part of a cent and no unknown brand, and says so at the field', async () => {
    const { id } = await add()
    const answers = [
      await nurse.call(c.updateProduct, { body: { id, product: { cost: 1.005 } } }),
      await nurse.call(c.updateProduct, { body: { id, product: { brand: crypto.randomUUID() } } }),
      await nurse.call(c.updateProduct, { body: { id, product: { tags: [crypto.randomUUID()] } } }),
    ]
    expect(answers.map(errorOf)).toEqual([
      'eingabe.ungueltig: product.cost messwert',
      'inventory.zuordnung_unbekannt: product.brand auswahl',
      'inventory.zuordnung_unbekannt: product.tags auswahl',
    ])
  })

  it('is changed in the version that was read, where one is named', async () => {
    const { id } = await add()
    const answer = await nurse.call(c.updateProduct, { body: { id, version: 1, product: { name: 'Zu spät' } } })
    expect([answer.status, errorOf(answer)]).toEqual([409, 'inventory.veraltet'])
  })

  it('is taken out of the list, and the audit trail knows by whom', async () => {
    const { id } = await add()
    expect((await colleague.call(c.removeProduct, { query: { id } })).body).toBe(true)
    expect((await nurse.call(c.product, { query: { id } })).status).toBe(404)
    expect((await nurse.call(c.removeProduct, { query: { id } })).status).toBe(404)
    const trail = await server.ports.database.query(
      systemContext,
      sql('test.trail', `select person_id as who from protokoll where objekt_id = :id and aktion = 'inventory.removeProduct'`),
      { id },
    )
    expect(trail).toEqual([{ who: server.personId('pflege-admin') }])
  })

  it('is unknown to people of another house', async () => {
    const { id } = await add()
    const answers = [
      await stranger.call(c.product, { query: { id } }),
      await stranger.call(c.updateProduct, { body: { id, product: { name: 'x' } } }),
      await stranger.call(c.removeProduct, { query: { id } }),
      await stranger.call(c.sheet, { query: { id } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  })

  it('is in the own copy of the person who has made it', async () => {
    const product = await add({ name: 'Für die Kopie' })
    const copy = (await nurse.call(auskunftContract.auskunft)).body.weiteres['inventory'] as { products: unknown[] }
    expect(copy.products).toContainEqual(product)
  })
})

describe('the list of products', () => {
  let arzt: TestClient
  beforeAll(async () => {
    ;[arzt] = await server.people('arzt')
    for (let n = 1; n <= 12; n += 1)
      await add(
        {
          name: `${n % 2 ? 'Ärztekittel' : 'Binde'} ${String(n).padStart(2, '0')}`,
          sku: `S${13 - n}`,
          basePrice: n,
          taxPercent: 8,
          stock: n,
        },
        arzt,
      )
  })
  const namesOf = async (query: Record<string, string>) => {
    const { body } = await arzt.call(c.products, { query })
    return [body.products?.map(({ name }) => name) ?? null, body.pagination]
  }

  it('begins with its second page, because pages begin with 0 and 1 is asked for', async () => {
    expect(await namesOf({})).toEqual([
      ['Binde 10', 'Binde 12'],
      { length: 12, size: 10, page: 1, lastPage: 2, startIndex: 10, endIndex: 11 },
    ])
  })

  it('finds what the name contains, whatever its capital letters, sorted by name', async () => {
    const [names, pagination] = await namesOf({ search: 'ÄRZTE', page: '0', size: '3', order: 'desc' })
    expect(names).toEqual(['Ärztekittel 11', 'Ärztekittel 09', 'Ärztekittel 07'])
    expect(pagination).toEqual({ length: 6, size: 3, page: 0, lastPage: 2, startIndex: 0, endIndex: 2 })
  })

  it('sorts item numbers as text and prices and stocks as numbers', async () => {
    const first = async (sort: string) => (await namesOf({ sort, page: '0', size: '3' }))[0]
    expect(await first('sku')).toEqual(['Binde 12', 'Ärztekittel 03', 'Binde 02'])
    expect(await first('price')).toEqual(['Ärztekittel 01', 'Binde 02', 'Ärztekittel 03'])
    expect((await namesOf({ sort: 'stock', order: 'desc', page: '0', size: '2' }))[0]).toEqual(['Binde 12', 'Ärztekittel 11'])
  })

  it('has no products beyond its last page, and tells only which is the last', async () => {
    expect(await namesOf({ page: '3' })).toEqual([null, { lastPage: 2 }])
    expect(await namesOf({ search: 'gibt es nicht', page: '0' })).toEqual([
      [],
      { length: 0, size: 10, page: 0, lastPage: 1, startIndex: 0, endIndex: -1 },
    ])
  })
})

describe('tags and what products are sorted into', () => {
  it('a tag is made with a new id, renamed, and deleted off every product', async () => {
    const made = await nurse.call(c.createTag, { body: { tag: { id: '', title: 'steril' } } })
    expect([made.status, made.body]).toEqual([200, { id: expect.any(String), title: 'steril' }])
    const { id } = made.body
    const product = await add({ tags: [id, id] })
    expect(product.tags).toEqual([id])
    expect((await colleague.call(c.updateTag, { body: { id, tag: { title: 'unsteril' } } })).body).toEqual({ id, title: 'unsteril' })
    expect((await nurse.call(c.tags)).body).toContainEqual({ id, title: 'unsteril' })
    expect((await nurse.call(c.removeTag, { query: { id } })).body).toBe(true)
    expect((await nurse.call(c.tags)).body).not.toContainEqual(expect.objectContaining({ id }))
    expect((await nurse.call(c.product, { query: { id: product.id } })).body.tags).toEqual([])
    expect((await nurse.call(c.removeTag, { query: { id } })).status).toBe(404)
  })

  it('a category has a slug and may be a part of another; deleted, its products are without one', async () => {
    const parent = (await nurse.call(c.createTerm, { body: { kind: 'category', name: 'Wund Versorgung' } })).body
    const child = (await nurse.call(c.createTerm, { body: { kind: 'category', name: 'Binden', parentId: parent.id } })).body
    expect((await nurse.call(c.categories)).body).toEqual([
      { id: child.id, parentId: parent.id, name: 'Binden', slug: 'binden' },
      { id: parent.id, parentId: null, name: 'Wund Versorgung', slug: 'wund-versorgung' },
    ])
    const { id } = await add({ category: parent.id })
    await nurse.call(c.removeTerm, { query: { id: parent.id } })
    expect((await nurse.call(c.product, { query: { id } })).body.category).toBe('')
    expect((await nurse.call(c.categories)).body).toEqual([expect.objectContaining({ id: child.id, parentId: null })])
  })

  it('brands and vendors are lists of their own, and a tag is none of them', async () => {
    const brand = (await nurse.call(c.createTerm, { body: { kind: 'brand', name: 'Medwerk' } })).body
    await nurse.call(c.createTerm, { body: { kind: 'vendor', name: 'Großhandel' } })
    expect((await nurse.call(c.brands)).body).toEqual([{ id: brand.id, name: 'Medwerk', slug: 'medwerk' }])
    expect((await nurse.call(c.vendors)).body).toMatchObject([{ name: 'Großhandel' }])
    expect((await nurse.call(c.updateTag, { body: { id: brand.id, tag: { title: 'x' } } })).status).toBe(404)
    expect((await stranger.call(c.brands)).body).toEqual([])
  })
})

describe('the inventory as a file', () => {
  it('takes in a table: a known code is changed, the others are new, and a stock is a correcting movement', async () => {
    const old = await add({ name: 'Alter Name', barcode: '4006381333931' })
    const row = { description: '', cost: null, basePrice: 2, taxPercent: 10, weight: null, minimum: 5 }
    const rows = [
      { ...row, name: 'Neuer Name', sku: '', barcode: '4006381333931', stock: 7 },
      { ...row, name: 'Ganz neu', sku: 'N-1', barcode: '', stock: null },
      { ...row, name: 'Noch einmal', sku: 'N-1', barcode: '', stock: null },
    ]
    expect((await nurse.call(c.import, { body: { id: crypto.randomUUID(), rows } })).body).toEqual({ added: 1, changed: 2 })
    expect((await nurse.call(c.product, { query: { id: old.id } })).body).toMatchObject({ name: 'Neuer Name', stock: 7, price: 2.2 })
    const ledger = (await nurse.call(c.movements, { query: { productId: old.id } })).body.movements
    expect(ledger.map(({ kind, menge }) => [kind, menge])).toEqual([['correction', 7]])
    const { text } = await nurse.call(c.export, { query: {} })
    expect(text).toContain('Neuer Name;;4006381333931;7;0;5;')
    expect(text).toContain('Noch einmal;N-1')
  })
})
