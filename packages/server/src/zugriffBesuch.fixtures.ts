import type { PersonenHandlung } from '@dreiklang/domain/hausbesuch/transitions'
import { anfrageBody, planBody, planungBody } from './hausbesuch/hausbesuch.fixtures.ts'
import { anfragenAtBestellbesuche } from './zugriffBestellbesuch.fixtures.ts'
import { type Anfragen, type Ziel, veraltet } from './zugriffZiel.fixtures.ts'

const steps: Record<PersonenHandlung, (target: Ziel) => object> = {
  annehmen: ({ personId }) => planungBody([personId]),
  ablehnen: () => ({ grund: 'KAPAZITAET', text: null }),
  rueckfragen: () => ({ text: 'x', vorschlag: null }),
  antworten: () => ({ text: 'x', wunsch: null }),
  verschieben: ({ personId }) => ({ ...planungBody([personId]), grund: 'x' }),
  absagen: () => ({ durch: 'KLIENT', grund: 'WETTER', text: null, berechnung: false }),
  losfahren: () => ({}),
  beginnen: () => ({ identitaetGeprueft: true }),
  nichtAntreffen: () => ({
    klingelversuche: 1,
    telefonversuche: 0,
    nachrichtHinterlassen: false,
    notfallkontaktInformiert: false,
    weiteresVorgehen: 'RUECKRUF',
    text: null,
  }),
  abschliessen: () => ({ ergebnis: 'x', leistungen: [] }),
  abbrechen: () => ({ grund: 'x' }),
  nachtragen: () => ({ text: 'x' }),
}

const params = ({ hausbesuchId }: Ziel) => ({ hausbesuchId })

export const anfragenAtBesuche: Anfragen = {
  ...anfragenAtBestellbesuche,
  'hausbesuch.list': () => ({}),
  'hausbesuch.choices': () => ({}),
  'hausbesuch.check': ({ klientId, personId }) => ({
    body: { typ: 'PFLEGEBESUCH', klientId, leistungen: [{ quelle: 'HKP', code: null }], hausbesuchId: null, ...planungBody([personId]) },
  }),
  'hausbesuch.ask': ({ haus, klientId }) => ({ body: anfrageBody({ klientId, organisationId: haus.ensemble.organisationen.weber }) }),
  'hausbesuch.plan': ({ klientId, personId }) => ({ body: planBody({ klientId, personIds: [personId] }) }),
  'hausbesuch.read': (target) => ({ params: params(target) }),
  'hausbesuch.mitbesuche': (target) => ({ params: params(target) }),
  'hausbesuch.timeline': (target) => ({ params: params(target) }),
  ...Object.fromEntries(
    Object.entries(steps).map(([handlung, words]) => [
      `hausbesuch.${handlung}`,
      (target: Ziel) => ({ params: params(target), body: { version: veraltet, ...words(target) } }),
    ]),
  ),
}
