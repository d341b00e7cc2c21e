import type { SameTexts } from '../shared/i18n.ts'
import type { texts as de } from './mitgabe.texts.de.ts'

export const texts: SameTexts<typeof de> = {
  titel: 'Measurements for the practice',
  leer: 'No measurements have been sent to the practice yet.',
  von: 'Sent by {{name}}, {{zeit}}',
  waehlen: 'Choose measurements',
  mitgeben: 'Send',
  hilfe: 'The practice sees what you select here. You can select measurements from the last 30 days.',
  nichts: 'No measurements were taken for this client in the last 30 days.',
  gespeichert: 'The practice can now see these measurements',
  zeile: '{{art}}: {{wert}}, {{zeit}}',
}
