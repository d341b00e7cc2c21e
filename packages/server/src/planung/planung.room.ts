import { planungContract } from '@dreiklang/domain/planung/planung.contract'
import type { Steps } from '../hausbesuch/steps.usecases.ts'
import type { Taten } from '../hausbesuch/taten.ts'
import type { Ports } from '../ports.ts'
import { signedInOnce } from '../shared/idempotenz.ts'
import { type Room, inOrganisation } from '../shared/room.ts'
import { signedIn } from '../shared/route.ts'
import { createReading } from './read.usecases.ts'
import { loadUebernahmenOfPerson } from './uebernahme.repository.ts'
import { createMoves } from './write.usecases.ts'

export function planungRoom(ports: Ports, visits: { schritte: Steps; taten: Taten }): Room {
  const c = planungContract
  const read = createReading(ports)
  const write = createMoves(ports, visits)
  const routes = [
    signedIn(c.read, ({ akteur, query }) => read.read(akteur, query)),
    signedInOnce(c.move, (request) => write.move(request, request.body)),
    signedIn(c.propose, ({ akteur, body }) => read.propose(akteur, body)),
    signedInOnce(c.apply, (request) => write.apply(request, request.body)),
    signedInOnce(c.undo, (request) => write.undo(request, request.body)),
  ]
  return { routes, own: { planungen: inOrganisation(loadUebernahmenOfPerson) } }
}
