import { anliegenContract } from '@dreiklang/domain/anliegen/anliegen.contract'
import type { Ports } from '../ports.ts'
import { geschuetztEinmal } from '../shared/idempotenz.ts'
import { type Route, geschuetzt, route } from '../shared/route.ts'
import { createTresor } from '../tresor/tresor.ts'
import { createAnliegen } from './anliegen.usecases.ts'
import { type Entwuerfe, createBestellungAusAnliegen } from './bestellung.usecases.ts'
import { type EingangWege, createEingang } from './eingang.usecases.ts'
import { createFormular } from './formular.usecases.ts'
import { createFotos } from './fotos.usecases.ts'

export function anliegenRoutes(ports: Ports, { wege, entwuerfe }: { wege: EingangWege; entwuerfe: Entwuerfe }): Route[] {
  const tresor = createTresor(ports)
  const fotos = createFotos(ports)
  const eingang = createEingang(ports, { tresor, fotos, wege })
  const anliegen = createAnliegen(ports, tresor)
  const bestelle = createBestellungAusAnliegen(ports, { tresor, entwuerfe })
  const formular = createFormular(ports)
  const c = anliegenContract

  return [
    route(c.openForm, ({ params }) => eingang.openForm(params.adresse)),
    route(c.send, ({ params, body, adresse }) => eingang.send({ adresse: params.adresse, koerper: body, von: adresse })),
    geschuetzt(c.list, ({ akteur, query }) => anliegen.list(akteur, query)),
    geschuetzt(c.read, ({ akteur, params }) => anliegen.read(akteur, params.anliegenId)),
    geschuetzt(c.readFoto, ({ akteur, params }) => fotos.read(akteur, params)),
    geschuetztEinmal(c.step, (anfrage) => anliegen.step(anfrage, { ...anfrage.params, ...anfrage.body })),
    geschuetztEinmal(c.assignKlient, (anfrage) => anliegen.assignKlient(anfrage, { ...anfrage.params, ...anfrage.body })),
    geschuetzt(c.bestelle, ({ akteur, params }) => bestelle(akteur, params.anliegenId)),
    geschuetzt(c.readForm, ({ akteur }) => formular.readForm(akteur)),
    geschuetztEinmal(c.saveForm, (anfrage) => formular.saveForm(anfrage, anfrage.body)),
  ]
}
