/** Calls about what orders and visits have to do with each other. */
import { besuchLinkContract as c } from '@dreiklang/domain/bestellung/besuch.contract'
import type { Ports } from '../../ports.ts'
import { signedInOnce } from '../../shared/idempotenz.ts'
import { type Route, signedIn } from '../../shared/route.ts'
import { createBesuchLinks } from './besuch.usecases.ts'
import { createBesuchstaten } from './besuchstaten.usecases.ts'
import type { createStepTaking } from '../step/write.usecases.ts'
import type { EreignisStream } from '../stream/stream.ts'

export function besuchRoutes(
  ports: Ports,
  beteiligte: { stream: EreignisStream; schreiben: Pick<ReturnType<typeof createStepTaking>, 'execute'> },
): Route[] {
  const links = createBesuchLinks(ports)
  const taten = createBesuchstaten(ports, beteiligte)
  return [
    signedIn(c.listDesBesuchs, ({ akteur, params }) => links.listDesBesuchs(akteur, params.hausbesuchId)),
    signedIn(c.listBesuche, ({ akteur, params }) => links.listBesuche(akteur, params.bestellungId)),
    signedIn(c.listBekannte, ({ akteur, params }) => links.listBekannte(akteur, params.hausbesuchId)),
    signedInOnce(c.uebergib, ({ akteur, params, body, idempotenz }) => taten.uebergib({ akteur, idempotenz, ...params }, body)),
    signedInOnce(c.verordneBeimBesuch, ({ akteur, params, body, idempotenz }) => taten.prescribe({ akteur, idempotenz, ...params }, body)),
  ]
}
