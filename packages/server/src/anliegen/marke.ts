/** The sealed proof-of-work task a form carries: for whom, since when and how hard. Nothing about it is stored. */
import { z } from 'zod'
import type { Ports } from '../ports.ts'
import { unseal, seal } from '../shared/seal.ts'

const form = z.strictObject({ zweck: z.literal('anliegen'), id: z.uuid(), organisationId: z.uuid(), amMs: z.int(), schwere: z.int() })
/** `id` becomes the request's id, so that a form sent twice is one request. */
export type Marke = z.infer<typeof form>

export async function writeMarke({ tokenSecret }: Pick<Ports, 'tokenSecret'>, marke: Omit<Marke, 'zweck'>): Promise<string> {
  return seal(JSON.stringify({ zweck: 'anliegen', ...marke }), tokenSecret)
}

/** Null for a token this server did not issue. */
export async function readMarke({ tokenSecret }: Pick<Ports, 'tokenSecret'>, text: string): Promise<Marke | null> {
  try {
    return form.parse(JSON.parse(await unseal(text, tokenSecret)))
  } catch {
    return null
  }
}
