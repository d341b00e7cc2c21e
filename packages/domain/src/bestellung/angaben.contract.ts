/** Rules that need the client are checked when sending (senden.decider.ts). */
import { z } from 'zod'
import { shapeOf } from '../shared/document.ts'
import { id } from '../shared/schemas.ts'
import { kopfDocument } from './bestellung.document.ts'
import { maxPositionen } from './bestellung.ts'
import { positionDocument } from './position.document.ts'

export const positionAngaben = z.strictObject(shapeOf(positionDocument))

export const kopfAngaben = z.strictObject(shapeOf(kopfDocument))

/** A draft: whole header and all positions; a position that existed keeps its id. */
export const entwurf = kopfAngaben.extend({
  positionen: z.array(positionAngaben.extend({ id: id.optional() })).max(maxPositionen),
})
export type Entwurf = z.infer<typeof entwurf>
