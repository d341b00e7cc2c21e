import type { SameTexts } from '../../shared/i18n.ts'
import type { texts as de } from './besuch.texts.de.ts'

export const texts: SameTexts<typeof de> = {
  bestellungen: 'Orders',
  bestellen: 'Order from this visit',
  bestellungenLeer: 'There is no order for this visit yet.',
  besuche: 'Home visits',
  nummer: 'Order {{nummer}}',
  besuch: '{{typ}} {{nummer}}',
  besuchAm: '{{datum}}, {{uhrzeit}}',
  ohneTermin: 'not planned yet',
  besuchAnfragen: 'Ask for a home visit',
  menge: '{{menge}} × {{bezeichnung}}',
  art: {
    AUS_BESUCH: 'Ordered because of the visit',
    AUS_ABLEHNUNG: 'The practice wants to see the client',
    UEBERGABE: 'Handed over at the visit',
    VERORDNUNG: 'Prescribed at the visit',
  },
  bekannt: {
    titel: 'Counted at the visit',
    hinweis: 'What the client got last. Count what is left and take over what is to be ordered.',
    leer: 'Nothing was ordered for this client in the last year.',
    anderer: 'This order is for another client and will not be linked to the home visit {{nummer}}.',
    rest: 'What is left',
    restVon: 'What is left of {{name}}',
    uebernehmen: 'Take over',
    uebernehmenVon: 'Take over {{name}}',
    uebernommen: 'Taken over',
    uebernommenVon: '{{name}} is now in the order',
    zuletzt: 'last {{datum}} ({{nummer}})',
    reichtBis: 'lasts until {{datum}}',
    aufgebraucht: 'does not last for today',
    stueck: 'pieces',
  },
}
