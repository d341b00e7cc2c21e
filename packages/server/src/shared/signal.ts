/** Words to the open screens of people that something of theirs changed; they leave with the commit and reach all processes. */
import { type SignalArt, signalArten } from '@dreiklang/domain/shared/signal.contract'
import { z } from 'zod'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

export const signalChannel = 'zuruf'

/** A notification of the database holds less than 8,000 bytes. */
const proWord = 100

const word = z.strictObject({ art: z.enum(signalArten), id: z.string().nullable(), an: z.array(z.string()) })
export type Signal = z.infer<typeof word>

const notify = sql('zuruf.rufe', `select pg_notify('${signalChannel}', wort) from unnest(:worte::text[]) wort`)

export async function sendSignal(
  tx: Queryable,
  { art, id = null, an }: { art: SignalArt; id?: string | null; an: readonly string[] },
): Promise<void> {
  if (an.length === 0) return
  const worte = Array.from({ length: Math.ceil(an.length / proWord) }, (_, i) =>
    JSON.stringify({ art, id, an: an.slice(i * proWord, (i + 1) * proWord) } satisfies Signal),
  )
  await tx.query(notify, { worte })
}

/** Null for the empty word with which a listener says that it was away. */
export function readSignal(payload: string): Signal | null {
  return payload === '' ? null : word.parse(JSON.parse(payload))
}
