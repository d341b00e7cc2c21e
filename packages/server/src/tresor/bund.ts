/** The keys of organisations and Klienten, unwrapped, for a short time in memory. */
import type { Ports, Queryable } from '../ports.ts'
import { unwrapKey, newSchluessel, wrap } from './huelle.ts'
import { type Inhaber, type SchluesselRow, loadForWriting, storeSchluessel } from './schluessel.repository.ts'
import { asSchluessel } from './seal.ts'

const lebenMs = 5 * 60_000
const most = 2_000

/** The row is read each time, so row-level security is asked and a destroyed key ends everywhere at once; only unwrapping is kept. */
export function createBund({ keyRing, clock, newId }: Pick<Ports, 'keyRing' | 'clock' | 'newId'>) {
  const offene = new Map<string, { schluessel: CryptoKey; seit: number }>()

  /** Null for a destroyed one. */
  async function open(row: SchluesselRow): Promise<CryptoKey | null> {
    const { id, umhuellt } = row
    if (umhuellt === null) {
      offene.delete(id)
      return null
    }
    const now = clock.now().getTime()
    const known = offene.get(id)
    if (known !== undefined && now - known.seit < lebenMs) return known.schluessel
    const schluessel = await asSchluessel(await unwrapKey({ ...row, umhuellt }, keyRing))
    offene.delete(id)
    for (const [aelteste, { seit }] of offene) {
      if (offene.size < most && now - seit < lebenMs) break
      offene.delete(aelteste)
    }
    offene.set(id, { schluessel, seit: now })
    return schluessel
  }

  async function create(tx: Queryable, { organisationId, klientId }: Inhaber): Promise<void> {
    // A server that has not met the newest key of the ring yet would go on wrapping with one that is about to be forgotten.
    await keyRing.reload()
    const wem = { id: newId(), organisationId, klientId }
    await storeSchluessel(tx, { ...wem, ...(await wrap(newSchluessel(), { wem, ring: keyRing })) }, clock.now().toISOString())
  }

  /** Makes it at the first use; of two who do so at once the second takes what the first has made. */
  async function forWriting(tx: Queryable, wem: Inhaber): Promise<SchluesselRow> {
    // A third turn only when all keys are renewed at this very moment.
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const row = await loadForWriting(tx, wem)
      if (row !== null) return row
      await create(tx, wem)
    }
    throw new Error('A key was made that its maker may not read')
  }

  return { open, forWriting }
}
