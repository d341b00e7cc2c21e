import { emptyBlatt } from '@dreiklang/domain/dokumentation/blatt.document'
import { niemandsId } from './bestellung/angaben.fixtures.ts'
import { type Anfragen, type Ziel, veraltet } from './zugriffZiel.fixtures.ts'

const params = ({ hausbesuchId }: Ziel) => ({ hausbesuchId })
const body = { version: veraltet, blatt: emptyBlatt(0) }

export const anfragenAtDokumentation: Anfragen = {
  'dokumentation.read': (target) => ({ params: params(target) }),
  'dokumentation.listFassungen': (target) => ({ params: params(target) }),
  'dokumentation.readFassung': (target) => ({ params: { ...params(target), version: '1' } }),
  'dokumentation.save': (target) => ({ params: params(target), body }),
  'dokumentation.listAnordnungen': () => ({}),
  'dokumentation.gegenzeichnen': () => ({ params: { anordnungId: niemandsId }, body: { version: 1 } }),
  'dokumentation.anordnungAblehnen': () => ({ params: { anordnungId: niemandsId }, body: { version: 1, grund: 'x' } }),
  'dokumentation.listFolgen': (target) => ({ params: params(target) }),
  'dokumentation.folgeErledigen': () => ({ params: { folgeId: niemandsId }, body: { version: 1, grund: null } }),
  'dokumentation.mitgabe': (target) => ({ params: params(target) }),
  'dokumentation.mitgeben': (target) => ({ params: params(target), body: { version: veraltet, messungIds: [] } }),
  'dokumentation.leistungsnachweis': ({ klientId }) => ({ params: { klientId } }),
  'dokumentation.nachweisFassung': ({ klientId }) => ({ params: { klientId, version: '1' } }),
  'dokumentation.nachweisUnterschreiben': ({ klientId }) => ({
    params: { klientId },
    body: { tag: '2026-11-18', stand: 'x', fassung: 0, art: 'KEINE', name: null, unterschrift: null, grund: 'x' },
  }),
  'dokumentation.nachweise': () => ({}),
  'dokumentation.nachweisExport': () => ({}),
  'dokumentation.nachweisBlaetter': () => ({}),
  'dokumentation.vitalverlauf': ({ klientId }) => ({ params: { klientId } }),
  'dokumentation.zielSetzen': ({ klientId }) => ({
    params: { klientId },
    body: { art: 'PULS', von: 50, bis: 90, von2: null, bis2: null, gueltigAb: '2026-12-24', gueltigBis: null },
  }),
  'dokumentation.zielBeenden': ({ klientId }) => ({ params: { klientId, zielbereichId: niemandsId }, body: {} }),
  'dokumentation.finish': (target) => ({ params: params(target), body }),
}

export const tableOfDokumentation = `
dokumentation.read                401 401 403 200 200 200 200 404 404 404 404 404 404 404 404
dokumentation.listFassungen       401 401 403 200 200 200 200 404 404 404 404 404 404 404 404
dokumentation.readFassung         401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
dokumentation.save                401 401 403 403 403 409 409 404 404 404 404 404 404 404 404
dokumentation.listAnordnungen     401 401 403 200 200 200 200 403 403 200 200 200 200 403 403
dokumentation.gegenzeichnen       401 401 403 403 403 404 404 403 403 403 403 404 404 403 403
dokumentation.anordnungAblehnen   401 401 403 403 403 404 404 403 403 403 403 404 404 403 403
dokumentation.finish              401 401 403 403 403 409 409 404 404 404 404 404 404 404 404
dokumentation.listFolgen          401 401 403 200 200 200 200 404 404 404 404 404 404 404 404
dokumentation.folgeErledigen      401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
dokumentation.mitgabe             401 401 403 200 200 200 200 403 403 404 404 404 404 403 403
dokumentation.leistungsnachweis    401 401 403 200 200 403 403 403 403 404 404 403 403 403 403
dokumentation.nachweisFassung     401 401 403 404 404 403 403 403 403 404 404 403 403 403 403
dokumentation.nachweise           401 401 403 200 200 403 403 403 403 200 200 403 403 403 403
dokumentation.nachweisExport      401 401 403 403 200 403 403 403 403 403 200 403 403 403 403
dokumentation.nachweisBlaetter    401 401 403 200 200 403 403 403 403 200 200 403 403 403 403
dokumentation.nachweisUnterschreiben 401 401 403 422 422 403 403 403 403 404 404 403 403 403 403
dokumentation.mitgeben            401 401 403 409 409 403 403 403 403 404 404 403 403 403 403
dokumentation.vitalverlauf        401 401 403 200 200 200 200 403 403 404 404 404 404 403 403
dokumentation.zielSetzen          401 401 403 403 403 201 403 403 403 403 403 404 404 403 403
dokumentation.zielBeenden         401 401 403 403 403 404 403 403 403 403 403 404 404 403 403
`
