/** The public forms of two organisations of the demo, and what came through them this morning. */
import { type FrageBody, anliegenContract } from '@dreiklang/domain/anliegen/anliegen.contract'
import { aufgabeOf, minMs, searchLoesung } from '@dreiklang/domain/anliegen/nachweis'
import { klientContract } from '@dreiklang/domain/klient/klient.contract'
import { type Regie, akteurOf } from './director.ts'
import type { Ensemble } from './personen.ts'

type Frage = FrageBody['frage']

const anruf: Frage = {
  art: 'RUECKRUF',
  wer: 'ANGEHOERIGE',
  name: 'Sabine Albrecht',
  telefon: '0171 39200011',
  email: null,
  klient: null,
  text: 'Mein Vater kommt am Montag aus der Klinik. Können Sie mich bitte anrufen?',
  produkte: [],
  apotheke: null,
  wunschtag: null,
}

async function open(regie: Regie, ensemble: Ensemble, { leitung, adresse }: { leitung: string; adresse: string }): Promise<void> {
  await regie.call(anliegenContract.saveForm, akteurOf(ensemble, leitung), {
    body: {
      version: 0,
      adresse,
      stand: 'OFFEN',
      arten: ['NACHBESTELLUNG', 'BESUCH', 'RUECKRUF'],
      hinweis: 'Wir antworten werktags von 8 bis 16 Uhr.',
    },
  })
}

async function frage(regie: Regie, adresse: string, words: Frage): Promise<void> {
  const { marke, schwere } = await regie.call(anliegenContract.openForm, null, { params: { adresse } })
  const loesung = searchLoesung(aufgabeOf(marke), { schwere, ab: 0, versuche: 100_000_000 })
  if (loesung === null) throw new Error('The task of the form has no solution')
  regie.stelle(new Date(regie.now().getTime() + minMs))
  await regie.call(anliegenContract.send, null, { params: { adresse }, body: { frage: words, marke, loesung, webseite: '' } })
}

export async function fillFormulare(regie: Regie, ensemble: Ensemble): Promise<void> {
  regie.stelle(new Date(regie.beginn.getTime() - 3 * 3_600_000))
  await open(regie, ensemble, { leitung: 'pflege-admin', adresse: 'sonnenhof' })
  await open(regie, ensemble, { leitung: 'apotheke-admin', adresse: 'apotheke-am-markt' })
  const pfleger = akteurOf(ensemble, 'pfleger')
  const [klient] = (await regie.call(klientContract.search, pfleger, { query: { limit: 1 } })).klienten
  if (klient === undefined) throw new Error('The demo has Klienten')
  const genannt = { name: `${klient.vorname} ${klient.nachname}`, geburtsdatum: klient.geburtsdatum }

  await frage(regie, 'sonnenhof', anruf)
  await frage(regie, 'sonnenhof', {
    ...anruf,
    art: 'NACHBESTELLUNG',
    name: `Tochter von ${genannt.name}`,
    klient: genannt,
    text: 'Die Tabletten reichen noch bis Freitag.',
    produkte: [{ bezeichnung: 'Ramipril 5 mg, 100 Stück', pzn: null, produktart: 'ARZNEIMITTEL', menge: 1 }],
  })
  await frage(regie, 'sonnenhof', {
    ...anruf,
    art: 'BESUCH',
    wer: 'PRAXIS',
    name: 'Praxis am Ring, Frau Lang',
    klient: genannt,
    text: 'Bitte beim nächsten Besuch den Blutdruck messen und uns melden.',
  })
  await frage(regie, 'apotheke-am-markt', { ...anruf, wer: 'KLIENT', name: 'Rolf Sommer', text: 'Ist mein Hilfsmittel schon da?' })
}
