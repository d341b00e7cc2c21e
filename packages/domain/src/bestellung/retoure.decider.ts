/** What comes back or is destroyed after it was handed over, also after the death of the Klient: recorded, never back into stock. */
import { bestellungErrors } from './bestellung.errors.ts'
import { type Ereignis, positionEreignis } from './ereignis.ts'
import type { DecisionContext, Person } from './handelnder.ts'
import type { AngabenOf } from './handlungen.contract.ts'
import type { Position } from './position.document.ts'
import type { Retoure } from './retoure.document.ts'

const folded = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, ' ')

/**
 * A BtM is destroyed before two witnesses, beside whoever destroys it, with a record that is kept for three years (§ 16 Abs. 1 BtMG).
 * The order keeps it with all its words. @throws bestellung.zeugen_fehlen
 */
export function recordRetoure(
  position: Position,
  { art, menge, einheit, grund, zeugen }: AngabenOf<'retoureFesthalten'>,
  { now, handelnder }: DecisionContext & { handelnder: Person },
): Ereignis {
  const present = new Set([handelnder.name, ...zeugen].map(folded))
  if (position.btm && art === 'VERNICHTUNG' && present.size < 3) {
    throw bestellungErrors.refuse('bestellung.zeugen_fehlen', { felder: [{ path: 'zeugen', code: 'zu_wenige', message: 'zu_wenige' }] })
  }
  const { personId, name } = handelnder
  const neu: Retoure = { art, menge, einheit, grund, zeugen, durch: { personId, name }, am: now }
  const ereignis = positionEreignis('retoureFesthalten', position, {
    now,
    angaben: { grund, retoure: { art, menge, einheit, zeugen } },
    neu: { retouren: [...position.retouren, neu] },
  })
  // The names would tell the practice the pharmacy.
  return { ...ereignis, sichtbarFuer: ereignis.sichtbarFuer.filter((seite) => seite !== 'ARZT') }
}
