import type { SameTexts } from '../shared/i18n.ts'
import type { texts as german } from './eingang.texts.de.ts'

export const texts: SameTexts<typeof german> = {
  text: 'Please check product, quantity and use-by date. This completes the item.',
  scan: 'Check a pack (PZN)',
  scanHinweis: 'Optional: read it with the hand scanner or type it, then press Enter.',
  gescannt: 'Checked packs',
  pzn: 'PZN {{pzn}}',
  entfernen: 'Remove',
  entfernenName: 'Remove PZN {{pzn}}',
  tun: 'Please put the pack aside and make a complaint. To confirm only the others, remove it here.',
  vergleich: {
    GLEICH: 'Correct: {{name}} was delivered by the pharmacy.',
    NUR_BESTELLT: 'Ordered or prescribed like this, but the pharmacy recorded another delivery: {{name}}.',
    ANDERE_STAERKE: 'Different strength: {{ist}} instead of {{soll}}.',
    ANDERE_GROESSE: 'Different pack size of {{name}}: {{ist}} instead of {{soll}}.',
    ANDERE_PACKUNG: 'Different pack: {{ist}} instead of {{soll}}. Please compare strength and size.',
    KEINE: 'This pack does not belong to any item of this order.',
    OFFEN: 'Cannot be compared: No PZN is recorded for {{name}}. Please check name, strength and size yourself.',
  },
  bestand: 'Controlled drug stock after receipt: {{bezeichnung}}',
  bestandHinweis: 'What is there now in total, for example “25 patches”. Leave empty if nobody counted.',
  foto: {
    titel: 'Photos of the pack',
    hinweis:
      'Optional, three at most. Please photograph the goods only, no person. The photos are kept in the record, and the pharmacy sees them.',
    hinzufuegen: 'Add a photo',
    entfernen: 'Remove {{name}}',
    nochEinmal: 'Send again',
    fehler: '{{name}} has not arrived yet. Your entries are still here; please send the photo again.',
  },
}
