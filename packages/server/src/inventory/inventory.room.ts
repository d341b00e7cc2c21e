import { inventoryContract } from '@dreiklang/domain/inventory/inventory.contract'
import type { Ports } from '../ports.ts'
import type { Room } from '../shared/room.ts'
import { signedIn } from '../shared/route.ts'
import { createBooking } from './booking.ts'
import { createFiles } from './file.usecases.ts'
import { createFollowing } from './follow.usecases.ts'
import { createInventoryStore } from './inventoryStore.ts'
import { createMovements } from './move.usecases.ts'
import { createPlaces } from './place.usecases.ts'
import { createProducts } from './product.usecases.ts'
import { createReading, readOwn } from './read.usecases.ts'
import { createRecalls } from './recall.usecases.ts'
import { createTerms } from './term.usecases.ts'

const c = inventoryContract

export function inventoryRoom(ports: Ports) {
  const store = createInventoryStore(ports)
  const pen = createBooking(ports, store)
  const reading = createReading(ports, store)
  const terms = createTerms(ports, store)
  const products = createProducts(ports, { store, pen })
  const places = createPlaces(ports, store)
  const movements = createMovements(ports, { pen, readSheet: reading.readSheet })
  const recalls = createRecalls(ports, store)
  const files = createFiles(ports, { store, products })
  const follow = createFollowing(ports, { store, pen })
  return {
    routes: [
      signedIn(c.categories, terms.categories),
      signedIn(c.brands, terms.brands),
      signedIn(c.vendors, terms.vendors),
      signedIn(c.tags, terms.tags),
      signedIn(c.products, reading.products),
      signedIn(c.product, reading.product),
      signedIn(c.createProduct, products.create),
      signedIn(c.updateProduct, products.update),
      signedIn(c.removeProduct, products.remove),
      signedIn(c.createTag, terms.createTag),
      signedIn(c.updateTag, terms.updateTag),
      signedIn(c.removeTag, terms.removeTag),
      signedIn(c.createTerm, terms.createTerm),
      signedIn(c.updateTerm, terms.updateTerm),
      signedIn(c.removeTerm, terms.removeTerm),
      signedIn(c.stock, reading.stock),
      signedIn(c.sheet, reading.sheet),
      signedIn(c.keep, products.keep),
      signedIn(c.scan, reading.scan),
      signedIn(c.locations, reading.locations),
      signedIn(c.createLocation, places.create),
      signedIn(c.updateLocation, places.update),
      signedIn(c.removeLocation, places.remove),
      signedIn(c.locationStock, reading.locationStock),
      signedIn(c.move, movements.move),
      signedIn(c.movements, reading.movements),
      signedIn(c.count, movements.count),
      signedIn(c.recall, recalls.recall),
      signedIn(c.recalls, recalls.recalls),
      signedIn(c.readRecall, recalls.readRecall),
      signedIn(c.closeRecall, recalls.close),
      signedIn(c.proposal, recalls.proposal),
      signedIn(c.export, files.export),
      signedIn(c.import, files.import),
    ],
    jobs: { inventory: follow, inventoryRecalls: recalls.spread },
    own: {
      inventory: async (db, akteur) => ({ ...(await readOwn(store, db, akteur)), recalls: await recalls.ofPerson(db, akteur) }),
    },
  } satisfies Room
}
