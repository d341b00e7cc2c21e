import { einladungContract } from '@dreiklang/domain/personal/einladung.contract'
import { personalContract } from '@dreiklang/domain/personal/personal.contract'
import { herkunftOf } from '../anmeldung/herkunft.ts'
import { requireOwnOrigin } from '../anmeldung/origin.ts'
import { headOf } from '../liste/angaben.ts'
import { exportAnswer } from '../liste/export.ts'
import type { Ports } from '../ports.ts'
import { signedInOnce } from '../shared/idempotenz.ts'
import { type Route, signedIn, route } from '../shared/route.ts'
import { createAbwesenheiten } from './abwesenheit.usecases.ts'
import { createAkten } from './akte.usecases.ts'
import { createAnnahme } from './annahme.usecases.ts'
import { createAufnahmen } from './aufnahme.usecases.ts'
import { createEinladungen } from './einladung.usecases.ts'
import { personalColumns, personalFilterWords } from './export.ts'
import { createLists } from './liste.usecases.ts'
import type { Konten, createPersonal } from './personal.usecases.ts'

interface Needs {
  sitzungen: Konten
  personal: ReturnType<typeof createPersonal>
}

export function personalRoutes(ports: Ports, { sitzungen, personal }: Needs): Route[] {
  const aufnahmen = createAufnahmen(ports, sitzungen)
  const listen = createLists(ports)
  const akten = createAkten(ports, sitzungen)
  const abwesenheiten = createAbwesenheiten(ports)
  const einladungen = createEinladungen(ports)
  const annahme = createAnnahme(ports)
  const { findWaiting, listWaiting, refuseWaiting, takeIn, listPersonal, exportPersonal, listPartner, listAerzte } = personalContract
  const { readPerson, updatePerson, setActive, leave, addAbwesenheit, removeAbwesenheit } = personalContract

  return [
    signedInOnce(einladungContract.invite, (request) => einladungen.invite(request)),
    signedIn(einladungContract.resend, ({ akteur, params, adresse }) => einladungen.resend(akteur, params.einladungId, adresse)),
    signedIn(einladungContract.revoke, ({ akteur, params }) => einladungen.revoke(akteur, params.einladungId)),
    route(einladungContract.read, async ({ body, request, adresse }) => {
      requireOwnOrigin(request)
      return annahme.read({ ...body, address: adresse })
    }),
    route(einladungContract.renew, async ({ body, request, adresse }) => {
      requireOwnOrigin(request)
      return einladungen.renew(body.token, adresse)
    }),
    route(einladungContract.accept, async (request) => {
      requireOwnOrigin(request.request)
      return annahme.accept({ ...request.body, address: request.adresse, herkunft: herkunftOf(request) })
    }),
    signedIn(findWaiting, ({ query }) => aufnahmen.findWaiting(query.email)),
    signedIn(listWaiting, ({ akteur }) => aufnahmen.listWaiting(akteur)),
    signedIn(refuseWaiting, ({ akteur, params, sprache }) => aufnahmen.refuse(akteur, params.wartendeId, sprache)),
    signedInOnce(takeIn, (request) => aufnahmen.takeIn(request)),
    signedIn(listPersonal, ({ akteur, query }) => listen.liste(akteur, query)),
    signedIn(exportPersonal, ({ akteur, query: { format, ...filter }, sprache }) =>
      exportAnswer(listen.alle(akteur, filter), {
        format,
        spalten: personalColumns,
        kopf: headOf({ akteur, sprache, now: ports.clock.now(), filter, worte: personalFilterWords }),
        sprache,
        dateiname: 'personal',
        blatt: sprache === 'de' ? 'Personal' : 'Staff',
      }),
    ),
    signedIn(listPartner, ({ akteur, query }) => listen.partner(akteur, query)),
    signedIn(listAerzte, ({ akteur, params }) => aufnahmen.aerzte(akteur, params.organisationId)),
    signedIn(readPerson, ({ akteur, params }) => akten.readStore(akteur, params.personId)),
    signedIn(updatePerson, ({ akteur, params, body }) => akten.change(akteur, { ...params, ...body })),
    signedIn(setActive, ({ akteur, params, body: { aktiv, grund = null } }) => personal.setActive(akteur, { ...params, aktiv, grund })),
    signedIn(leave, ({ akteur, params, body }) => personal.leave(akteur, { ...params, ...body })),
    signedInOnce(addAbwesenheit, ({ akteur, params, body, idempotenz }) =>
      abwesenheiten.add({ akteur, personId: params.personId, body, idempotenz }),
    ),
    signedIn(removeAbwesenheit, ({ akteur, params }) => abwesenheiten.remove(akteur, params)),
  ]
}
