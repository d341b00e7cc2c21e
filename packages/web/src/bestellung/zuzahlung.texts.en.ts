import type { SameTexts } from '../shared/i18n.ts'
import type { texts as german } from './zuzahlung.texts.de.ts'

export const texts: SameTexts<typeof german> = {
  name: 'Co-payment',
  betrag: 'Co-payment in euros',
  betragHinweis: 'By the order: {{hinweis}}. If left empty, the delivery shows no amount.',
  preis: 'Price per pack in euros',
  preisHinweis: 'Optional: 10 % of it, at least {{min}}, at most {{max}}, never more than the price (§ 61 SGB V).',
  rechnerisch: 'Calculated {{menge}} × {{einzeln}} = {{betrag}}',
  keine: 'No co-payment',
  nichtGesagt: 'Co-payment not stated',
  nichtGesagtText: 'Without an amount the driver does not know what to collect.',
  kassieren: 'Collect co-payment of {{betrag}}',
  frage: 'What about the co-payment?',
  frageHinweis: 'If left empty, the amount stays open.',
  antwort: { BAR: '{{betrag}} in cash', RECHNUNG: 'Will be invoiced', NICHT: 'Not collected' },
  grund: 'Why not?',
  offen: 'Co-payment {{betrag}} open',
  niemand: '{{betrag}} open. It is not recorded whether it was collected.',
  stand: {
    BAR: '{{betrag}} collected in cash ({{wer}}, {{am}})',
    RECHNUNG: '{{betrag}} will be invoiced ({{wer}}, {{am}})',
    NICHT: '{{betrag}} not collected: {{grund}} ({{wer}}, {{am}})',
  },
  rest: '{{betrag}} of it still open',
  ereignis: {
    BAR: 'Co-payment collected in cash: {{betrag}}',
    RECHNUNG: 'Co-payment will be invoiced',
    NICHT: 'Co-payment not collected: {{grund}}',
  },
}
