/** For the access matrix: what the calls about orders and their visits are asked with. */
import { entwurfFuer } from './bestellung/bestellung.fixtures.ts'
import type { Anfragen, Ziel } from './zugriffZiel.fixtures.ts'

const zumBesuch = ({ hausbesuchId }: Ziel) => ({ params: { hausbesuchId } })

export const anfragenUmBestellbesuche: Anfragen = {
  'bestellung.createAusBesuch': (ziel) => ({ ...zumBesuch(ziel), body: entwurfFuer(ziel.haus, { klientId: ziel.klientId }) }),
  'bestellung.listDesBesuchs': zumBesuch,
  'bestellung.listBekannte': zumBesuch,
  'bestellung.listBesuche': ({ bestellungId }) => ({ params: { bestellungId } }),
}
