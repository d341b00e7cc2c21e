/** All bodies carry the version that the person saw; 0 for a tour that nobody has touched. */
import { z } from 'zod'
import { temperatur, unterschrift } from '../bestellung/handlungen.contract.ts'
import { doppelt, isDistinct } from '../hausbesuch/handlungen.contract.ts'
import { adresse, id, named, words } from '../shared/schemas.ts'
import { abholArten, maxStopps } from './tour.ts'
import type { TourHandlung } from './transitions.ts'

const basis = z.strictObject({ version: z.int().min(0) })

const newStopp = z.discriminatedUnion('art', [
  z.strictObject({
    art: z.literal('EIGENER'),
    bezeichnung: named(80),
    adresse: adresse.nullable(),
    dauerMinuten: z.int().min(0).max(480),
  }),
  z.strictObject({ art: z.enum(abholArten), organisationId: id }),
])

export const tourHandlungSchemas = {
  ordnen: basis.extend({ reihenfolge: z.array(id).max(maxStopps).refine(isDistinct, doppelt) }),
  einrichten: basis.extend({ fahrzeug: named(40).nullable(), start: adresse.nullable(), ziel: adresse.nullable() }),
  /** `vor`: in front of which stop; null puts it at the end. */
  stoppHinzufuegen: basis.extend({ stopp: newStopp, vor: id.nullable() }),
  stoppEntfernen: basis.extend({ stoppId: id }),
  abhaken: basis
    .extend({
      stoppId: id,
      erledigt: z.boolean(),
      grund: words(250).nullable(),
      /** What the pharmacy is shown when medicines are fetched; null at every other stop. */
      nachweis: z.strictObject({ temperatur: temperatur.nullable(), unterschrift }).nullable(),
    })
    .refine(({ erledigt, grund }) => erledigt || grund !== null, { path: ['grund'], message: 'pflicht' }),
  zuruecknehmen: basis.extend({ stoppId: id }),
  starten: basis,
  beenden: basis,
  uebergeben: basis.extend({ personId: id, grund: words(500) }),
} as const satisfies Record<TourHandlung, z.ZodType>

export type TourAuftrag = { [H in TourHandlung]: { handlung: H; angaben: z.infer<(typeof tourHandlungSchemas)[H]> } }[TourHandlung]
export type TourAngaben<H extends TourHandlung> = z.infer<(typeof tourHandlungSchemas)[H]>
