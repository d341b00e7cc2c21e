import { doorContract } from '@dreiklang/domain/tour/door.contract'
import { rundeContract } from '@dreiklang/domain/tour/runde.contract'
import { tourContract, tourStepContract } from '@dreiklang/domain/tour/tour.contract'
import { createCompanionStep } from '../bestellung/step/companionStep.usecases.ts'
import type { MeldeBesuch } from '../hausbesuch/meldungen.usecases.ts'
import { type Steps, createUebergabe } from '../hausbesuch/steps.usecases.ts'
import type { Taten } from '../hausbesuch/taten.ts'
import type { Ports } from '../ports.ts'
import { signedInOnce, stepRoutes } from '../shared/idempotenz.ts'
import { inOrganisation } from '../shared/room.ts'
import { signedIn } from '../shared/route.ts'
import { createAbholung } from './abholung.usecases.ts'
import { createDoor } from './door.usecases.ts'
import { createRunde } from './runde.usecases.ts'
import { type EinfacherAuftrag, createEgk, createTourHolding, createTourSteps, createTourUebergabe } from './steps.usecases.ts'
import { createTourStore } from './seal.ts'
import { createTourReading } from './read.usecases.ts'
import { loadTourenOfPerson } from './tour.repository.ts'

export function tourRoom(ports: Ports, { taten, schritte, tell }: { taten: Taten; schritte: Steps; tell: MeldeBesuch }) {
  const read = createTourReading(ports)
  const door = createDoor(ports)
  const round = createRunde(ports)
  const store = createTourStore(ports)
  const halten = createTourHolding(ports, store)
  const handle = createTourSteps(ports, halten, createAbholung(createCompanionStep(ports)))
  const handOver = createTourUebergabe(ports, halten, { taten, handOverBesuche: createUebergabe(schritte), report: tell })
  const egk = createEgk(ports)
  const { uebergeben, ...einfache } = tourStepContract

  const routes = [
    signedIn(doorContract.read, ({ akteur, params, sprache }) => door.read(akteur, params.hausbesuchId, sprache)),
    signedIn(rundeContract.round, ({ akteur, sprache }) => round(akteur, { sprache })),
    signedIn(tourContract.list, ({ akteur, query }) => read.list(akteur, query.datum)),
    signedInOnce(tourContract.egk, (request) => egk(request, request.body)),
    signedIn(tourContract.read, ({ akteur, params }) => read.read(akteur, params)),
    signedInOnce(uebergeben, (request) => handOver(request, request.params, request.body)),
    ...stepRoutes(einfache, (request, auftrag: EinfacherAuftrag) => handle(request, request.params, auftrag)),
  ]
  return { routes, backfill: store.backfill, own: { touren: inOrganisation(loadTourenOfPerson) } }
}
