/**
 * A recall reaches the other organisations in the name of the system, because none may write into another: behind the report, and at the next
 * turn of the clock what was left.
 */
import { isKlientPlace, sayRecall } from '@dreiklang/domain/inventory/recallWords'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { systemContext } from '../shared/context.ts'
import type { Language } from '../shared/route.ts'
import { sendSignal } from '../shared/signal.ts'
import { createTaskAdder } from '../tasks/addTask.ts'
import type { InventoryStore } from './inventoryStore.ts'
import {
  type UnspreadRow,
  lockLots,
  holdUnspread,
  insertRecall,
  loadArt,
  loadConcerned,
  loadHanded,
  loadHeld,
  saveSpread,
} from './recall.repository.ts'

interface Alarm {
  organisationId: string
  id: string
  code: string
  name: string
  lot: string
  at: string
  /** Who has reported it, at whichever organisation. */
  personId: string
  text: string | null
  sprache: Language
}

export function createRecallSpread(ports: Ports, store: InventoryStore) {
  const addTask = createTaskAdder(ports)

  /** What every organisation that it concerns has at once: its batches are blocked, and a task says what is where. */
  async function alarm(tx: Queryable, { organisationId, id, code, name, lot, at, personId, text, sprache }: Alarm): Promise<void> {
    const what = { organisationId, code, lot }
    await lockLots(tx, { ...what, at })
    const held = await loadHeld(tx, what)
    const handed = await loadHanded(tx, what)
    const facts = {
      name,
      lot,
      text,
      klienten: new Set(held.filter(isKlientPlace).map(({ locationId }) => locationId)).size,
      places: new Set(held.filter((place) => !isKlientPlace(place)).map(({ locationId }) => locationId)).size,
      bestellungen: new Set(handed.map(({ bestellungId }) => bestellungId)).size,
    }
    const words = sayRecall(facts, sprache)
    await addTask(tx, { organisationId, id, personId, ...words })
    await sendSignal(tx, { art: 'tasks', an: [organisationId] })
    await sendSignal(tx, { art: 'inventory', an: [organisationId] })
  }

  async function spreadOne(tx: Queryable, row: UnspreadRow): Promise<void> {
    const { organisationId: reporter, daten: _sealed, ...recall } = row
    const [opened] = await store.openRecalls(tx, reporter, [row])
    const text = opened?.text ?? null
    const isApotheke = (await loadArt(tx, reporter)) === 'APOTHEKE'
    const concerned = await loadConcerned(tx, { organisationId: reporter, code: row.code, lot: row.lot })
    for (const { id: organisationId, art, sprache } of concerned) {
      // A practice is never told which pharmacy somebody has chosen (§ 11 ApoG).
      const reportedById = isApotheke && art === 'ARZTPRAXIS' ? null : reporter
      const daten = await store.sealRecall(tx, organisationId, { id: row.id, daten: { text } })
      const now = ports.clock.now().toISOString()
      const isNew = await insertRecall(tx, { ...recall, organisationId, reportedById, personId: null, spreadAt: now, daten })
      if (!isNew) continue
      await alarm(tx, { ...recall, organisationId, text, sprache: sprache ?? 'de' })
      const trail = { aktion: 'inventory.recall', art: 'AENDERN', objektArt: 'RECALL', objektId: row.id } as const
      await audit(tx, null, { ...trail, organisationId })
    }
    await saveSpread(tx, { organisationId: reporter, id: row.id, now: ports.clock.now().toISOString() })
  }

  return {
    alarm,

    /** Of two servers one does it: the rows are held. */
    now: (): Promise<void> =>
      ports.database.transaction(systemContext, async (tx) => {
        for (const row of await holdUnspread(tx)) await spreadOne(tx, row)
      }),
  }
}
