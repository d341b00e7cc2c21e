import { kalenderaboContract } from '@dreiklang/domain/kalenderabo/kalenderabo.contract'
import type { Ports } from '../ports.ts'
import { signedInOnce } from '../shared/idempotenz.ts'
import { type Route, signedIn, route } from '../shared/route.ts'
import { createFeed } from './feed.usecases.ts'
import { createKalenderabo } from './kalenderabo.usecases.ts'

export function kalenderaboRoutes(ports: Ports): Route[] {
  const kalender = createKalenderabo(ports)
  const feed = createFeed(ports)
  const c = kalenderaboContract

  return [
    signedIn(c.read, ({ akteur }) => kalender.read(akteur)),
    signedInOnce(c.create, (request) => kalender.create(request, request.body.mitKuerzel)),
    signedIn(c.update, ({ akteur, body }) => kalender.update(akteur, body.mitKuerzel)),
    signedIn(c.revoke, ({ akteur }) => kalender.revoke(akteur)),
    signedIn(c.allow, ({ akteur, body }) => kalender.allow(akteur, body.kuerzelErlaubt)),
    route(c.feed, ({ params, adresse, request }) => feed({ datei: params.datei, adresse, request })),
  ]
}
