import { anliegenContract } from '@dreiklang/domain/anliegen/anliegen.contract'
import type { Ports } from '../ports.ts'
import { signedInOnce } from '../shared/idempotenz.ts'
import { type Route, signedIn, route } from '../shared/route.ts'
import { createTresor } from '../tresor/tresor.ts'
import { createAnliegen } from './anliegen.usecases.ts'
import { type Entwuerfe, createBestellungFromAnliegen } from './bestellung.usecases.ts'
import { type EingangWege, createPublicFormular } from './eingang.usecases.ts'
import { createFormular } from './formular.usecases.ts'
import { createFotos } from './fotos.usecases.ts'

export function anliegenRoutes(ports: Ports, { wege, entwuerfe }: { wege: EingangWege; entwuerfe: Entwuerfe }): Route[] {
  const tresor = createTresor(ports)
  const fotos = createFotos(ports)
  const eingang = createPublicFormular(ports, { tresor, fotos, wege })
  const anliegen = createAnliegen(ports, tresor)
  const bestelle = createBestellungFromAnliegen(ports, { tresor, entwuerfe })
  const formular = createFormular(ports)
  const c = anliegenContract

  return [
    route(c.openForm, ({ params }) => eingang.openForm(params.adresse)),
    route(c.send, ({ params, body, adresse }) => eingang.send({ adresse: params.adresse, body, von: adresse })),
    signedIn(c.list, ({ akteur, query }) => anliegen.list(akteur, query)),
    signedIn(c.read, ({ akteur, params }) => anliegen.read(akteur, params.anliegenId)),
    signedIn(c.readFoto, ({ akteur, params }) => fotos.read(akteur, params)),
    signedInOnce(c.step, (anfrage) => anliegen.step(anfrage, { ...anfrage.params, ...anfrage.body })),
    signedInOnce(c.assignKlient, (anfrage) => anliegen.assignKlient(anfrage, { ...anfrage.params, ...anfrage.body })),
    signedIn(c.bestelle, ({ akteur, params }) => bestelle(akteur, params.anliegenId)),
    signedIn(c.readForm, ({ akteur }) => formular.readForm(akteur)),
    signedInOnce(c.saveForm, (anfrage) => formular.saveForm(anfrage, anfrage.body)),
  ]
}
