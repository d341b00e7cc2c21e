import { tourContract, tourStepContract } from '@dreiklang/domain/tour/tour.contract'
import { createCompanionStep } from '../bestellung/step/companionStep.usecases.ts'
import type { MeldeBesuch } from '../hausbesuch/meldungen.usecases.ts'
import { type Steps, createUebergabe } from '../hausbesuch/steps.usecases.ts'
import type { Taten } from '../hausbesuch/taten.ts'
import type { Ports } from '../ports.ts'
import { signedInOnce, stepRoutes } from '../shared/idempotenz.ts'
import type { Room } from '../shared/room.ts'
import { signedIn } from '../shared/route.ts'
import { createAbholung } from './abholung.usecases.ts'
import { type EinfacherAuftrag, createEgk, createTourHolding, createTourSteps, createTourUebergabe } from './steps.usecases.ts'
import { createTourReading } from './read.usecases.ts'

export function tourRoom(ports: Ports, { taten, schritte, tell }: { taten: Taten; schritte: Steps; tell: MeldeBesuch }): Room {
  const lesen = createTourReading(ports)
  const halten = createTourHolding(ports)
  const handle = createTourSteps(ports, halten, createAbholung(createCompanionStep(ports)))
  const handOver = createTourUebergabe(ports, halten, { taten, handOverBesuche: createUebergabe(schritte), report: tell })
  const egk = createEgk(ports)
  const { uebergeben, ...einfache } = tourStepContract

  const routes = [
    signedIn(tourContract.list, ({ akteur, query }) => lesen.list(akteur, query.datum)),
    signedInOnce(tourContract.egk, (anfrage) => egk(anfrage, anfrage.body)),
    signedIn(tourContract.read, ({ akteur, params }) => lesen.read(akteur, params)),
    signedInOnce(uebergeben, (anfrage) => handOver(anfrage, anfrage.params, anfrage.body)),
    ...stepRoutes(einfache, (anfrage, auftrag: EinfacherAuftrag) => handle(anfrage, anfrage.params, auftrag)),
  ]
  return { routes }
}
