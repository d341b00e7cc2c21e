import { niemandsId } from './bestellung/angaben.fixtures.ts'
import { serienBody } from './serie/serie.fixtures.ts'
import { type Anfragen, type Ziel, veraltet } from './zugriffZiel.fixtures.ts'

const params = ({ serieId = niemandsId }: Ziel) => ({ serieId })
const angaben = ({ klientId, personId }: Ziel) => serienBody({ klientId, personIds: [personId] })
const content = (ziel: Ziel) => {
  const { klientId: _klientId, typ: _typ, ...rest } = angaben(ziel)
  return rest
}

export const anfragenAtSerien: Anfragen = {
  'serie.list': () => ({}),
  'serie.defaults': () => ({}),
  'serie.create': (ziel) => ({ body: angaben(ziel) }),
  'serie.preview': (ziel) => ({ body: { ...angaben(ziel), serieId: null, umfang: 'ALLE', ab: null } }),
  'serie.read': (ziel) => ({ params: params(ziel) }),
  'serie.change': (ziel) => ({ params: params(ziel), body: { ...content(ziel), version: veraltet, umfang: 'ALLE', ab: null } }),
  'serie.end': (ziel) => ({ params: params(ziel), body: { version: veraltet, letzterTag: '2026-12-31' } }),
}
