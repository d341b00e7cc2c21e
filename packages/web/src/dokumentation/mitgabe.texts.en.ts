import type { SameTexts } from '../shared/i18n.ts'
import type { texts as de } from './mitgabe.texts.de.ts'

export const texts: SameTexts<typeof de> = {
  titel: 'Measurements for the practice',
  leer: 'No measurements were sent to the practice yet.',
  von: 'Sent by {{name}}, {{zeit}}',
  waehlen: 'Choose measurements',
  mitgeben: 'Send along',
  hilfe: 'The practice sees what you choose here. You can choose what was measured in the last 30 days.',
  nichts: 'Nothing was measured with this client in the last 30 days.',
  gespeichert: 'The practice sees these measurements now',
  zeile: '{{art}}: {{wert}}, {{zeit}}',
}
