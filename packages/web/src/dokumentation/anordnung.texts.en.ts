import type { SameTexts } from '../shared/i18n.ts'
import type { texts as german } from './anordnung.texts.de.ts'

export const texts: SameTexts<typeof german> = {
  titel: 'Verbal instructions',
  zurueck: 'All home visits',
  welche: 'Which instructions',
  offen: 'Open',
  alle: 'All',
  leer: 'No instructions',
  leerText: 'Verbal instructions by doctors, in person or by phone, are listed here until the practice has countersigned them.',
  geloescht: 'Record erased',
  wortlaut: 'Wording, read back and confirmed',
  von: 'Instructed by',
  festgehalten: 'Recorded by',
  geboren: 'Born on',
  stand: 'Status',
  staende: { OFFEN: 'Waiting for countersignature', GEGENGEZEICHNET: 'Countersigned', ABGELEHNT: 'Not confirmed' },
  entschieden: 'Decided',
  gegenzeichnen: 'Countersign',
  ablehnen: 'Do not confirm',
  ablehnenTitel: 'Do not confirm the instruction',
  grund: 'What was different?',
}
