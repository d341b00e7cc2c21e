/** The room of documentation: its table of contents. */
import { dokumentationContract } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import type { Schritte } from '../hausbesuch/schritte.usecases.ts'
import type { Taten } from '../hausbesuch/taten.ts'
import type { Ports } from '../ports.ts'
import { geschuetztEinmal } from '../shared/idempotenz.ts'
import { type Route, geschuetzt } from '../shared/route.ts'
import { createLesen } from './lesen.usecases.ts'
import { createSchreiben } from './schreiben.usecases.ts'

export function dokumentationRoutes(ports: Ports, wege: { taten: Taten; schritte: Schritte }): Route[] {
  const c = dokumentationContract
  const lesen = createLesen(ports)
  const schreiben = createSchreiben(ports, wege)
  return [
    geschuetzt(c.read, ({ akteur, params }) => lesen.read(akteur, params.hausbesuchId)),
    geschuetztEinmal(c.save, schreiben.save),
    geschuetztEinmal(c.finish, schreiben.finish),
  ]
}
