/** Beside running servers. What is sealed is not touched. */
import type { Ports, Statements } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { createBund } from './bund.ts'
import { unwrapKey, wrap } from './huelle.ts'
import { loadKeks, replaceSchluessel, takeUmzuhuellende, writeHuellen } from './rotation.repository.ts'
import { plattform } from './tresor.ts'

type Bedarf = Pick<Ports, 'database' | 'keyRing'>

/** One step of at most `hoechstens` keys; answers how many it was, 0 at the end. */
export async function huelleAt({ database, keyRing }: Bedarf, hoechstens: number): Promise<number> {
  return database.transaction(systemContext, async (tx) => {
    const rows = await takeUmzuhuellende(tx, { kek: keyRing.current.kid, hoechstens })
    const neue = await Promise.all(
      rows.map(async (row) => ({ id: row.id, ...(await wrap(await unwrapKey(row, keyRing), { wem: row, ring: keyRing })) })),
    )
    if (neue.length > 0) await writeHuellen(tx, { kek: keyRing.current.kid, neue })
    return rows.length
  })
}

/** From now on every organisation and every Klient gets another key for what is written; answers how many were in use. */
export const renewSchluessel = ({ database, now }: Pick<Ports, 'database'> & { now: Date }): Promise<number> =>
  replaceSchluessel(onBehalfOf(database, systemContext), now.toISOString())

export const usedKeks = ({ database }: { database: Statements }): Promise<string[]> => loadKeks(onBehalfOf(database, systemContext))

/** A database without any key gets that of the platform: from now on it says itself which ring it needs. */
export async function ensurePlatformKey(ports: Pick<Ports, 'database' | 'keyRing' | 'clock' | 'newId'>): Promise<void> {
  if ((await usedKeks(ports)).length > 0) return
  const bund = createBund(ports)
  await ports.database.transaction(systemContext, (tx) => bund.forWriting(tx, { organisationId: plattform, klientId: null }))
}

/** Those that the ring lacks: what they wrap cannot be opened. */
export async function missingKeks({ database, keyRing }: Pick<Ports, 'keyRing'> & { database: Statements }): Promise<string[]> {
  const existing = new Set([keyRing.current, ...keyRing.previous].map(({ kid }) => kid))
  return (await usedKeks({ database })).filter((kid) => !existing.has(kid))
}
