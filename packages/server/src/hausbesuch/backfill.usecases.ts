import type { Ports } from '../ports.ts'
import { schubSize, addLater } from '../tresor/nachtrag.ts'
import { takeBesuche, takeEreignisse, sealBesuche, sealEreignisse } from './backfill.repository.ts'
import { createBesuchSeal } from './seal.ts'

export function createBackfill(ports: Ports): () => Promise<void> {
  const { nachgetragen } = createBesuchSeal(ports)
  return async () => {
    await addLater(ports.database, async (tx) => {
      const rows = await takeBesuche(tx, schubSize)
      const neue = []
      for (const row of rows) neue.push({ ...row, daten: await nachgetragen(tx, row.daten, row) })
      if (neue.length > 0) await sealBesuche(tx, neue)
      return rows.length
    })
    await addLater(ports.database, async (tx) => {
      const rows = await takeEreignisse(tx, schubSize)
      const neue = []
      for (const { aenderung, angaben, ...row } of rows) neue.push({ ...row, ...(await nachgetragen(tx, { aenderung, angaben }, row)) })
      if (neue.length > 0) await sealEreignisse(tx, neue)
      return rows.length
    })
  }
}
