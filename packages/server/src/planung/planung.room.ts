import { planungContract } from '@dreiklang/domain/planung/planung.contract'
import type { Steps } from '../hausbesuch/steps.usecases.ts'
import type { Taten } from '../hausbesuch/taten.ts'
import type { Ports } from '../ports.ts'
import { signedInOnce } from '../shared/idempotenz.ts'
import type { Room } from '../shared/room.ts'
import { signedIn } from '../shared/route.ts'
import { createReading } from './read.usecases.ts'
import { createMoves } from './write.usecases.ts'

export function planungRoom(ports: Ports, visits: { schritte: Steps; taten: Taten }): Room {
  const c = planungContract
  const lesen = createReading(ports)
  const schreiben = createMoves(ports, visits)
  const routes = [
    signedIn(c.read, ({ akteur, query }) => lesen.read(akteur, query)),
    signedInOnce(c.move, (anfrage) => schreiben.move(anfrage, anfrage.body)),
    signedIn(c.propose, ({ akteur, body }) => lesen.propose(akteur, body)),
    signedInOnce(c.apply, (anfrage) => schreiben.apply(anfrage, anfrage.body)),
    signedInOnce(c.undo, (anfrage) => schreiben.undo(anfrage, anfrage.body)),
  ]
  return { routes }
}
