import { anliegenContract } from '@dreiklang/domain/anliegen/anliegen.contract'
import type { Ports } from '../ports.ts'
import { signedInOnce } from '../shared/idempotenz.ts'
import { signedIn, route } from '../shared/route.ts'
import { createTresor } from '../tresor/tresor.ts'
import { countNew } from './anliegen.repository.ts'
import { createAnliegen } from './anliegen.usecases.ts'
import { type BestellWege, createBestellungFromAnliegen } from './bestellung.usecases.ts'
import { type EingangWege, createPublicFormular, forgetOldAnliegen } from './eingang.usecases.ts'
import { createFormular } from './formular.usecases.ts'
import { createFotos } from './fotos.usecases.ts'
import { createStatus } from './status.usecases.ts'

interface Needs extends Pick<EingangWege, 'meldeTeam'>, Pick<BestellWege, 'entwuerfe' | 'known'> {
  networkOf: EingangWege['netzVon']
  keyFor(purpose: string): Promise<CryptoKey>
}

export function anliegenRoom(ports: Ports, { entwuerfe, known, networkOf, keyFor, meldeTeam }: Needs) {
  const wege: EingangWege = { netzVon: networkOf, schluessel: keyFor('dreiklang anliegen'), meldeTeam }
  const tresor = createTresor(ports)
  const fotos = createFotos(ports)
  const eingang = createPublicFormular(ports, { tresor, fotos, wege })
  const anliegen = createAnliegen(ports, tresor)
  const bestelle = createBestellungFromAnliegen(ports, { tresor, entwuerfe, known })
  const formular = createFormular(ports)
  const readStatus = createStatus(ports)
  const c = anliegenContract

  const routes = [
    route(c.openForm, ({ params }) => eingang.openForm(params.adresse)),
    route(c.send, ({ params, body, adresse, sprache }) => eingang.send({ adresse: params.adresse, body, von: adresse, sprache })),
    route(c.readStatus, ({ body, adresse }) => readStatus(body.nummer, adresse)),
    signedIn(c.list, ({ akteur, query }) => anliegen.list(akteur, query)),
    signedIn(c.read, ({ akteur, params }) => anliegen.read(akteur, params.anliegenId)),
    signedIn(c.readFoto, ({ akteur, params }) => fotos.read(akteur, params)),
    signedInOnce(c.step, (request) => anliegen.step(request, { ...request.params, ...request.body })),
    signedInOnce(c.assignKlient, (request) => anliegen.assignKlient(request, { ...request.params, ...request.body })),
    signedIn(c.bestelle, ({ akteur, params }) => bestelle(akteur, params.anliegenId)),
    signedIn(c.readForm, ({ akteur }) => formular.readForm(akteur)),
    signedInOnce(c.saveForm, (request) => formular.saveForm(request, request.body)),
  ]
  return { routes, jobs: { anliegen: () => forgetOldAnliegen(ports) }, countNew }
}
