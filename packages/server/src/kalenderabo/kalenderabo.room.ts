import { kalenderaboContract } from '@dreiklang/domain/kalenderabo/kalenderabo.contract'
import type { Ports } from '../ports.ts'
import { signedInOnce } from '../shared/idempotenz.ts'
import type { Room } from '../shared/room.ts'
import { signedIn, route } from '../shared/route.ts'
import { createFeed } from './feed.usecases.ts'
import { loadOwnKalender } from './kalenderabo.repository.ts'
import { createKalenderabo } from './kalenderabo.usecases.ts'

export function kalenderaboRoom(ports: Ports): Room {
  const kalender = createKalenderabo(ports)
  const feed = createFeed(ports)
  const c = kalenderaboContract
  const routes = [
    signedIn(c.read, ({ akteur }) => kalender.read(akteur)),
    signedInOnce(c.create, (request) => kalender.create(request, request.body.mitKuerzel)),
    signedIn(c.update, ({ akteur, body }) => kalender.update(akteur, body.mitKuerzel)),
    signedIn(c.revoke, ({ akteur }) => kalender.revoke(akteur)),
    signedIn(c.allow, ({ akteur, body }) => kalender.allow(akteur, body.kuerzelErlaubt)),
    route(c.feed, ({ params, adresse, request }) => feed({ datei: params.datei, adresse, request })),
  ]
  return {
    routes,
    own: {
      kalender: async (db, { organisationId, personId }) =>
        organisationId === null ? null : loadOwnKalender(db, organisationId, personId),
    },
  }
}
