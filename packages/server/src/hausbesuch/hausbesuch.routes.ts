import { type Auftrag, handlungSchemas } from '@dreiklang/domain/hausbesuch/handlungen.contract'
import { hausbesuchContract, schrittContract } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import type { PersonenHandlung } from '@dreiklang/domain/hausbesuch/uebergaenge'
import type { Ports } from '../ports.ts'
import { geschuetztEinmal } from '../shared/idempotenz.ts'
import { type Route, geschuetzt } from '../shared/route.ts'
import { type AnlegeWege, createAnlegen } from './anlegen.usecases.ts'
import { createLesen } from './lesen.usecases.ts'
import type { Schritte } from './schritte.usecases.ts'

export function hausbesuchRoutes(ports: Ports, { schritte: { handle }, ...wege }: AnlegeWege & { schritte: Schritte }): Route[] {
  const lesen = createLesen(ports)
  const anlegen = createAnlegen(ports, wege)
  const c = hausbesuchContract

  return [
    geschuetzt(c.list, ({ akteur, query }) => lesen.list(akteur, query)),
    geschuetzt(c.choices, ({ akteur }) => lesen.choices(akteur)),
    geschuetzt(c.check, ({ akteur, body: { typ, klientId, leistungen, hausbesuchId, ...planung } }) =>
      anlegen.check(akteur, { typ, klientId, planung, quellen: leistungen, ausser: hausbesuchId }),
    ),
    geschuetztEinmal(c.ask, (anfrage) => anlegen.ask(anfrage, anfrage.body)),
    geschuetztEinmal(c.plan, (anfrage) => anlegen.plan(anfrage, anfrage.body)),
    geschuetzt(c.read, ({ akteur, params, sprache }) => lesen.read(akteur, params.hausbesuchId, sprache)),
    geschuetzt(c.mitbesuche, ({ akteur, params }) => lesen.mitbesuche(akteur, params.hausbesuchId)),
    geschuetzt(c.timeline, ({ akteur, params, sprache }) => lesen.timeline(akteur, params.hausbesuchId, sprache)),
    ...(Object.keys(handlungSchemas) as PersonenHandlung[]).map((handlung) =>
      geschuetztEinmal(schrittContract[handlung], (anfrage) =>
        // The contract of this step has parsed exactly these words.
        handle(anfrage, anfrage.params.hausbesuchId, { handlung, angaben: anfrage.body } as Auftrag),
      ),
    ),
  ]
}
