/** H14, and requests for at once without an answer. Safe in several processes: who holds the row says it. */
import { besuchRegeln, haeuserOf, hausAuf } from '@dreiklang/domain/hausbesuch/hausbesuch'
import { decideByClock } from '@dreiklang/domain/hausbesuch/clock.decider'
import { evolve } from '@dreiklang/domain/hausbesuch/hausbesuch.decider'
import { meldungenOf } from '@dreiklang/domain/hausbesuch/meldung'
import type { Ports } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { systemContext } from '../shared/context.ts'
import { sendSignal } from '../shared/signal.ts'
import { schubSize, addLater } from '../tresor/nachtrag.ts'
import { takeBesuche, takeEreignisse, sealBesuche, sealEreignisse } from './meldungen.repository.ts'
import { holdDue, writeEreignis, saveBesuch } from './hausbesuch.repository.ts'
import { changeTrail } from './person.ts'
import { createBesuchSeal } from './seal.ts'

const SEITE = 100

/** In one turn of the clock all that is due, however much has piled up while nobody looked. */
export async function reportOverdue({ database, clock }: Pick<Ports, 'database' | 'clock'>): Promise<void> {
  const am = clock.now().toISOString()
  await database.transaction(systemContext, async (tx) => {
    for (const alt of await holdDue(tx, am, SEITE)) {
      const ereignis = decideByClock(alt, am)
      if (ereignis === null) throw new Error(`The visit ${alt.id} is due and there is nothing to tell`)
      const neu = evolve(alt, ereignis)
      await saveBesuch(tx, neu)
      const { art, zeile, angaben } = ereignis
      const meldungen = meldungenOf(art, { alt, neu, personId: null })
      await writeEreignis(tx, { alt, neu, art, zeile, angaben, felder: Object.keys(ereignis.neu), urheber: null, am, meldungen })
      await audit(tx, null, {
        aktion: `hausbesuch.${art}`,
        ...changeTrail({ alt, neu }),
        organisationId: hausAuf(neu, besuchRegeln[neu.typ].ausfuehrend[0] ?? 'PFLEGE') ?? neu.pflegedienstId,
      })
      await sendSignal(tx, { art: 'hausbesuch', id: neu.id, an: haeuserOf(neu) })
    }
  })
}

export function createBackfill(ports: Ports): () => Promise<void> {
  const { nachgetragen } = createBesuchSeal(ports)
  return async () => {
    await addLater(ports.database, async (tx) => {
      const rows = await takeBesuche(tx, schubSize)
      const added = []
      for (const row of rows) added.push({ ...row, daten: await nachgetragen(tx, row.daten, row) })
      if (added.length > 0) await sealBesuche(tx, added)
      return rows.length
    })
    await addLater(ports.database, async (tx) => {
      const rows = await takeEreignisse(tx, schubSize)
      const added = []
      for (const { aenderung, angaben, ...row } of rows) added.push({ ...row, ...(await nachgetragen(tx, { aenderung, angaben }, row)) })
      if (added.length > 0) await sealEreignisse(tx, added)
      return rows.length
    })
  }
}
