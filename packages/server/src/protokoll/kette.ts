/** Makes links of deeds soon after their commit, and keeps the newest link of each chain outside the database, once an hour and at the end. */
import type { Ports } from '../ports.ts'
import { systemKontext } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import { ladeKoepfe, raeumeProtokollAuf, verketteOffene } from './kette.repository.ts'

export interface Kette {
  /** All deeds that can be read now are links when it answers, unless another process is at it. */
  verkette(): Promise<void>
  /** Once an hour: heads are kept, old deeds let go. */
  tick(): Promise<void>
  close(): Promise<void>
}

const schubGroesse = 1_000
const stundeMs = 3_600_000

export function createKette({ database, clock, log, auditHeads }: Pick<Ports, 'database' | 'clock' | 'log' | 'auditHeads'>): Kette {
  const db = imNamen(database, systemKontext)
  const gesichert = new Map<string, string>()
  let zuletztMs = Number.NEGATIVE_INFINITY
  let laeuft: Promise<void> | null = null

  async function arbeite(): Promise<void> {
    while ((await verketteOffene(db, schubGroesse)) === schubGroesse);
  }

  function verkette(): Promise<void> {
    laeuft ??= arbeite().finally(() => {
      laeuft = null
    })
    return laeuft
  }

  async function sichere(): Promise<void> {
    await verkette()
    const am = clock.now().toISOString()
    const neue = (await ladeKoepfe(db)).filter(({ organisationId, hash }) => gesichert.get(organisationId) !== hash)
    if (neue.length === 0) return
    await auditHeads.append(neue.map((kopf) => ({ ...kopf, am })))
    for (const { organisationId, hash } of neue) gesichert.set(organisationId, hash)
  }

  const takt = setInterval(() => {
    // The next second tries again; what is open stays open.
    verkette().catch((fehler: unknown) => log.warn({ error: fehler instanceof Error ? fehler.name : 'unknown' }, 'audit trail not chained'))
  }, 1_000)

  return {
    verkette,
    async tick() {
      if (clock.now().getTime() - zuletztMs < stundeMs) return
      await sichere()
      await raeumeProtokollAuf(db)
      zuletztMs = clock.now().getTime()
    },
    async close() {
      clearInterval(takt)
      try {
        await sichere()
      } catch (fehler) {
        // What is not kept now is kept by the next start; a database that is away must not hold up the end.
        log.warn({ error: fehler instanceof Error ? fehler.name : 'unknown' }, 'heads of the audit trail not kept')
      }
    },
  }
}
