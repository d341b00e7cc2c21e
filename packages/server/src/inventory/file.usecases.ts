/** The inventory as a file, and products that come out of one. */
import { codeOf } from '@dreiklang/domain/inventory/inventory'
import type { inventoryContract } from '@dreiklang/domain/inventory/inventory.contract'
import type { ImportRow } from '@dreiklang/domain/inventory/recall.contract'
import type { Stocked } from '@dreiklang/domain/inventory/stock.contract'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { berlinDate } from '@dreiklang/domain/shared/time'
import type { z } from 'zod'
import { headOf } from '../liste/angaben.ts'
import { type ExportColumn, exportAnswer } from '../liste/export.ts'
import { createHouseChange } from '../organisation/houseChange.ts'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf } from '../shared/context.ts'
import { onBehalfOfPerson } from '../shared/onBehalfOf.ts'
import type { CalledBy } from '../shared/route.ts'
import type { InventoryStore } from './inventoryStore.ts'
import type { createProducts } from './product.usecases.ts'
import { findBySku, loadByCode, loadProducts } from './product.repository.ts'

type Contract = typeof inventoryContract

const perPage = 1000

/** The import reads these headings back, in both languages (web: importTable.ts). */
const columns: readonly ExportColumn<Stocked>[] = [
  { titel: { de: 'Name', en: 'Name' }, wert: ({ product }) => product.name, breite: 36 },
  { titel: { de: 'Artikelnummer', en: 'Item number' }, wert: ({ product }) => product.sku },
  { titel: { de: 'PZN oder EAN', en: 'PZN or EAN' }, wert: ({ product }) => product.barcode },
  { titel: { de: 'Bestand', en: 'Stock' }, wert: ({ product }) => product.stock, art: 'zahl' },
  { titel: { de: 'Reserviert', en: 'Reserved' }, wert: ({ product }) => product.reserved, art: 'zahl' },
  { titel: { de: 'Mindestbestand', en: 'Minimum' }, wert: ({ minimum }) => minimum, art: 'zahl' },
  { titel: { de: 'Nächster Verfall', en: 'Next expiry' }, wert: ({ nextExpiry }) => nextExpiry, art: 'datum' },
  { titel: { de: 'Einkaufspreis', en: 'Cost' }, wert: ({ product }) => product.cost, art: 'zahl' },
  { titel: { de: 'Nettopreis', en: 'Net price' }, wert: ({ product }) => product.basePrice, art: 'zahl' },
  { titel: { de: 'Steuersatz in %', en: 'Tax in %' }, wert: ({ product }) => product.taxPercent, art: 'zahl' },
  { titel: { de: 'Bruttopreis', en: 'Gross price' }, wert: ({ product }) => product.price, art: 'zahl' },
  { titel: { de: 'Gewicht in kg', en: 'Weight in kg' }, wert: ({ product }) => product.weight, art: 'zahl' },
  { titel: { de: 'Beschreibung', en: 'Description' }, wert: ({ product }) => product.description, breite: 36 },
]

export function createFiles(
  ports: Ports,
  { store, products }: { store: InventoryStore; products: Pick<ReturnType<typeof createProducts>, 'insertOne' | 'changeOne'> },
) {
  const changeInHouse = createHouseChange(ports, 'inventory')
  const today = () => berlinDate(ports.clock.now().toISOString())

  async function* pagesOf(akteur: Akteur): AsyncGenerator<Stocked[]> {
    const db = onBehalfOfPerson(ports.database, akteur)
    const organisationId = ownOrganisation(akteur)
    const filter = { search: '', only: 'all', category: null, tag: null, soon: today() } as const
    for (let offset = 0; ; offset += perPage) {
      const rows = await loadProducts(db, organisationId, { filter, sort: 'name', order: 'asc', limit: perPage, offset })
      yield await store.openStocked(db, organisationId, rows)
      if (rows.length < perPage) return
    }
  }

  async function findOld(tx: Queryable, organisationId: string, { barcode, sku }: ImportRow): Promise<string | null> {
    const code = codeOf(barcode)
    const byCode = code === null ? null : await loadByCode(tx, organisationId, code)
    return byCode?.id ?? (sku === '' ? null : await findBySku(tx, organisationId, sku))
  }

  return {
    async export({ akteur, query: { format }, sprache }: CalledBy<Contract['export']>): Promise<Response> {
      const objektId = ownOrganisation(akteur)
      await ports.database.transaction(contextOf(akteur), (tx) =>
        audit(tx, akteur, { aktion: 'inventory.export', art: 'AUSGEBEN', objektArt: 'ORGANISATION', objektId }),
      )
      const kopf = headOf({ akteur, sprache, now: ports.clock.now(), filter: {}, worte: {} })
      const name = sprache === 'de' ? 'Lager' : 'Inventory'
      const dateiname = `${name.toLowerCase()}-${today()}`
      return exportAnswer(pagesOf(akteur), { format, spalten: columns, kopf, csvOhneKopf: true, sprache, dateiname, blatt: name })
    },

    /** What stands twice in the table is one product. A second sending of the same table finds all of them and changes nothing more. */
    import({ akteur, body }: CalledBy<Contract['import']>): Promise<z.output<Contract['import']['answer']>> {
      return changeInHouse(akteur, async (tx, organisationId) => {
        let added = 0
        for (const row of body.rows) {
          const { minimum, stock, ...product } = row
          const old = await findOld(tx, organisationId, row)
          const id = old ?? ports.newId()
          if (old === null) {
            added += 1
            await products.insertOne(tx, akteur, { id, name: product.name })
          }
          const said = { ...product, ...(old === null && { active: true }), ...(stock !== null && { stock }) }
          await products.changeOne(tx, akteur, { id, product: said, keeping: { minimum } })
        }
        return { added, changed: body.rows.length - added }
      })
    },
  }
}
