import type { SameTexts } from '../shared/i18n.ts'
import type { texts as de } from './leistungsnachweis.texts.de.ts'

export const texts: SameTexts<typeof de> = {
  titel: 'Record of services',
  titelVon: 'Record of services: {{name}}',
  untertitel: 'born {{geboren}} · {{von}} to {{bis}}',
  zurueck: 'All home visits',
  vormonat: 'Previous month',
  folgemonat: 'Next month',
  drucken: 'Print',
  leer: 'No service is documented in this month',
  leerText: 'Services from finished documentation of your nursing service are shown here.',
  gekuerzt: 'There are more home visits than fit here. The last ones of the month are missing. Please do not bill from this sheet.',
  offen_one: '1 home visit without finished documentation does not count here. Please document it.',
  offen_other: '{{count}} home visits without finished documentation do not count here. Please document them.',
  offenerBesuch: '{{nummer}}, {{tag}}',
  besuche: 'Home visits',
  traeger: {
    SGB_V: 'Treatment care (SGB V)',
    SGB_XI: 'Long-term care insurance (SGB XI)',
    ANDERE: 'Other payers',
  },
  spalte: {
    leistung: 'Service',
    quelle: 'Payer',
    anzahl: 'Number',
    tage: 'Days',
    tag: 'Day',
    wer: 'Who',
    handzeichen: 'Initials',
  },
  keine: 'No service documented as provided',
  nachtrag_one: '1 addendum',
  nachtrag_other: '{{count}} addenda',
  handzeichenVon: 'Initials of {{name}}',
  unterschrift: 'Date, signature of the insured person or of a representative (name, relation): ______________________________',
}
