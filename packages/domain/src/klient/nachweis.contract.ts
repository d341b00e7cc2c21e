import { z } from 'zod'
import { id } from '../shared/schemas.ts'
import { plain } from '../shared/words.ts'

/** SVG path data: numbers and path letters only, so that it can be drawn without trust. */
export const unterschrift = z
  .string()
  .min(1)
  .max(40_000)
  .regex(/^[MLCQZmlcqz0-9 ,.-]+$/, { message: 'unterschrift' })

/** Null: the key of the Klient was destroyed. */
export const nachweis = z.union([
  z.strictObject({ art: z.literal('DOKUMENT'), dokumentId: id, name: plain.name.nullable() }),
  z.strictObject({ art: z.literal('UNTERSCHRIFT'), pfad: plain.link.nullable() }),
])
export type Nachweis = z.infer<typeof nachweis>
