import { einladungContract } from '@dreiklang/domain/personal/einladung.contract'
import { personalContract } from '@dreiklang/domain/personal/personal.contract'
import { herkunftVon } from '../anmeldung/herkunft.ts'
import { requireOwnOrigin } from '../anmeldung/origin.ts'
import { exportAntwort } from '../liste/export.ts'
import type { Ports } from '../ports.ts'
import { geschuetztEinmal } from '../shared/idempotenz.ts'
import { type Route, geschuetzt, route } from '../shared/route.ts'
import { createAbwesenheiten } from './abwesenheit.usecases.ts'
import { createAkten } from './akte.usecases.ts'
import { createAnnahme } from './annahme.usecases.ts'
import { createAufnahmen } from './aufnahme.usecases.ts'
import { createEinladungen } from './einladung.usecases.ts'
import { personalSpalten } from './export.ts'
import { createListen } from './liste.usecases.ts'
import type { Konten, createPersonal } from './personal.usecases.ts'

interface Needs {
  sitzungen: Konten
  personal: ReturnType<typeof createPersonal>
}

export function personalRoutes(ports: Ports, { sitzungen, personal }: Needs): Route[] {
  const aufnahmen = createAufnahmen(ports, sitzungen)
  const listen = createListen(ports)
  const akten = createAkten(ports, sitzungen)
  const abwesenheiten = createAbwesenheiten(ports)
  const einladungen = createEinladungen(ports)
  const annahme = createAnnahme(ports)
  const { findWaiting, takeIn, listPersonal, exportPersonal, listPartner, listAerzte } = personalContract
  const { readPerson, updatePerson, setActive, leave, addAbwesenheit, removeAbwesenheit } = personalContract

  return [
    geschuetztEinmal(einladungContract.invite, (anfrage) => einladungen.invite(anfrage)),
    geschuetzt(einladungContract.resend, ({ akteur, params, adresse }) => einladungen.resend(akteur, params.einladungId, adresse)),
    geschuetzt(einladungContract.revoke, ({ akteur, params }) => einladungen.revoke(akteur, params.einladungId)),
    route(einladungContract.read, async ({ body, request, adresse }) => {
      requireOwnOrigin(request)
      return annahme.read({ ...body, address: adresse })
    }),
    route(einladungContract.accept, async (anfrage) => {
      requireOwnOrigin(anfrage.request)
      return annahme.accept({ ...anfrage.body, address: anfrage.adresse, herkunft: herkunftVon(anfrage) })
    }),
    geschuetzt(findWaiting, ({ query }) => aufnahmen.findWaiting(query.email)),
    geschuetztEinmal(takeIn, (anfrage) => aufnahmen.takeIn(anfrage)),
    geschuetzt(listPersonal, ({ akteur, query }) => listen.liste(akteur, query)),
    geschuetzt(exportPersonal, ({ akteur, query: { format, ...filter }, sprache }) =>
      exportAntwort(listen.alle(akteur, filter), { format, spalten: personalSpalten, sprache, dateiname: 'personal', blatt: 'Personal' }),
    ),
    geschuetzt(listPartner, ({ akteur, query }) => listen.partner(akteur, query)),
    geschuetzt(listAerzte, ({ akteur, params }) => aufnahmen.aerzte(akteur, params.organisationId)),
    geschuetzt(readPerson, ({ akteur, params }) => akten.lies(akteur, params.personId)),
    geschuetzt(updatePerson, ({ akteur, params, body }) => akten.aendere(akteur, { ...params, ...body })),
    geschuetzt(setActive, ({ akteur, params, body: { aktiv, grund = null } }) => personal.setActive(akteur, { ...params, aktiv, grund })),
    geschuetzt(leave, ({ akteur, params, body }) => personal.leave(akteur, { ...params, ...body })),
    geschuetztEinmal(addAbwesenheit, ({ akteur, params, body, idempotenz }) =>
      abwesenheiten.add({ akteur, personId: params.personId, body, idempotenz }),
    ),
    geschuetzt(removeAbwesenheit, ({ akteur, params }) => abwesenheiten.remove(akteur, params)),
  ]
}
