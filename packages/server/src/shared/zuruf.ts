/** Words to the open screens of people that something of theirs changed; they leave with the commit and reach all processes. */
import { type ZurufArt, zurufArten } from '@dreiklang/domain/shared/zuruf.contract'
import { z } from 'zod'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

export const zurufKanal = 'zuruf'

/** A notification of the database holds less than 8,000 bytes. */
const proWort = 100

const wort = z.strictObject({ art: z.enum(zurufArten), id: z.string().nullable(), an: z.array(z.string()) })
export type Zuruf = z.infer<typeof wort>

const sprich = sql('zuruf.rufe', `select pg_notify('${zurufKanal}', wort) from unnest(:worte::text[]) wort`)

/** Inside a transaction: tells the persons and all people of the organisations in `an`. */
export async function rufe(
  tx: Queryable,
  { art, id = null, an }: { art: ZurufArt; id?: string | null; an: readonly string[] },
): Promise<void> {
  if (an.length === 0) return
  const worte = Array.from({ length: Math.ceil(an.length / proWort) }, (_, i) =>
    JSON.stringify({ art, id, an: an.slice(i * proWort, (i + 1) * proWort) } satisfies Zuruf),
  )
  await tx.query(sprich, { worte })
}

/** Null for the empty word with which a listener says that it was away. */
export function liesZuruf(payload: string): Zuruf | null {
  return payload === '' ? null : wort.parse(JSON.parse(payload))
}
