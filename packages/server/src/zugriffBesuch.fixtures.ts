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

export const tableOfBesuche = `
hausbesuch.list                   401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
hausbesuch.choices                401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
hausbesuch.check                  401 401 403 200 200 200 200 200 200 422 422 422 422 422 422
hausbesuch.ask                    401 401 403 201 201 403 403 403 403 422 422 403 403 403 403
hausbesuch.plan                   401 401 403 201 201 403 403 403 403 422 422 422 422 422 422
hausbesuch.read                   401 401 403 200 200 200 200 404 404 404 404 404 404 404 404
hausbesuch.mitbesuche             401 401 403 403 403 200 200 403 403 403 403 404 404 403 403
hausbesuch.timeline               401 401 403 200 200 200 200 404 404 404 404 404 404 404 404
hausbesuch.annehmen               401 401 403 409 409 409 409 404 404 404 404 404 404 404 404
hausbesuch.ablehnen               401 401 403 409 409 409 409 404 404 404 404 404 404 404 404
hausbesuch.rueckfragen            401 401 403 409 409 409 409 404 404 404 404 404 404 404 404
hausbesuch.antworten              401 401 403 409 409 409 409 404 404 404 404 404 404 404 404
hausbesuch.verschieben            401 401 403 409 409 409 409 404 404 404 404 404 404 404 404
hausbesuch.absagen                401 401 403 409 409 409 409 404 404 404 404 404 404 404 404
hausbesuch.losfahren              401 401 403 409 409 409 409 404 404 404 404 404 404 404 404
hausbesuch.beginnen               401 401 403 409 409 409 409 404 404 404 404 404 404 404 404
hausbesuch.nichtAntreffen         401 401 403 409 409 409 409 404 404 404 404 404 404 404 404
hausbesuch.abschliessen           401 401 403 409 409 409 409 404 404 404 404 404 404 404 404
hausbesuch.abbrechen              401 401 403 409 409 409 409 404 404 404 404 404 404 404 404
hausbesuch.nachtragen             401 401 403 409 409 409 409 404 404 404 404 404 404 404 404
`
