/** Works beside running servers: they read the ring again when they meet a key they do not know. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '@dreiklang/server/ports'
import { usedKeks, huelleAt } from '@dreiklang/server/tresor/rotation.usecases'
import { addKey, forgetKeys, loadKeyRing, retiredKeys } from './keyRing.ts'

interface Rotation {
  file: string
  database: Database
  now: Date
}

/** A step of a thousand keys takes a moment, and people work in the meantime. */
const step = { keys: 1_000, pauseMs: 1_000 }

/** Answers the new id and how many keys it wraps now. An interrupted rotation is ended by the next one. */
export async function rotateKeys({ file, database, now }: Rotation): Promise<{ kid: string; wrapped: number }> {
  const used = await usedKeks({ database })
  loadKeyRing(file, used.length > 0 ? 'refuse' : 'make')
  const kid = addKey(file, now)
  const keyRing = loadKeyRing(file)
  let wrapped = 0
  for (;;) {
    const done = await huelleAt({ database, keyRing }, step.keys)
    wrapped += done
    if (done < step.keys) return { kid, wrapped }
    await pause(step.pauseMs)
  }
}

export async function forgetOldKeys({ file, database, now }: Rotation): Promise<string[]> {
  const used = await usedKeks({ database })
  const unused = retiredKeys(file, now).filter((kid) => !used.includes(kid))
  if (unused.length > 0) forgetKeys(file, unused)
  return unused
}
