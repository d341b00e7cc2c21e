import { inventoryContract as c } from '@dreiklang/domain/inventory/inventory.contract'
import { addTax, toCents } from '@dreiklang/domain/inventory/inventory'
import { expect, it } from 'vitest'
import { serverForTests } from '../forTests.fixtures.ts'
import { play } from './demo.fixtures.ts'
import { fillInventories } from './inventory.ts'

const server = await serverForTests()

it('a nursing service and a pharmacy have 23 products with five tax rates, whose price is the base price with tax', async () => {
  // A filling that was cut off is played again: nothing is there twice.
  for (let time = 0; time < 2; time += 1) await play(server, (regie) => fillInventories(regie, server.ensemble))
  const [german, english] = await server.people('pfleger', 'apotheker2')
  for (const [who, names] of [
    [german, ['Damen', 'Herren', 'Unisex']],
    [english, ['Ladies', 'Mens', 'Unisex']],
  ] as const) {
    const { products } = (await who.call(c.products, { query: { page: '0', size: '100' } })).body
    if (products === null) throw new Error('there is a first page')
    expect(products).toHaveLength(23)
    expect([...new Set(products.map(({ taxPercent }) => taxPercent))].toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual([8, 10, 18, 20, 30])
    for (const { price, basePrice, taxPercent } of products)
      expect(toCents(price ?? 0)).toBe(addTax(toCents(basePrice ?? 0), toCents(taxPercent ?? 0)))
    expect((await who.call(c.categories)).body.map(({ name }) => name)).toEqual(names)
    expect((await who.call(c.tags)).body).toHaveLength(3)
  }
})
