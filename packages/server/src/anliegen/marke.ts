/** The task that a form carries: who it is for, since when, and how hard; sealed, so that nobody makes one. Nothing of it is kept. */
import { z } from 'zod'
import type { Ports } from '../ports.ts'
import { entsiegle, versiegle } from '../shared/siegel.ts'

const form = z.strictObject({ zweck: z.literal('anliegen'), id: z.uuid(), organisationId: z.uuid(), amMs: z.int(), schwere: z.int() })
/** `id` becomes that of the inquiry, so that a form that is sent twice is one inquiry. */
export type Marke = z.infer<typeof form>

export async function schreibeMarke({ tokenSecret }: Pick<Ports, 'tokenSecret'>, marke: Omit<Marke, 'zweck'>): Promise<string> {
  return versiegle(JSON.stringify({ zweck: 'anliegen', ...marke }), tokenSecret)
}

/** Null for one that this server did not write. */
export async function liesMarke({ tokenSecret }: Pick<Ports, 'tokenSecret'>, text: string): Promise<Marke | null> {
  try {
    return form.parse(JSON.parse(await entsiegle(text, tokenSecret)))
  } catch {
    // Whatever it was, it does not open as a task.
    return null
  }
}
