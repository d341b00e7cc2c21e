import type { Auftrag } from '@dreiklang/domain/hausbesuch/handlungen.contract'
import { hausbesuchContract, stepContract } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import type { Ports } from '../ports.ts'
import { signedInOnce, stepRoutes } from '../shared/idempotenz.ts'
import { inOrganisation } from '../shared/room.ts'
import { signedIn } from '../shared/route.ts'
import { createBackfill, reportOverdue } from './clock.usecases.ts'
import { type AnlegeWege, createBeginning } from './create.usecases.ts'
import { type MeldeBesuch, createMeldungen } from './meldungen.usecases.ts'
import { createReading } from './read.usecases.ts'
import { type BeimEnde, createSteps } from './steps.usecases.ts'
import { loadVisitsOfPerson } from './hausbesuch.repository.ts'
import { createTaten } from './taten.ts'

interface Needs extends Omit<AnlegeWege, 'taten'> {
  tell: MeldeBesuch
  beimEnde: BeimEnde
}

export function hausbesuchRoom(ports: Ports, { tell, beimEnde, ...wege }: Needs) {
  const meldungen = createMeldungen(ports, tell)
  const taten = createTaten(ports, meldungen)
  const schritte = createSteps(ports, { taten, beimEnde })
  const read = createReading(ports)
  const anlegen = createBeginning(ports, { ...wege, taten })
  const c = hausbesuchContract

  const routes = [
    signedIn(c.list, ({ akteur, query }) => read.list(akteur, query)),
    signedIn(c.choices, ({ akteur }) => read.choices(akteur)),
    signedIn(c.check, ({ akteur, body: { typ, klientId, leistungen, hausbesuchId, ...planung } }) =>
      anlegen.check(akteur, { typ, klientId, planung, leistungen, ausser: hausbesuchId }),
    ),
    signedInOnce(c.ask, (request) => anlegen.ask(request, request.body)),
    signedInOnce(c.plan, (request) => anlegen.plan(request, request.body)),
    signedIn(c.read, ({ akteur, params, sprache }) => read.read(akteur, params.hausbesuchId, sprache)),
    signedIn(c.mitbesuche, ({ akteur, params }) => read.mitbesuche(akteur, params.hausbesuchId)),
    signedIn(c.timeline, ({ akteur, params, sprache }) => read.timeline(akteur, params.hausbesuchId, sprache)),
    ...stepRoutes(stepContract, (request, auftrag: Auftrag) => schritte.handle(request, request.params.hausbesuchId, auftrag)),
  ]
  return {
    routes,
    jobs: {
      hausbesuche: () => reportOverdue(ports),
      besuchsmeldungen: () => meldungen.tell(),
    },
    backfill: createBackfill(ports),
    own: { hausbesuche: inOrganisation(loadVisitsOfPerson) },
    meldungen,
    taten,
    schritte,
  }
}
