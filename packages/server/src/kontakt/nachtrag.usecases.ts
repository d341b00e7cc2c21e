/** For the clock: notes of contacts from before the key ring. */
import type { Ports } from '../ports.ts'
import { schubGroesse, trageNach } from '../tresor/nachtrag.ts'
import { createLager } from './lager.ts'
import { nimmNotizen, speichereNotizen } from './nachtrag.repository.ts'

export function createNachtrag(ports: Ports): () => Promise<void> {
  const lager = createLager(ports)
  return () =>
    trageNach(ports.database, async (tx) => {
      const rows = await nimmNotizen(tx, schubGroesse)
      const neue = []
      for (const row of rows) neue.push(...(await lager.versiegle(tx, row.organisationId, [row])))
      await speichereNotizen(tx, neue)
      return rows.length
    })
}
