import type { SameTexts } from '../shared/i18n.ts'
import type { texts as german } from './folge.texts.de.ts'

export const texts: SameTexts<typeof german> = {
  titel: 'Next steps',
  art: { BESTELLUNG: 'Order', HAUSBESUCH: 'New visit', NACHRICHT: 'Message', AUFGABE: 'Task' },
  niemandAngetroffen: 'Nobody at home: {{vorgehen}}',
  faellig: 'due {{tag}}',
  ueberfaellig: 'due since {{tag}}',
  nichtMehrLesbar: 'No longer readable',
  erledigt: 'Done by {{name}}, {{zeit}}',
  ausBesuch: 'Follows from home visit {{nummer}}',
  besuch: 'Home visit {{nummer}}',
  bestellung: 'Order {{nummer}}',
  bestellen: 'Create an order',
  planen: 'Plan a visit',
  schreiben: 'Write a message',
  erledigen: 'Mark as done',
  anders: 'Close without a new visit',
  benannt: '{{was}}: {{name}}',
  dialog: {
    titel: 'Mark as done',
    grund: 'Note',
    grundPflicht: 'Why is no new visit needed?',
    fertig: 'Marked as done',
  },
}
