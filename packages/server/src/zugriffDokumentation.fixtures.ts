import { emptyBlatt } from '@dreiklang/domain/dokumentation/blatt.document'
import { niemandsId } from './bestellung/angaben.fixtures.ts'
import { type Anfragen, type Ziel, veraltet } from './zugriffZiel.fixtures.ts'

const params = ({ hausbesuchId }: Ziel) => ({ hausbesuchId })
const body = { version: veraltet, blatt: emptyBlatt(0) }

export const anfragenAtDokumentation: Anfragen = {
  'dokumentation.read': (ziel) => ({ params: params(ziel) }),
  'dokumentation.listFassungen': (ziel) => ({ params: params(ziel) }),
  'dokumentation.readFassung': (ziel) => ({ params: { ...params(ziel), version: '1' } }),
  'dokumentation.save': (ziel) => ({ params: params(ziel), body }),
  'dokumentation.listAnordnungen': () => ({}),
  'dokumentation.gegenzeichnen': () => ({ params: { anordnungId: niemandsId }, body: { version: 1 } }),
  'dokumentation.anordnungAblehnen': () => ({ params: { anordnungId: niemandsId }, body: { version: 1, grund: 'x' } }),
  'dokumentation.listFolgen': (ziel) => ({ params: params(ziel) }),
  'dokumentation.folgeErledigen': () => ({ params: { folgeId: niemandsId }, body: { version: 1, grund: null } }),
  'dokumentation.mitgabe': (ziel) => ({ params: params(ziel) }),
  'dokumentation.mitgeben': (ziel) => ({ params: params(ziel), body: { version: veraltet, messungIds: [] } }),
  'dokumentation.vitalverlauf': ({ klientId }) => ({ params: { klientId } }),
  'dokumentation.zielSetzen': ({ klientId }) => ({
    params: { klientId },
    body: { art: 'PULS', von: 50, bis: 90, von2: null, bis2: null, gueltigAb: '2026-12-24', gueltigBis: null },
  }),
  'dokumentation.zielBeenden': ({ klientId }) => ({ params: { klientId, zielbereichId: niemandsId }, body: {} }),
  'dokumentation.finish': (ziel) => ({ params: params(ziel), body }),
}
