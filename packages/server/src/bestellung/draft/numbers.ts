/** Numbers of orders, taken from the database in blocks so that makers of orders never wait for one another. */
import type { DbContext, Ports } from '../../ports.ts'
import { onBehalfOf } from '../../shared/onBehalfOf.ts'
import { takeNummernblock } from '../step/context.repository.ts'

const BLOCK = 20

interface Vorrat {
  naechste: number
  letzte: number
}

/** Gives the next `JJJJ-NNNNNN` of a nursing service; unique, rising within one process, not gapless. */
export function createNumbers({ database }: Pick<Ports, 'database'>) {
  const vorraete = new Map<string, Promise<Vorrat>>()
  return async function nextNumber(context: DbContext, pflegedienstId: string, jahr: number): Promise<string> {
    const schluessel = `${pflegedienstId}.${jahr}`
    for (;;) {
      let vorrat = vorraete.get(schluessel)
      if (vorrat === undefined) {
        vorrat = takeNummernblock(onBehalfOf(database, context), { pflegedienstId, jahr, anzahl: BLOCK }).then((letzte) => ({
          naechste: letzte - BLOCK + 1,
          letzte,
        }))
        vorrat.catch(() => vorraete.delete(schluessel))
        vorraete.set(schluessel, vorrat)
      }
      const block = await vorrat
      if (block.naechste <= block.letzte) {
        const nummer = block.naechste
        block.naechste += 1
        return `${jahr}-${String(nummer).padStart(6, '0')}`
      }
      if (vorraete.get(schluessel) === vorrat) vorraete.delete(schluessel)
    }
  }
}
