/** As nobody's act. Safe in several processes: the version decides. */
import { after } from '@dreiklang/domain/bestellung/bestellung.decider'
import { readBestellung } from '@dreiklang/domain/bestellung/bestellung.document'
import { uhr } from '@dreiklang/domain/bestellung/clock.decider'
import type { Ports } from '../../ports.ts'
import { systemContext } from '../../shared/context.ts'
import { onBehalfOf } from '../../shared/onBehalfOf.ts'
import { save } from '../bestellung.repository.ts'
import { loadDue } from '../step/context.repository.ts'
import type { EreignisStream } from '../stream/stream.ts'
import { theClock, stepTrail } from '../who.ts'

export function createClock({ database, clock }: Pick<Ports, 'database' | 'clock'>, stream: EreignisStream) {
  const db = onBehalfOf(database, systemContext)
  return {
    async tick(): Promise<number> {
      const now = clock.now().toISOString()
      let bewegt = 0
      for (const row of await loadDue(db, now)) {
        const bestellung = readBestellung(row)
        const ereignisse = uhr(bestellung, now)
        // Nothing due: the date in the row is older than the order; saving corrects it.
        const neu = after(bestellung, ereignisse)
        const saved = await save(db, {
          alt: bestellung,
          neu,
          ereignisse,
          urheber: theClock,
          am: now,
          idempotenz: null,
          abschrift: null,
          spur: ereignisse.length === 0 ? null : stepTrail(null, 'bestellung.uhr', neu),
        })
        if (saved) bewegt += 1
      }
      if (bewegt > 0) stream.weck()
      return bewegt
    },
  }
}
