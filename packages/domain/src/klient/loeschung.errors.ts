import { errorTable } from '../shared/refusal.ts'

export const loeschungErrors = errorTable({
  'klient.schon_gesperrt': { art: 'conflict', de: 'Diese Akte ist schon gesperrt.', en: 'This record is already restricted.' },
  'klient.nicht_gesperrt': { art: 'conflict', de: 'Diese Akte ist nicht gesperrt.', en: 'This record is not restricted.' },
  'klient.loeschung_hindernis': {
    art: 'conflict',
    de: 'Diese Akte darf noch nicht gelöscht werden.',
    en: 'This record may not be erased yet.',
  },
  'klient.loeschung_schon_beantragt': {
    art: 'conflict',
    de: 'Die Löschung dieser Akte ist schon beantragt.',
    en: 'Erasure of this record has already been requested.',
  },
  'klient.loeschung_nicht_beantragt': {
    art: 'conflict',
    de: 'Die Löschung dieser Akte ist nicht beantragt.',
    en: 'Erasure of this record has not been requested.',
  },
  'klient.loeschung_vier_augen': {
    art: 'forbidden',
    de: 'Bestätigen muss eine andere Leitung; wer allein ein Haus leitet, kann es nach sieben Tagen selbst.',
    en: 'Another manager has to confirm; an organisation’s only manager can do so after seven days.',
  },
})
