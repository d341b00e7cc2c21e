import { loadAllTaetigen, loadTaetige } from '../organisation/personen.repository.ts'
import type { Ports, Queryable } from '../ports.ts'
import { createMitteilungsLeser } from './leser.ts'
import { type KontoMeldung, reportToAll, reportMessage } from './meldung.ts'
import { notificationRoutes } from './notification.routes.ts'

export function notificationRoom(ports: Ports) {
  const reader = createMitteilungsLeser(ports)
  return {
    routes: notificationRoutes(ports),
    jobs: { mitteilungen: () => reader.tick() },
    close: () => reader.close(),
    wake: () => reader.weck(),
    /** Tells one person, inside the transaction of the cause. */
    tell: (tx: Queryable, meldung: Omit<KontoMeldung, 'id'>) => reportMessage(tx, { id: ports.newId(), ...meldung }),
    tellTeamOfAnliegen: async (tx: Queryable, organisationId: string, art: 'NACHBESTELLUNG' | 'BESUCH' | 'RUECKRUF') => {
      const personIds = (await loadTaetige(tx, [organisationId])).map(({ personId }) => personId)
      await reportToAll(tx, ports, { personIds, anlass: `ANLIEGEN_${art}` })
    },
    tellAllOfDatenschutz: async (tx: Queryable) =>
      reportToAll(tx, ports, { personIds: await loadAllTaetigen(tx), anlass: 'DATENSCHUTZ_GEAENDERT' }),
  }
}
