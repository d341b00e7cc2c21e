import type { Ports } from '../ports.ts'
import { createBackfill } from './backfill.usecases.ts'
import { reportOverdue } from './clock.usecases.ts'
import type { AnlegeWege } from './create.usecases.ts'
import { hausbesuchRoutes } from './hausbesuch.routes.ts'
import { type MeldeBesuch, createMeldungen } from './meldungen.usecases.ts'
import { type BeimEnde, createSteps } from './steps.usecases.ts'
import { createTaten } from './taten.ts'

interface Needs extends Omit<AnlegeWege, 'taten'> {
  tell: MeldeBesuch
  beimEnde: BeimEnde
}

export function hausbesuchRoom(ports: Ports, { tell, beimEnde, ...wege }: Needs) {
  const meldungen = createMeldungen(ports, tell)
  const taten = createTaten(ports, meldungen)
  const schritte = createSteps(ports, { taten, beimEnde })
  return {
    routes: hausbesuchRoutes(ports, { ...wege, taten, schritte }),
    jobs: {
      hausbesuche: () => reportOverdue(ports),
      siegelBesuche: createBackfill(ports),
      besuchsmeldungen: () => meldungen.tell(),
    },
    meldungen,
    taten,
    schritte,
  }
}
