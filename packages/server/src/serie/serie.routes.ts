import { serieContract as c } from '@dreiklang/domain/serie/serie.contract'
import type { Meldungen } from '../hausbesuch/meldungen.usecases.ts'
import type { Ports } from '../ports.ts'
import { geschuetztEinmal } from '../shared/idempotenz.ts'
import { type Route, geschuetzt } from '../shared/route.ts'
import type { GleicheSerieAb } from './abgleich.ts'
import { createLesen } from './lesen.usecases.ts'
import { createSerien } from './serie.usecases.ts'

export function serieRoutes(ports: Ports, mit: { gleicheSerieAb: GleicheSerieAb; meldungen: Meldungen }): Route[] {
  const lesen = createLesen(ports)
  const serien = createSerien(ports, mit)
  return [
    geschuetzt(c.list, ({ akteur, query }) => lesen.list(akteur, query)),
    geschuetzt(c.defaults, ({ akteur }) => lesen.defaults(akteur)),
    geschuetztEinmal(c.create, (anfrage) => serien.create(anfrage, anfrage.body)),
    geschuetzt(c.preview, ({ akteur, body }) => serien.preview(akteur, body)),
    geschuetzt(c.read, ({ akteur, params }) => lesen.read(akteur, params.serieId)),
    geschuetztEinmal(c.change, (anfrage) => serien.change(anfrage, anfrage.params.serieId, anfrage.body)),
    geschuetztEinmal(c.end, (anfrage) => serien.end(anfrage, anfrage.params.serieId, anfrage.body)),
  ]
}
