/** Visits at the homes of Klienten: asking, planning, steps, and what is overdue. */
import type { Ports } from '../ports.ts'
import type { AnlegeWege } from './anlegen.usecases.ts'
import { hausbesuchRoutes } from './hausbesuch.routes.ts'
import { type MeldeBesuch, createMeldungen } from './meldungen.usecases.ts'
import { createNachtrag } from './nachtrag.usecases.ts'
import { type BeimEnde, createSchritte } from './schritte.usecases.ts'
import { createTaten } from './taten.ts'
import { meldeUeberfaellige } from './uhr.usecases.ts'

interface Needs extends Omit<AnlegeWege, 'taten'> {
  tell: MeldeBesuch
  beimEnde: BeimEnde
}

export function hausbesuchRoom(ports: Ports, { tell, beimEnde, ...wege }: Needs) {
  const meldungen = createMeldungen(ports, tell)
  const taten = createTaten(ports, meldungen)
  const schritte = createSchritte(ports, { taten, beimEnde })
  return {
    routes: hausbesuchRoutes(ports, { ...wege, taten, schritte }),
    jobs: {
      hausbesuche: () => meldeUeberfaellige(ports),
      siegelBesuche: createNachtrag(ports),
      besuchsmeldungen: () => meldungen.teileMit(),
    },
    meldungen,
    taten,
    schritte,
  }
}
