import { errorTable } from '../shared/refusal.ts'

export const personalErrors = errorTable({
  unprocessable: {
    'personal.wartet_nicht': [
      'Unter dieser E-Mail-Adresse wartet kein bestätigtes Konto.',
      'No confirmed account is waiting under this e-mail address.',
    ],
    'personal.rolle_passt_nicht': [
      'Diese Rolle passt nicht zur Organisation oder liegt über Ihrer eigenen.',
      'This role does not fit the organisation or is above your own.',
    ],
    'personal.beruf_passt_nicht': ['Dieser Beruf passt nicht zur Organisation.', 'This profession does not fit the organisation.'],
    'personal.lanr_nur_arzt': ['Eine LANR haben nur Ärztinnen und Ärzte.', 'Only doctors have a LANR.'],
    'personal.feld_passt_nicht': [
      'Diese Angabe passt nicht zum Beruf oder zur Art des Hauses.',
      'This detail does not fit the profession or the type of organisation.',
    ],
    'personal.grund_fehlt': [
      'Wer aus der Plattformverwaltung einen Zugang sperrt, nennt den Grund.',
      'Please give a reason for locking access as the platform administration.',
    ],
    'personal.tag_vorbei': ['Dieser Tag ist schon vorbei.', 'This day has already passed.'],
    'personal.kollege_unbekannt': [
      'Bitte jemanden aus dem eigenen Haus wählen, der einen Zugang hat.',
      'Please choose someone in your own organisation who has access.',
    ],
    'personal.vertretung_abwesend': ['Die Vertretung ist in diesen Tagen selbst abwesend.', 'The substitute is also away on these days.'],
  },
  conflict: {
    'personal.hat_verwaltung': [
      'Diese Organisation hat schon eine Verwaltung. Weitere Personen nimmt sie selbst auf.',
      'This organisation already has an administrator, who adds the others.',
    ],
    'personal.letzte_verwaltung': [
      'Die letzte Leitung einer Organisation behält ihre Rolle und ihren Zugang.',
      'An organisation’s last manager keeps the role and the access.',
    ],
    'personal.lanr_vergeben': ['Diese LANR hat schon jemand in der Praxis.', 'Someone in the practice already has this LANR.'],
    'personal.handzeichen_vergeben': [
      'Dieses Handzeichen hat schon jemand im Haus.',
      'Someone in the organisation already has these initials.',
    ],
    'personal.personalnummer_vergeben': [
      'Diese Personalnummer hat schon jemand im Haus.',
      'Someone in the organisation already has this staff number.',
    ],
    'personal.veraltet': [
      'Inzwischen hat jemand anderes diese Akte geändert. Bitte neu laden.',
      'Someone else has changed this record in the meantime. Please reload it.',
    ],
    'personal.ist_weg': ['Diese Person ist schon ausgeschieden.', 'This person has already left.'],
    'personal.abwesenheit_doppelt': [
      'Für einen Teil dieser Tage ist schon eine Abwesenheit eingetragen.',
      'An absence has already been entered for some of these days.',
    ],
  },
  forbidden: {
    'personal.eigene_rolle': ['Die eigene Rolle ändert eine andere Leitung.', 'Your own role can only be changed by another manager.'],
    'personal.nur_eigene': ['Abwesenheiten anderer trägt die Leitung ein.', 'Only managers enter absences for others.'],
  },
})
