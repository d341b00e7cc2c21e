/** For the clock: messages that were written before they were sealed. */
import type { Ports } from '../ports.ts'
import { schubGroesse, trageNach } from '../tresor/nachtrag.ts'
import { createVerschluss } from './verschluss.ts'
import { nimmNachrichten, speichereNachrichten } from './verschluss.repository.ts'

export function createNachtrag(ports: Ports): () => Promise<void> {
  const { nachgetragen } = createVerschluss(ports)
  return () =>
    trageNach(ports.database, async (tx) => {
      const rows = await nimmNachrichten(tx, schubGroesse)
      const neue = []
      for (const row of rows) neue.push({ ...row, text: await nachgetragen(tx, row) })
      await speichereNachrichten(tx, neue)
      return rows.length
    })
}
