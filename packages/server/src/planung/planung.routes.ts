import { planungContract } from '@dreiklang/domain/planung/planung.contract'
import type { Schritte } from '../hausbesuch/schritte.usecases.ts'
import type { Taten } from '../hausbesuch/taten.ts'
import type { Ports } from '../ports.ts'
import { geschuetztEinmal } from '../shared/idempotenz.ts'
import { type Route, geschuetzt } from '../shared/route.ts'
import { createLesen } from './lesen.usecases.ts'
import { createSchreiben } from './schreiben.usecases.ts'

export function planungRoutes(ports: Ports, mit: { schritte: Schritte; taten: Taten }): Route[] {
  const c = planungContract
  const lesen = createLesen(ports)
  const schreiben = createSchreiben(ports, mit)
  return [
    geschuetzt(c.read, ({ akteur, query }) => lesen.read(akteur, query)),
    geschuetztEinmal(c.move, (anfrage) => schreiben.move(anfrage, anfrage.body)),
    geschuetzt(c.propose, ({ akteur, body }) => lesen.propose(akteur, body)),
    geschuetztEinmal(c.apply, (anfrage) => schreiben.apply(anfrage, anfrage.body)),
    geschuetztEinmal(c.undo, (anfrage) => schreiben.undo(anfrage, anfrage.body)),
  ]
}
