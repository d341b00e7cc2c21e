import { niemandsId } from './bestellung/angaben.fixtures.ts'
import { serienBody } from './serie/serie.fixtures.ts'
import { type Anfragen, type Ziel, veraltet } from './zugriffZiel.fixtures.ts'

const params = ({ serieId = niemandsId }: Ziel) => ({ serieId })
const angaben = ({ klientId, personId }: Ziel) => serienBody({ klientId, personIds: [personId] })
const content = (target: Ziel) => {
  const { klientId: _klientId, typ: _typ, ...rest } = angaben(target)
  return rest
}

export const anfragenAtSerien: Anfragen = {
  'serie.list': () => ({}),
  'serie.defaults': () => ({}),
  'serie.create': (target) => ({ body: angaben(target) }),
  'serie.preview': (target) => ({ body: { ...angaben(target), serieId: null, umfang: 'ALLE', ab: null } }),
  'serie.read': (target) => ({ params: params(target) }),
  'serie.change': (target) => ({ params: params(target), body: { ...content(target), version: veraltet, umfang: 'ALLE', ab: null } }),
  'serie.end': (target) => ({ params: params(target), body: { version: veraltet, letzterTag: '2026-12-31' } }),
}

export const tableOfSerien = `
serie.list                        401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
serie.defaults                    401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
serie.create                      401 401 403 201 201 403 403 403 403 403 422 403 403 403 403
serie.preview                     401 401 403 200 200 403 403 403 403 403 422 403 403 403 403
serie.read                        401 401 403 200 200 404 404 404 404 404 404 404 404 404 404
serie.change                      401 401 403 409 409 404 404 404 404 404 404 404 404 404 404
serie.end                         401 401 403 409 409 404 404 404 404 404 404 404 404 404 404
`
