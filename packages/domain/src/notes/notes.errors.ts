import { errorTable } from '../shared/refusal.ts'

export const notesErrors = errorTable({
  forbidden: {
    'notes.nur_eigene': [
      'Wer eine Notiz sieht, bestimmt nur, wer sie geschrieben hat. Bitte fragen Sie diese Person.',
      'Only the author decides who sees a note. Please ask that person.',
    ],
  },
  conflict: {
    'notes.veraltet': [
      'Jemand hat diese Notiz inzwischen geändert. Bitte wählen Sie, welcher Stand gilt.',
      'Someone has changed this note in the meantime. Please choose which version to keep.',
    ],
    'notes.im_papierkorb': [
      'Diese Notiz liegt im Papierkorb. Bitte stellen Sie sie zuerst wieder her.',
      'This note is in the trash. Please restore it first.',
    ],
    'notes.label_vergeben': [
      'Dieses Stichwort gibt es schon. Bitte wählen Sie ein anderes.',
      'This label already exists. Please choose another one.',
    ],
  },
  unprocessable: {
    'notes.label_unbekannt': [
      'Dieses Stichwort gibt es nicht mehr. Bitte laden Sie die Seite neu.',
      'This label no longer exists. Please reload the page.',
    ],
    'notes.zu_viele': [
      'Mehr als 1.000 eigene Notizen sind nicht möglich. Bitte löschen Sie zuerst einige endgültig.',
      'You can have at most 1,000 notes of your own. Please delete some for good first.',
    ],
    'notes.zu_viele_labels': [
      'Mehr als 200 Stichwörter sind nicht möglich. Bitte löschen Sie zuerst eines.',
      'You can have at most 200 labels. Please delete one first.',
    ],
    'notes.zu_viele_punkte': [
      'Mehr als 200 Punkte hat eine Liste nicht. Bitte legen Sie eine zweite Notiz an.',
      'A checklist can have at most 200 items. Please start another note.',
    ],
  },
})
