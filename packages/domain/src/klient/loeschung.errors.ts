import { fehlerTabelle } from '../shared/fehler.ts'

export const loeschungFehler = fehlerTabelle({
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
    en: 'The erasure of this record has already been requested.',
  },
  'klient.loeschung_nicht_beantragt': {
    art: 'conflict',
    de: 'Die Löschung dieser Akte ist nicht beantragt.',
    en: 'The erasure of this record has not been requested.',
  },
  'klient.loeschung_vier_augen': {
    art: 'forbidden',
    de: 'Bestätigen muss eine andere Leitung als die, die die Löschung beantragt hat.',
    en: 'Somebody else than the head who requested the erasure must confirm it.',
  },
})
