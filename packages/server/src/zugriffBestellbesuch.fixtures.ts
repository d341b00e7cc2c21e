import { entwurfFor } from './bestellung/bestellung.fixtures.ts'
import { verordnungBody } from './bestellung/besuchstaten.fixtures.ts'
import { type Anfragen, type Ziel, veraltet } from './zugriffZiel.fixtures.ts'

const zumBesuch = ({ hausbesuchId }: Ziel) => ({ params: { hausbesuchId } })

export const anfragenAtBestellbesuche: Anfragen = {
  'bestellung.createAusBesuch': (ziel) => ({ ...zumBesuch(ziel), body: entwurfFor(ziel.haus, { klientId: ziel.klientId }) }),
  'bestellung.uebergib': (ziel) => ({ ...zumBesuch(ziel), body: { bestellungId: ziel.bestellungId, version: veraltet } }),
  'bestellung.verordneBeimBesuch': (ziel) => ({ ...zumBesuch(ziel), body: verordnungBody(ziel.haus.heute()) }),
  'bestellung.listDesBesuchs': zumBesuch,
  'bestellung.listBekannte': zumBesuch,
  'bestellung.listBesuche': ({ bestellungId }) => ({ params: { bestellungId } }),
}
