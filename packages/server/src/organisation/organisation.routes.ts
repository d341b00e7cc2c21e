/** The room of organisations: its table of contents. */
import { organisationContract } from '@dreiklang/domain/organisation/organisation.contract'
import type { Ports } from '../ports.ts'
import { geschuetztEinmal } from '../shared/idempotenz.ts'
import { type Route, geschuetzt } from '../shared/route.ts'
import { type Konten, createOrganisationen } from './organisation.usecases.ts'

export function organisationRoutes(ports: Ports, sitzungen: Konten): Route[] {
  const organisationen = createOrganisationen(ports, sitzungen)
  const { readOwn, updateOwn, search, create, createPerson, findWaiting, takeIn, listPersonal, listAerzte, setActive } =
    organisationContract

  return [
    geschuetzt(readOwn, ({ akteur }) => organisationen.own(akteur)),
    geschuetzt(updateOwn, ({ akteur, body }) => organisationen.updateOwn(akteur, body)),
    geschuetzt(search, ({ akteur, query }) => organisationen.search(akteur, query)),
    geschuetztEinmal(create, (anfrage) => organisationen.create(anfrage)),
    geschuetztEinmal(createPerson, (anfrage) => organisationen.createPerson(anfrage)),
    geschuetzt(findWaiting, ({ query }) => organisationen.findWaiting(query.email)),
    geschuetztEinmal(takeIn, (anfrage) => organisationen.takeIn(anfrage)),
    geschuetzt(listPersonal, ({ akteur }) => organisationen.personal(akteur)),
    geschuetzt(listAerzte, ({ akteur, params }) => organisationen.aerzte(akteur, params.organisationId)),
    geschuetzt(setActive, ({ akteur, params, body }) => organisationen.setActive(akteur, params.personId, body.aktiv)),
  ]
}
