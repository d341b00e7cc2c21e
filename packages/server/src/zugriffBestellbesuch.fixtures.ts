import { entwurfFor } from './bestellung/bestellung.fixtures.ts'
import { verordnungBody } from './bestellung/besuchstaten.fixtures.ts'
import { type Anfragen, type Ziel, veraltet } from './zugriffZiel.fixtures.ts'

const zumBesuch = ({ hausbesuchId }: Ziel) => ({ params: { hausbesuchId } })

export const anfragenAtBestellbesuche: Anfragen = {
  'bestellung.createAusBesuch': (target) => ({ ...zumBesuch(target), body: entwurfFor(target.haus, { klientId: target.klientId }) }),
  'bestellung.uebergib': (target) => ({ ...zumBesuch(target), body: { bestellungId: target.bestellungId, version: veraltet } }),
  'bestellung.verordneBeimBesuch': (target) => ({ ...zumBesuch(target), body: verordnungBody(target.haus.heute()) }),
  'bestellung.listDesBesuchs': zumBesuch,
  'bestellung.listBekannte': zumBesuch,
  'bestellung.listBekannteOfKlient': ({ klientId }) => ({ params: { klientId } }),
  'bestellung.listBesuche': ({ bestellungId }) => ({ params: { bestellungId } }),
}
