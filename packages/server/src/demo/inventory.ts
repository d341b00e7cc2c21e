/** The inventory of a nursing service of the demo, and that of a pharmacy in English. */
import { inventoryContract as c } from '@dreiklang/domain/inventory/inventory.contract'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { berlinDate, plusDays } from '@dreiklang/domain/shared/time'
import { type Regie, akteurOf, daysAgo } from './director.ts'
import { type DemoProduct, brands, categories, demoProducts, tags, vendors } from './inventoryScript.ts'
import type { Ensemble } from './personen.ts'

const houses = [
  ['pflege-admin', 'de'],
  ['apotheke-admin2', 'en'],
] as const

interface House {
  regie: Regie
  number: number
  chief: Akteur
  say: (pair: readonly [string, string]) => string
}

/** The same ids in each filling of it: what was made before it was cut off is found and not made twice. */
const idOf = ({ number }: House, kind: 'a' | 'b' | 'c' | 'd' | 'e' | 'f', nr: number) =>
  `1a9e000${number}-0000-4000-8000-0000000${kind}${String(nr).padStart(4, '0')}`

/** EAN with a right check digit, of a number range that nobody gives out. */
function eanOf(nr: number): string {
  const digits = `20000000${String(1000 + nr)}`
  const sum = Array.from(digits, Number).reduce((total, digit, i) => total + digit * (i % 2 === 0 ? 1 : 3), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

/** A tag gets its id from the server: one of this name is enough. */
async function fillTags({ regie, chief, say }: House): Promise<string[]> {
  const known = await regie.call(c.tags, chief)
  const ids: string[] = []
  for (const pair of tags) {
    const title = say(pair)
    ids.push((known.find((tag) => tag.title === title) ?? (await regie.call(c.createTag, chief, { body: { tag: { title } } }))).id)
  }
  return ids
}

async function fillTerms(house: House): Promise<void> {
  const { regie, chief, say } = house
  const all = [
    ...categories.map((pair, nr) => ({ id: idOf(house, 'a', nr), kind: 'category' as const, name: say(pair) })),
    ...brands.map((name, nr) => ({ id: idOf(house, 'b', nr), kind: 'brand' as const, name })),
    ...vendors.map((pair, nr) => ({ id: idOf(house, 'c', nr), kind: 'vendor' as const, name: say(pair) })),
  ]
  for (const term of all) await regie.call(c.createTerm, chief, { body: term })
}

async function fillProduct(house: House, product: DemoProduct, { nr, tagIds }: { nr: number; tagIds: readonly string[] }): Promise<void> {
  const { regie, chief, say } = house
  const { name, category, brand, vendor, stock, minimum, reserved, expires, unit, ...rest } = product
  const id = idOf(house, 'd', nr)
  await regie.call(c.createProduct, chief, { body: { id } })
  const prices = { cost: rest.cost, basePrice: rest.basePrice, taxPercent: rest.taxPercent, weight: rest.weight }
  const terms = { category: idOf(house, 'a', category), brand: idOf(house, 'b', brand), vendor: idOf(house, 'c', vendor) }
  const words = { name: say(name), sku: `L-${String(nr + 1).padStart(3, '0')}`, barcode: eanOf(nr), active: rest.active }
  const carried = rest.tags.flatMap((at) => tagIds[at] ?? [])
  await regie.call(c.updateProduct, chief, { body: { id, product: { ...words, ...prices, ...terms, tags: carried, reserved } } })
  await regie.call(c.keep, chief, { body: { id, unit, minimum } })
  const today = berlinDate(regie.beginn.toISOString())
  const batch = { lot: `C${String(7100 + nr)}`, expiry: expires === null ? null : plusDays(today, expires) }
  const locationId = idOf(house, 'e', rest.inCar ? 1 : 0)
  await regie.call(c.move, chief, {
    body: { id: idOf(house, 'f', nr), kind: 'receipt', productId: id, locationId, menge: stock, ...batch },
  })
}

export async function fillInventories(regie: Regie, ensemble: Ensemble): Promise<void> {
  for (const [number, [chief, language]] of houses.entries()) {
    const house: House = { regie, number, chief: akteurOf(ensemble, chief), say: (pair) => pair[language === 'de' ? 0 : 1] }
    regie.stelle(daysAgo(regie, 20))
    const places = [
      { kind: 'room', name: house.say(['Materialraum', 'Store room']) },
      { kind: 'car', name: house.say(['Auto 1', 'Car 1']) },
    ] as const
    for (const [nr, place] of places.entries())
      await regie.call(c.createLocation, house.chief, { body: { id: idOf(house, 'e', nr), ...place } })
    await fillTerms(house)
    const tagIds = await fillTags(house)
    // The stock comes last: what has one is whole.
    const filled = (await regie.call(c.stock, house.chief, { query: { size: 100 } })).rows.filter(({ product }) => product.stock > 0)
    for (const [nr, product] of demoProducts.entries())
      if (!filled.some((row) => row.product.id === idOf(house, 'd', nr))) await fillProduct(house, product, { nr, tagIds })
  }
  regie.stelle(regie.beginn)
}
