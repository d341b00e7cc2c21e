/** Calls about what orders and visits have to do with each other. */
import { besuchLinkContract as c } from '@dreiklang/domain/bestellung/besuch.contract'
import type { Ports } from '../ports.ts'
import { geschuetztEinmal } from '../shared/idempotenz.ts'
import { type Gerufen, type Route, geschuetzt } from '../shared/route.ts'
import { createBesuchLinks } from './besuch.usecases.ts'
import { createBesuchstaten } from './besuchstaten.usecases.ts'
import type { createSchreiben } from './schreiben.usecases.ts'
import type { EreignisStrom } from './strom.ts'

function gerufen({ akteur, params: { hausbesuchId }, idempotenz }: Gerufen<typeof c.uebergib | typeof c.verordneBeimBesuch>) {
  if (idempotenz === null) throw new Error('A call that writes must be marked idempotent in its contract')
  return { akteur, hausbesuchId, idempotenz }
}

export function besuchRoutes(
  ports: Ports,
  beteiligte: { strom: EreignisStrom; schreiben: Pick<ReturnType<typeof createSchreiben>, 'fuehreAus'> },
): Route[] {
  const links = createBesuchLinks(ports)
  const taten = createBesuchstaten(ports, beteiligte)
  return [
    geschuetzt(c.listDesBesuchs, ({ akteur, params }) => links.listDesBesuchs(akteur, params.hausbesuchId)),
    geschuetzt(c.listBesuche, ({ akteur, params }) => links.listBesuche(akteur, params.bestellungId)),
    geschuetzt(c.listBekannte, ({ akteur, params }) => links.listBekannte(akteur, params.hausbesuchId)),
    geschuetztEinmal(c.uebergib, (anfrage) => taten.uebergib(gerufen(anfrage), anfrage.body)),
    geschuetztEinmal(c.verordneBeimBesuch, (anfrage) => taten.verordne(gerufen(anfrage), anfrage.body)),
  ]
}
