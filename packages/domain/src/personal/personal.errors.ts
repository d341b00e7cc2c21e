import { errorTable } from '../shared/refusal.ts'

export const personalErrors = errorTable({
  'personal.wartet_nicht': {
    art: 'unprocessable',
    de: 'Unter dieser E-Mail-Adresse wartet kein bestätigtes Konto.',
    en: 'No confirmed account is waiting under this e-mail address.',
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
    en: 'This organisation already has an administrator, who adds the others.',
  },
  'personal.letzte_verwaltung': {
    art: 'conflict',
    de: 'Die letzte Leitung einer Organisation behält ihre Rolle und ihren Zugang.',
    en: 'An organisation’s last manager keeps the role and the access.',
  },
  'personal.lanr_vergeben': {
    art: 'conflict',
    de: 'Diese LANR hat schon jemand in der Praxis.',
    en: 'Someone in the practice already has this LANR.',
  },
  'personal.handzeichen_vergeben': {
    art: 'conflict',
    de: 'Dieses Handzeichen hat schon jemand im Haus.',
    en: 'Someone in the organisation already has these initials.',
  },
  'personal.personalnummer_vergeben': {
    art: 'conflict',
    de: 'Diese Personalnummer hat schon jemand im Haus.',
    en: 'Someone in the organisation already has this staff number.',
  },
  'personal.feld_passt_nicht': {
    art: 'unprocessable',
    de: 'Diese Angabe passt nicht zum Beruf oder zur Art des Hauses.',
    en: 'This detail does not fit the profession or the type of organisation.',
  },
  'personal.veraltet': {
    art: 'conflict',
    de: 'Inzwischen hat jemand anderes diese Akte geändert. Bitte neu laden.',
    en: 'Someone else has changed this record in the meantime. Please reload it.',
  },
  'personal.eigene_rolle': {
    art: 'forbidden',
    de: 'Die eigene Rolle ändert eine andere Leitung.',
    en: 'Your own role can only be changed by another manager.',
  },
  'personal.grund_fehlt': {
    art: 'unprocessable',
    de: 'Wer aus der Plattformverwaltung einen Zugang sperrt, nennt den Grund.',
    en: 'Please give a reason for locking access as the platform administration.',
  },
  'personal.tag_vorbei': { art: 'unprocessable', de: 'Dieser Tag ist schon vorbei.', en: 'This day has already passed.' },
  'personal.ist_weg': { art: 'conflict', de: 'Diese Person ist schon ausgeschieden.', en: 'This person has already left.' },
  'personal.kollege_unbekannt': {
    art: 'unprocessable',
    de: 'Bitte jemanden aus dem eigenen Haus wählen, der einen Zugang hat.',
    en: 'Please choose someone in your own organisation who has access.',
  },
  'personal.abwesenheit_doppelt': {
    art: 'conflict',
    de: 'Für einen Teil dieser Tage ist schon eine Abwesenheit eingetragen.',
    en: 'An absence has already been entered for some of these days.',
  },
  'personal.vertretung_abwesend': {
    art: 'unprocessable',
    de: 'Die Vertretung ist in diesen Tagen selbst abwesend.',
    en: 'The substitute is also away on these days.',
  },
  'personal.nur_eigene': {
    art: 'forbidden',
    de: 'Abwesenheiten anderer trägt die Leitung ein.',
    en: 'Only managers enter absences for others.',
  },
})
