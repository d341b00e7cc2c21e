import { fehlerTabelle } from '../shared/fehler.ts'

export const personalFehler = fehlerTabelle({
  'personal.wartet_nicht': {
    art: 'unprocessable',
    de: 'Unter dieser E-Mail-Adresse wartet kein bestätigtes Konto.',
    en: 'No confirmed account waits under this e-mail address.',
  },
  'personal.rolle_passt_nicht': {
    art: 'unprocessable',
    de: 'Diese Rolle passt nicht zur Organisation oder liegt über Ihrer eigenen.',
    en: 'This role does not fit the organisation or is above your own.',
  },
  'personal.beruf_passt_nicht': {
    art: 'unprocessable',
    de: 'Dieser Beruf passt nicht zur Organisation.',
    en: 'This profession does not fit the organisation.',
  },
  'personal.lanr_nur_arzt': {
    art: 'unprocessable',
    de: 'Eine LANR haben nur Ärztinnen und Ärzte.',
    en: 'Only doctors have a LANR.',
  },
  'personal.hat_verwaltung': {
    art: 'conflict',
    de: 'Diese Organisation hat schon eine Verwaltung. Weitere Personen nimmt sie selbst auf.',
    en: 'This organisation already has an administrator, who lets in the others.',
  },
  'personal.letzte_verwaltung': {
    art: 'conflict',
    de: 'Die letzte Leitung einer Organisation behält ihre Rolle und ihren Zugang.',
    en: 'The last head of an organisation keeps the role and the access.',
  },
  'personal.lanr_vergeben': {
    art: 'conflict',
    de: 'Diese LANR hat schon jemand in der Praxis.',
    en: 'Somebody in the practice already has this LANR.',
  },
  'personal.handzeichen_vergeben': {
    art: 'conflict',
    de: 'Dieses Handzeichen hat schon jemand im Haus.',
    en: 'Somebody in the house already has these initials.',
  },
  'personal.personalnummer_vergeben': {
    art: 'conflict',
    de: 'Diese Personalnummer hat schon jemand im Haus.',
    en: 'Somebody in the house already has this staff number.',
  },
  'personal.feld_passt_nicht': {
    art: 'unprocessable',
    de: 'Diese Angabe passt nicht zum Beruf oder zur Art des Hauses.',
    en: 'This detail does not fit the profession or the kind of house.',
  },
  'personal.veraltet': {
    art: 'conflict',
    de: 'Inzwischen hat jemand anderes diese Akte geändert. Bitte neu laden.',
    en: 'Somebody else has changed this record in the meantime. Please load it anew.',
  },
  'personal.eigene_rolle': {
    art: 'forbidden',
    de: 'Die eigene Rolle ändert eine andere Leitung.',
    en: 'Your own role is changed by another head.',
  },
  'personal.grund_fehlt': {
    art: 'unprocessable',
    de: 'Wer aus der Plattformverwaltung einen Zugang sperrt, nennt den Grund.',
    en: 'Whoever shuts an access from the administration of the platform gives the reason.',
  },
  'personal.tag_vorbei': { art: 'unprocessable', de: 'Dieser Tag ist schon vorbei.', en: 'This day is over already.' },
  'personal.ist_weg': { art: 'conflict', de: 'Diese Person ist schon ausgeschieden.', en: 'This person has left already.' },
  'personal.kollege_unbekannt': {
    art: 'unprocessable',
    de: 'Bitte jemanden aus dem eigenen Haus wählen, der einen Zugang hat.',
    en: 'Please choose somebody of the own house who has an access.',
  },
  'personal.abwesenheit_doppelt': {
    art: 'conflict',
    de: 'Für einen Teil dieser Tage ist schon eine Abwesenheit eingetragen.',
    en: 'For some of these days an absence is entered already.',
  },
  'personal.vertretung_abwesend': {
    art: 'unprocessable',
    de: 'Die Vertretung ist in diesen Tagen selbst abwesend.',
    en: 'The substitute is away on these days, too.',
  },
  'personal.nur_eigene': {
    art: 'forbidden',
    de: 'Abwesenheiten anderer trägt die Leitung ein.',
    en: 'Absences of others are entered by the heads.',
  },
})
