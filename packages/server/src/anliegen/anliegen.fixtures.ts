import { type FrageBody, anliegenContract } from '@dreiklang/domain/anliegen/anliegen.contract'
import { aufgabeOf, minMs, searchLoesung } from '@dreiklang/domain/anliegen/nachweis'
import type { TestServer } from '../testServer.ts'

const c = anliegenContract

export type Frage = FrageBody['frage']

export const rueckruf: Frage = {
  art: 'RUECKRUF',
  wer: 'ANGEHOERIGE',
  name: 'Ada Huber',
  telefon: '089 123456',
  email: null,
  klient: null,
  text: 'Bitte rufen Sie mich an.',
  produkte: [],
  apotheke: null,
  wunschtag: null,
}

export const nachbestellung: Frage = {
  ...rueckruf,
  art: 'NACHBESTELLUNG',
  klient: { name: 'Maria Huber', geburtsdatum: '1941-03-02' },
  text: 'Die Tabletten gehen zu Ende.',
  produkte: [
    { bezeichnung: 'Ramipril 5 mg', pzn: '08585997', produktart: 'ARZNEIMITTEL', menge: 2 },
    { bezeichnung: 'Kompressen', pzn: null, produktart: 'VERBANDSTOFF', menge: 3 },
  ],
}

export const besuch: Frage = {
  ...rueckruf,
  art: 'BESUCH',
  klient: { name: 'Maria Huber', geburtsdatum: '1941-03-02' },
  text: 'Der Verband hält nicht.',
  wunschtag: '2099-12-01',
}

export async function openFormular(server: TestServer, { konto, adresse }: { konto: string; adresse: string }): Promise<void> {
  const leitung = await server.as(konto)
  const { version } = (await leitung.call(c.readForm)).body
  const body = { version, adresse, stand: 'OFFEN', arten: ['NACHBESTELLUNG', 'BESUCH', 'RUECKRUF'], hinweis: null }
  const { status } = await leitung.call(c.saveForm, { body })
  if (status !== 200) throw new Error(`The form could not be opened: ${status}`)
}

export async function ausgefuellt(server: TestServer, adresse: string, frage: Frage, fotos: string[] = []): Promise<FrageBody> {
  const { body } = await server.anonymous.call(c.openForm, { params: { adresse } })
  server.clock.now = new Date(server.clock.now.getTime() + minMs)
  const loesung = searchLoesung(aufgabeOf(body.marke), { schwere: body.schwere, ab: 0, versuche: 10_000_000 }) ?? -1
  return { frage, fotos, marke: body.marke, loesung, webseite: '' }
}

export async function frageAn(server: TestServer, adresse: string, frage: Frage) {
  return server.anonymous.call(c.send, { params: { adresse }, body: await ausgefuellt(server, adresse, frage) })
}
