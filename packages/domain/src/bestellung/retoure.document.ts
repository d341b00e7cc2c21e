/** What comes back or is destroyed after it was handed over, as a position keeps it (shared/document.ts). */
import { z } from 'zod'
import { id } from '../shared/schemas.ts'
import { acceptedWords, plain } from '../shared/words.ts'

export const retoureArten = ['RUECKGABE', 'VERNICHTUNG'] as const
export const retoureEinheiten = ['STUECK', 'GRAMM', 'MILLILITER', 'PACKUNG'] as const

export const retoure = z.strictObject({
  art: z.enum(retoureArten),
  menge: z.number(),
  einheit: z.enum(retoureEinheiten),
  grund: acceptedWords,
  zeugen: z.array(plain.name),
  durch: z.strictObject({ personId: id, name: plain.name }),
  am: z.iso.datetime(),
})
export type Retoure = z.output<typeof retoure>
