/** For the clock: the words of orders that were written before they were sealed. */
import type { Ports } from '../ports.ts'
import { schubGroesse, trageNach } from '../tresor/nachtrag.ts'
import { nimmAbschriften, nimmBestellungen, nimmEreignisse, speichereBestellungen, speichereVerlauf } from './nachtrag.repository.ts'
import { createVerschluss } from './verschluss.ts'

export function createNachtrag(ports: Ports): () => Promise<void> {
  const { nachgetragen } = createVerschluss(ports)
  return async () => {
    await trageNach(ports.database, async (tx) => {
      const rows = await nimmBestellungen(tx, schubGroesse)
      const neue = []
      for (const row of rows) neue.push({ ...row, daten: await nachgetragen(tx, row.daten, row) })
      await speichereBestellungen(tx, neue)
      return rows.length
    })
    await trageNach(ports.database, async (tx) => {
      const rows = await nimmEreignisse(tx, schubGroesse)
      const ereignisse = []
      for (const { aenderung, angaben, ...row } of rows)
        ereignisse.push({ ...row, ...(await nachgetragen(tx, { aenderung, angaben }, row)) })
      await speichereVerlauf(tx, { ereignisse })
      return rows.length
    })
    await trageNach(ports.database, async (tx) => {
      const rows = await nimmAbschriften(tx, schubGroesse)
      const abschriften = []
      for (const row of rows) abschriften.push({ ...row, daten: await nachgetragen(tx, row.daten, row) })
      await speichereVerlauf(tx, { abschriften })
      return rows.length
    })
  }
}
