/** What the pharmacy proposes to order again of what it has handed over, as a position keeps it (shared/document.ts). */
import { z } from 'zod'
import { isoDate, id } from '../shared/schemas.ts'
import { acceptedWords, plain } from '../shared/words.ts'

/**
 * UEBERNOMMEN: a draft was made of it, which nobody but the nursing service sees until it is sent. BEENDET: care has ended, and nobody has
 * decided about it.
 */
const nachschubAntworten = ['UEBERNOMMEN', 'ABGELEHNT', 'ZURUECKGEZOGEN', 'BEENDET'] as const

const durch = z.strictObject({ personId: id, name: plain.name }).nullable()

export const nachschub = z.strictObject({
  text: acceptedWords.nullable(),
  /** Until when the pharmacy thinks it is needed. */
  bis: isoDate.nullable(),
  durch,
  am: z.iso.datetime(),
  /** Null: open. */
  antwort: z
    .strictObject({
      art: z.enum(nachschubAntworten),
      grund: acceptedWords.nullable(),
      /** The draft that was made of it. */
      bestellungId: id.nullable(),
      /** Null: nobody in person, because the Klient has died. */
      durch,
      am: z.iso.datetime(),
    })
    .nullable(),
})
export type Nachschub = z.output<typeof nachschub>
