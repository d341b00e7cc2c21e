/** What the calls of the inventory are asked with, and their lines of the table. */
import { niemandsId } from './bestellung/angaben.fixtures.ts'
import type { Anfragen } from './zugriffZiel.fixtures.ts'

const move = { kind: 'receipt', productId: niemandsId, locationId: niemandsId, menge: 1 } as const
const row = {
  name: 'x',
  sku: 'x',
  barcode: '',
  description: '',
  cost: null,
  basePrice: null,
  taxPercent: null,
  weight: null,
  minimum: null,
  stock: null,
}

export const anfragenOfInventory: Anfragen = {
  'inventory.categories': () => ({}),
  'inventory.brands': () => ({}),
  'inventory.vendors': () => ({}),
  'inventory.tags': () => ({}),
  'inventory.products': () => ({}),
  'inventory.product': () => ({ query: { id: niemandsId } }),
  'inventory.createProduct': () => ({ body: {} }),
  'inventory.updateProduct': () => ({ body: { id: niemandsId, product: { name: 'x' } } }),
  'inventory.removeProduct': () => ({ query: { id: niemandsId } }),
  'inventory.createTag': () => ({ body: { tag: { title: 'x' } } }),
  'inventory.updateTag': () => ({ body: { id: niemandsId, tag: { title: 'x' } } }),
  'inventory.removeTag': () => ({ query: { id: niemandsId } }),
  'inventory.createTerm': () => ({ body: { kind: 'brand', name: 'x' } }),
  'inventory.updateTerm': () => ({ body: { id: niemandsId, name: 'x' } }),
  'inventory.removeTerm': () => ({ query: { id: niemandsId } }),
  'inventory.stock': () => ({}),
  'inventory.sheet': () => ({ query: { id: niemandsId } }),
  'inventory.keep': () => ({ body: { id: niemandsId, minimum: 1 } }),
  'inventory.scan': () => ({ query: { code: '04006381333931' } }),
  'inventory.locations': () => ({}),
  'inventory.createLocation': () => ({ body: { kind: 'room', name: 'x' } }),
  'inventory.updateLocation': () => ({ body: { id: niemandsId, name: 'x' } }),
  'inventory.removeLocation': () => ({ query: { id: niemandsId } }),
  'inventory.locationStock': () => ({ query: { id: niemandsId } }),
  'inventory.move': () => ({ body: { id: crypto.randomUUID(), ...move } }),
  'inventory.movements': () => ({ query: { productId: niemandsId } }),
  'inventory.count': () => ({ body: { id: crypto.randomUUID(), locationId: niemandsId, lines: [] } }),
  'inventory.recall': () => ({ body: { id: crypto.randomUUID(), productId: niemandsId, lot: 'x' } }),
  'inventory.recalls': () => ({}),
  'inventory.readRecall': () => ({ query: { id: niemandsId } }),
  'inventory.closeRecall': () => ({ body: { id: niemandsId, closed: true } }),
  'inventory.proposal': () => ({}),
  'inventory.export': () => ({}),
  'inventory.import': () => ({ body: { id: crypto.randomUUID(), rows: [row] } }),
}

const sides = (status: number) => Array.from({ length: 12 }, () => status).join(' ')
const answered: Record<string, number> = {
  categories: 200,
  brands: 200,
  vendors: 200,
  tags: 200,
  products: 200,
  product: 404,
  createProduct: 200,
  updateProduct: 404,
  removeProduct: 404,
  createTag: 200,
  updateTag: 404,
  removeTag: 404,
  createTerm: 200,
  updateTerm: 404,
  removeTerm: 404,
  stock: 200,
  sheet: 404,
  keep: 404,
  scan: 200,
  locations: 200,
  createLocation: 200,
  updateLocation: 404,
  removeLocation: 404,
  locationStock: 404,
  move: 422,
  movements: 200,
  count: 422,
  recall: 404,
  recalls: 200,
  readRecall: 404,
  closeRecall: 404,
  proposal: 200,
  export: 200,
  import: 200,
}

/** Everybody but the platform, about the own house. */
export const tableOfInventory = Object.entries(answered)
  .map(([call, status]) => `${`inventory.${call}`.padEnd(33)} 401 401 403 ${sides(status)}`)
  .join('\n')
