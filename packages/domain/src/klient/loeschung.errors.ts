import { errorTable } from '../shared/refusal.ts'

export const loeschungErrors = errorTable({
  conflict: {
    'klient.schon_gesperrt': ['Diese Akte ist schon gesperrt.', 'This record is already restricted.'],
    'klient.nicht_gesperrt': ['Diese Akte ist nicht gesperrt.', 'This record is not restricted.'],
    'klient.loeschung_hindernis': ['Diese Akte darf noch nicht gelöscht werden.', 'This record may not be erased yet.'],
    'klient.loeschung_schon_beantragt': [
      'Die Löschung dieser Akte ist schon beantragt.',
      'Erasure of this record has already been requested.',
    ],
    'klient.loeschung_nicht_beantragt': ['Die Löschung dieser Akte ist nicht beantragt.', 'Erasure of this record has not been requested.'],
  },
  forbidden: {
    'klient.loeschung_vier_augen': [
      'Bestätigen muss eine andere Leitung; wer allein ein Haus leitet, kann es nach sieben Tagen selbst.',
      'Another manager has to confirm; an organisation’s only manager can do so after seven days.',
    ],
  },
})
