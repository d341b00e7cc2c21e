import type { SameTexts } from '../shared/i18n.ts'
import type { texts as german } from './anordnung.texts.de.ts'

export const texts: SameTexts<typeof german> = {
  titel: 'Verbal instructions',
  zurueck: 'All home visits',
  welche: 'Which instructions',
  offen: 'Open',
  alle: 'All',
  leer: 'No instructions',
  leerText: 'What doctors instruct by word of mouth or by telephone stands here until the practice has countersigned it.',
  geloescht: 'Record erased',
  wortlaut: 'Wording, read back and confirmed',
  von: 'Instructed by',
  festgehalten: 'Written down by',
  geboren: 'Born on',
  stand: 'State',
  staende: { OFFEN: 'Waits for the counter-signature', GEGENGEZEICHNET: 'Countersigned', ABGELEHNT: 'Not confirmed' },
  entschieden: 'Decided',
  gegenzeichnen: 'Countersign',
  ablehnen: 'Do not confirm',
  ablehnenTitel: 'Do not confirm the instruction',
  grund: 'What was otherwise?',
}
