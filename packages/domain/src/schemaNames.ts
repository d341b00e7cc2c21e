/** Names of schemas that many calls share, for the description of the wire alone: beside the contracts they would weigh on each first load. */
import { z } from 'zod'
import { entwurf } from './bestellung/angaben.contract.ts'
import { quittung } from './bestellung/bestellung.contract.ts'
import { acceptedProdukt, dosierung, produkt } from './bestellung/produkt.contract.ts'
import * as bestellung from './bestellung/view.contract.ts'
import * as hausbesuch from './hausbesuch/view.contract.ts'
import { klientListRow } from './klient/klient.contract.ts'
import { adresse } from './shared/schemas.ts'

const { shape } = bestellung.bestellungAnswer

const names: Readonly<Record<string, z.ZodType>> = {
  Adresse: adresse,
  Bestellung: bestellung.bestellungAnswer,
  Bestellentwurf: entwurf,
  Bestellereignis: bestellung.ereignisAnswer,
  Bestellposition: shape.positionen.element,
  Bestellquittung: quittung,
  Bestellzeile: bestellung.rowAnswer,
  Besuchsbefund: hausbesuch.befund,
  Besuchsereignis: hausbesuch.ereignisAnswer,
  Besuchszeile: hausbesuch.rowAnswer,
  Dosierung: dosierung,
  Hausbesuch: hausbesuch.hausbesuchAnswer,
  KlientOfBestellung: bestellung.klientName,
  Klientzeile: klientListRow,
  Lieferung: shape.lieferungen.element,
  OrganisationName: shape.pflegedienst,
  Produkt: produkt,
  AcceptedProdukt: acceptedProdukt,
  Rueckfrage: shape.rueckfragen.element,
}

export function labelSharedSchemas(): void {
  for (const [id, schema] of Object.entries(names)) z.globalRegistry.add(schema, { id })
}
