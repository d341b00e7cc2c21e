/** For the access matrix: what the calls about documentation are asked with. */
import { leeresBlatt } from '@dreiklang/domain/dokumentation/blatt.contract'
import { type Anfragen, type Ziel, veraltet } from './zugriffZiel.fixtures.ts'

const params = ({ hausbesuchId }: Ziel) => ({ hausbesuchId })
const body = { version: veraltet, blatt: leeresBlatt(0) }

export const anfragenUmDokumentation: Anfragen = {
  'dokumentation.read': (ziel) => ({ params: params(ziel) }),
  'dokumentation.save': (ziel) => ({ params: params(ziel), body }),
  'dokumentation.finish': (ziel) => ({ params: params(ziel), body }),
}
