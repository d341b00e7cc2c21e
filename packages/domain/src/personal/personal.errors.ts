import { errorTable } from '../shared/refusal.ts'

export const personalErrors = errorTable({
  unprocessable: {
    'personal.wartet_nicht': [
      'Unter dieser E-Mail-Adresse wartet kein bestätigtes Konto. Bitte prüfen Sie die Adresse.',
      'No confirmed account is waiting under this email address. Please check the address.',
    ],
    'personal.rolle_passt_nicht': [
      'Diese Rolle passt nicht zur Organisation oder liegt über Ihrer eigenen. Bitte wählen Sie eine andere.',
      'This role does not fit the organisation or is above your own. Please choose another one.',
    ],
    'personal.beruf_passt_nicht': [
      'Dieser Beruf passt nicht zur Organisation. Bitte wählen Sie einen anderen.',
      'This profession does not fit the organisation. Please choose another one.',
    ],
    'personal.lanr_nur_arzt': [
      'Eine LANR haben nur Ärztinnen und Ärzte. Bitte lassen Sie das Feld leer.',
      'Only doctors have a LANR. Please leave the field empty.',
    ],
    'personal.feld_passt_nicht': [
      'Diese Angabe passt nicht zum Beruf oder zur Art der Organisation. Bitte lassen Sie das Feld leer.',
      'This detail does not fit the profession or the type of organisation. Please leave the field empty.',
    ],
    'personal.approbation_zukunft': [
      'Die Approbation kann nicht in der Zukunft liegen. Bitte prüfen Sie das Datum.',
      'The date of the licence to practise cannot be in the future. Please check it.',
    ],
    'personal.anleitung_unbekannt': [
      'Diese Person kann hier niemanden anleiten. Bitte wählen Sie eine Ärztin oder einen Arzt der Praxis, die nicht selbst in Weiterbildung sind.',
      'This person cannot train anyone here. Please choose a doctor of the practice who is not in training.',
    ],
    'personal.grund_fehlt': [
      'Bitte nennen Sie als Plattformverwaltung den Grund der Sperre.',
      'Please give a reason for locking access as the platform administration.',
    ],
    'personal.tag_vorbei': [
      'Dieser Tag ist schon vorbei. Bitte wählen Sie einen späteren.',
      'This day has already passed. Please choose a later one.',
    ],
    'personal.kollege_unbekannt': [
      'Bitte eine Person Ihrer Organisation wählen, die einen Zugang hat.',
      'Please choose someone in your own organisation who has access.',
    ],
    'personal.vertretung_abwesend': [
      'Die Vertretung ist in diesen Tagen selbst abwesend. Bitte wählen Sie eine andere.',
      'The person covering is also away on these days. Please choose someone else.',
    ],
  },
  conflict: {
    'personal.hat_verwaltung': [
      'Diese Organisation hat schon eine Leitung. Weitere Personen nimmt sie selbst auf. Bitte wenden Sie sich an diese.',
      'This organisation already has a manager, who adds the others. Please contact them.',
    ],
    'personal.letzte_verwaltung': [
      'Die letzte Leitung einer Organisation behält ihre Rolle und ihren Zugang. Bitte geben Sie die Leitung zuerst an jemand anderen.',
      'An organisation’s last manager keeps the role and the access. Please make someone else a manager first.',
    ],
    'personal.lanr_vergeben': [
      'Diese LANR hat schon jemand in der Praxis. Bitte prüfen Sie die Nummer.',
      'Someone in the practice already has this LANR. Please check the number.',
    ],
    'personal.handzeichen_vergeben': [
      'Dieses Handzeichen hat schon jemand in Ihrer Organisation. Bitte wählen Sie ein anderes.',
      'Someone in your organisation already has these initials. Please choose others.',
    ],
    'personal.personalnummer_vergeben': [
      'Diese Personalnummer hat schon jemand in Ihrer Organisation. Bitte wählen Sie eine andere.',
      'Someone in your organisation already has this staff number. Please choose another one.',
    ],
    'personal.veraltet': [
      'Inzwischen hat jemand anderes diese Akte geändert. Bitte neu laden.',
      'Someone else has changed this record in the meantime. Please reload it.',
    ],
    'personal.ist_weg': [
      'Diese Person ist schon ausgeschieden. Bitte laden Sie die Liste neu.',
      'This person has already left. Please reload the list.',
    ],
    'personal.abwesenheit_doppelt': [
      'Für einen Teil dieser Tage ist schon eine Abwesenheit eingetragen. Bitte wählen Sie andere Tage.',
      'An absence has already been entered for some of these days. Please choose other days.',
    ],
  },
  forbidden: {
    'personal.eigene_rolle': [
      'Ihre eigene Rolle kann nur eine andere Leitung ändern. Bitte wenden Sie sich an diese.',
      'Your own role can only be changed by another manager. Please ask them.',
    ],
    'personal.nur_eigene': [
      'Abwesenheiten anderer trägt die Leitung ein. Bitte wenden Sie sich an Ihre Leitung.',
      'Only managers enter absences for others. Please contact your manager.',
    ],
  },
})
