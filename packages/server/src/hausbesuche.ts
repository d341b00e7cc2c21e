/** The rooms around visits, put together: their routes, and what the clock does for them. */
import { dokumentationRoutes } from './dokumentation/dokumentation.routes.ts'
import { createBlaetterBeimEnde } from './dokumentation/ende.ts'
import { hausbesuchRoutes } from './hausbesuch/hausbesuch.routes.ts'
import { type MeldeBesuch, createMeldungen } from './hausbesuch/meldungen.usecases.ts'
import { createSchritte } from './hausbesuch/schritte.usecases.ts'
import { createTaten } from './hausbesuch/taten.ts'
import { meldeUeberfaellige } from './hausbesuch/uhr.usecases.ts'
import type { Partnerschaften } from './organisation/partnerschaft.usecases.ts'
import { planungRoutes } from './planung/planung.routes.ts'
import type { Ports } from './ports.ts'
import type { Route } from './shared/route.ts'

export interface Hausbesuche {
  routes: readonly Route[]
  /** By the name under which the state of the server shows them. */
  aufgaben: Readonly<Record<string, () => Promise<unknown>>>
}

export function createHausbesuche(
  ports: Ports,
  { partnerschaften, melde }: { partnerschaften: Partnerschaften; melde: MeldeBesuch },
): Hausbesuche {
  const meldungen = createMeldungen(ports, melde)
  const taten = createTaten(ports, meldungen)
  const schritte = createSchritte(ports, { taten, beimEnde: createBlaetterBeimEnde(ports) })
  return {
    routes: [
      ...hausbesuchRoutes(ports, { partnerschaften, taten, schritte }),
      ...dokumentationRoutes(ports, { taten, schritte }),
      ...planungRoutes(ports, { schritte, taten }),
    ],
    aufgaben: {
      hausbesuche: () => meldeUeberfaellige(ports),
      besuchsmeldungen: () => meldungen.teileMit(),
    },
  }
}
