import { fehlerTabelle } from '../shared/fehler.ts'

export const organisationFehler = fehlerTabelle({
  'organisation.unbekannt': { art: 'unprocessable', de: 'Diese Organisation gibt es nicht.', en: 'There is no such organisation.' },
  'organisation.veraltet': {
    art: 'conflict',
    de: 'Inzwischen hat jemand anderes die Angaben geändert. Bitte neu laden.',
    en: 'Somebody else has changed this in the meantime. Please load it anew.',
  },
  'organisation.email_vergeben': {
    art: 'conflict',
    de: 'Diese E-Mail-Adresse hat schon ein Konto.',
    en: 'This e-mail address already has an account.',
  },
  'organisation.wartet_nicht': {
    art: 'unprocessable',
    de: 'Unter dieser E-Mail-Adresse wartet kein bestätigtes Konto.',
    en: 'No confirmed account waits under this e-mail address.',
  },
  'organisation.rolle_passt_nicht': {
    art: 'unprocessable',
    de: 'Diese Rolle passt nicht zur Organisation oder liegt über Ihrer eigenen.',
    en: 'This role does not fit the organisation or is above your own.',
  },
  'organisation.beruf_passt_nicht': {
    art: 'unprocessable',
    de: 'Dieser Beruf passt nicht zur Organisation.',
    en: 'This profession does not fit the organisation.',
  },
  'organisation.lanr_nur_arzt': {
    art: 'unprocessable',
    de: 'Eine LANR haben nur Ärztinnen und Ärzte.',
    en: 'Only doctors have a LANR.',
  },
  'organisation.hat_verwaltung': {
    art: 'conflict',
    de: 'Diese Organisation hat schon eine Verwaltung. Weitere Personen nimmt sie selbst auf.',
    en: 'This organisation already has an administrator, who lets in the others.',
  },
  'organisation.letzte_verwaltung': {
    art: 'conflict',
    de: 'Die letzte Verwaltung einer Organisation kann nicht gesperrt werden.',
    en: 'The last administrator of an organisation cannot be shut out.',
  },
})
