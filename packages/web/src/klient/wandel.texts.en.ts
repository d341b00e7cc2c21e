import type { SameTexts } from '../shared/i18n.ts'
import type { texts as german } from './wandel.texts.de.ts'

export const texts: SameTexts<typeof german> = {
  aendern: 'Change status',
  titel: 'Change status',
  was: 'What has happened?',
  status: { BEENDET: 'Care ends', VERSTORBEN: 'Deceased' },
  am: { BEENDET: 'Last day of care', VERSTORBEN: 'Date of death' },
  speichern: { BEENDET: 'End care', VERSTORBEN: 'Record as deceased' },
  gespeichert: 'The status has been changed',
  hinweis: {
    BEENDET:
      'Visits after this day are cancelled and series end. Orders continue: practice and pharmacy learn that you no longer provide care.',
    VERSTORBEN:
      'All upcoming visits are cancelled and series end. Open orders are cancelled; a pharmacy that has already accepted is asked to cancel. The practice and pharmacy see this in their orders.',
  },
  vorschau: 'What will happen',
  nichts: 'Nothing is planned and nothing is on order.',
  haeuser: 'Will be told: {{namen}}',
  alle: 'Show all {{count}}',
  gruppe: {
    ABSAGEN: 'Visits that will be cancelled: {{count}}',
    LAEUFT: 'Visits in progress that will not be touched: {{count}}',
    BEENDEN: 'Visit series that will end: {{count}}',
    PAUSIERT: 'Visit series that will pause: {{count}}',
    STORNIEREN: 'Orders that will be cancelled (cannot be undone): {{count}}',
    STORNO_ANFRAGEN: 'Orders whose cancellation will be requested from the pharmacy: {{count}}',
    ZURUECKRUFEN: 'Deliveries already on their way: {{count}}. Please also call the pharmacy.',
    MELDEN: 'Orders that continue; practice and pharmacy learn of the new status: {{count}}',
    GESPERRT: 'Drafts that can no longer be sent: {{count}}',
  },
  besuch: '{{nummer}}, {{tag}}, {{uhrzeit}}',
  ohneTag: '{{nummer}}, no date yet',
  serie: 'Visit series',
  zustand: {
    VERSTORBEN: 'Deceased',
    VERSTORBEN_AM: 'Died on {{seit}}',
    BEENDET: 'Care has ended',
    BEENDET_AM: 'Care ended on {{seit}}',
  },
  abgesagt: 'Cancelled visits: {{count}}',
  rueckgaengig: 'Undo',
  bis: 'You can undo this until {{bis}}. Whatever nobody has changed since comes back.',
  eingetragen: 'Recorded on {{am}} by {{person}}',
  zurueck: 'Undone. Restored: {{count}}',
  nicht: 'Not restored:',
  hindernis: {
    GEAENDERT: 'changed in the meantime',
    VERGANGEN: 'its time has passed',
    ENDGUELTIG: 'stays cancelled; please order again',
    FEHLT: 'no longer exists',
  },
}
