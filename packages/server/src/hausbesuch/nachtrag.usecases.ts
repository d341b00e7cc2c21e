/** For the clock: the words of visits that a room has written and leaves to the clock to seal. */
import type { Ports } from '../ports.ts'
import { schubGroesse, trageNach } from '../tresor/nachtrag.ts'
import { nimmBesuche, nimmEreignisse, versiegleBesuche, versiegleEreignisse } from './nachtrag.repository.ts'
import { createBesuchVerschluss } from './verschluss.ts'

export function createNachtrag(ports: Ports): () => Promise<void> {
  const { nachgetragen } = createBesuchVerschluss(ports)
  return async () => {
    await trageNach(ports.database, async (tx) => {
      const rows = await nimmBesuche(tx, schubGroesse)
      const neue = []
      for (const row of rows) neue.push({ ...row, daten: await nachgetragen(tx, row.daten, row) })
      if (neue.length > 0) await versiegleBesuche(tx, neue)
      return rows.length
    })
    await trageNach(ports.database, async (tx) => {
      const rows = await nimmEreignisse(tx, schubGroesse)
      const neue = []
      for (const { aenderung, angaben, ...row } of rows) neue.push({ ...row, ...(await nachgetragen(tx, { aenderung, angaben }, row)) })
      if (neue.length > 0) await versiegleEreignisse(tx, neue)
      return rows.length
    })
  }
}
