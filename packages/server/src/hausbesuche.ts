/** The rooms around visits, put together: their routes, and what the clock does for them. */
import type { MeldeAnordnung } from './dokumentation/anordnungMeldung.ts'
import { dokumentationRoutes } from './dokumentation/dokumentation.routes.ts'
import { createBlaetterBeimEnde } from './dokumentation/ende.ts'
import { createFolgen, erledigeDurchBesuch } from './dokumentation/folge.usecases.ts'
import { fristRoutes } from './frist/frist.routes.ts'
import type { BestellWege } from './frist/praxisAnfrage.usecases.ts'
import type { MeldeFristen } from './frist/vermerk.usecases.ts'
import type { Verknuepfe } from './hausbesuch/anlegen.usecases.ts'
import { hausbesuchRoutes } from './hausbesuch/hausbesuch.routes.ts'
import { createInstanzen } from './hausbesuch/instanzen.usecases.ts'
import { type MeldeBesuch, createMeldungen } from './hausbesuch/meldungen.usecases.ts'
import { createNachtrag } from './hausbesuch/nachtrag.usecases.ts'
import { createSchritte } from './hausbesuch/schritte.usecases.ts'
import { createTaten } from './hausbesuch/taten.ts'
import { createUebergabe } from './hausbesuch/uebergabe.usecases.ts'
import { meldeUeberfaellige } from './hausbesuch/uhr.usecases.ts'
import { kalenderaboRoutes } from './kalenderabo/kalenderabo.routes.ts'
import type { Partnerschaften } from './organisation/partnerschaft.usecases.ts'
import { planungRoutes } from './planung/planung.routes.ts'
import type { Ports, Queryable } from './ports.ts'
import { createAbgleich } from './serie/abgleich.ts'
import { serieRoutes } from './serie/serie.routes.ts'
import { createSerienUhr } from './serie/uhr.usecases.ts'
import type { Route } from './shared/route.ts'
import { tourRoutes } from './tour/tour.routes.ts'
import { unterwegsRoutes } from './unterwegs/unterwegs.routes.ts'

/** One way to people for all of these rooms. */
type Melde = (
  tx: Queryable,
  meldung: Parameters<MeldeBesuch>[1] | Parameters<MeldeAnordnung>[1] | Parameters<MeldeFristen>[1],
) => Promise<void>

export interface Hausbesuche {
  routes: readonly Route[]
  /** By the name under which the state of the server shows them. */
  aufgaben: Readonly<Record<string, () => Promise<unknown>>>
}

export function createHausbesuche(
  ports: Ports,
  {
    partnerschaften,
    melde,
    verknuepfe,
    bestellWege,
  }: { partnerschaften: Partnerschaften; melde: Melde; verknuepfe: Verknuepfe; bestellWege: BestellWege },
): Hausbesuche {
  const meldungen = createMeldungen(ports, melde)
  const taten = createTaten(ports, meldungen)
  const folgen = createFolgen(ports)
  const schritte = createSchritte(ports, { taten, beimEnde: createBlaetterBeimEnde(ports, folgen) })
  const gleicheSerieAb = createAbgleich(createInstanzen(ports))
  return {
    routes: [
      ...hausbesuchRoutes(ports, { partnerschaften, taten, schritte, verknuepfe, erledigeFolge: erledigeDurchBesuch }),
      ...dokumentationRoutes(ports, { taten, schritte, melde, folgen }),
      ...planungRoutes(ports, { schritte, taten }),
      ...serieRoutes(ports, { gleicheSerieAb, meldungen }),
      ...kalenderaboRoutes(ports),
      ...unterwegsRoutes(ports, { taten, schritte, meldungen, melde, folgen }),
      ...fristRoutes(ports, melde, bestellWege),
      ...tourRoutes(ports, { taten, uebergibBesuche: createUebergabe(schritte), melde }),
    ],
    aufgaben: {
      serien: createSerienUhr(ports, gleicheSerieAb),
      hausbesuche: () => meldeUeberfaellige(ports),
      siegelBesuche: createNachtrag(ports),
      besuchsmeldungen: () => meldungen.teileMit(),
    },
  }
}
