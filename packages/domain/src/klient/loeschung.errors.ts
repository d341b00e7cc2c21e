import { errorTable } from '../shared/refusal.ts'

export const loeschungErrors = errorTable({
  conflict: {
    'klient.schon_gesperrt': [
      'Diese Akte ist schon gesperrt. Bitte laden Sie sie neu.',
      'This record is already restricted. Please reload it.',
    ],
    'klient.nicht_gesperrt': [
      'Diese Akte ist nicht gesperrt. Bitte laden Sie sie neu.',
      'This record is not restricted. Please reload it.',
    ],
    'klient.loeschung_hindernis': [
      'Diese Akte darf noch nicht gelöscht werden. Bitte lesen Sie in der Akte nach, was dem entgegensteht.',
      'This record may not be erased yet. Please see in the record what prevents it.',
    ],
    'klient.loeschung_schon_beantragt': [
      'Die Löschung dieser Akte ist schon beantragt. Bitte laden Sie die Akte neu.',
      'Erasure of this record has already been requested. Please reload the record.',
    ],
    'klient.loeschung_nicht_beantragt': [
      'Die Löschung dieser Akte ist nicht beantragt. Bitte laden Sie die Akte neu.',
      'Erasure of this record has not been requested. Please reload the record.',
    ],
  },
  forbidden: {
    'klient.loeschung_vier_augen': [
      'Die Löschung bestätigt eine andere Leitung. Bitte fragen Sie diese; gibt es keine, können Sie es nach sieben Tagen selbst.',
      'Another manager has to confirm the erasure. Please ask them; if there is none, you can confirm after seven days.',
    ],
  },
})
