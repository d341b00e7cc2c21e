import { errorTable } from './refusal.ts'

export const sharedErrors = errorTable({
  invalid: {
    'eingabe.ungueltig': ['Bitte prüfen Sie die markierten Angaben.', 'Please check the marked fields.'],
    'eingabe.kein_json': [
      'Die Anfrage ist kein gültiges JSON. Bitte laden Sie die Seite neu.',
      'The request is not valid JSON. Please reload the page.',
    ],
    'anfrage.schluessel_fehlt': [
      'Das hat technisch nicht geklappt. Bitte laden Sie die Seite neu.',
      'A technical error occurred. Please reload the page.',
    ],
    'methode.nicht_erlaubt': [
      'Diese Methode gibt es hier nicht. Bitte laden Sie die Seite neu.',
      'This method does not exist here. Please reload the page.',
    ],
  },
  too_large: {
    'eingabe.zu_gross': [
      'Die Anfrage ist zu groß. Bitte kürzen Sie den Text oder senden Sie weniger auf einmal.',
      'The request is too large. Please shorten the text or send less at once.',
    ],
  },
  unprocessable: {
    'anfrage.schluessel_vergeben': [
      'Diese Anfrage wurde schon mit anderem Inhalt gesendet. Bitte laden Sie die Seite neu.',
      'This request has already been sent with other content. Please reload the page.',
    ],
  },
  unauthenticated: { 'zugriff.nicht_angemeldet': ['Bitte melden Sie sich an.', 'Please sign in.'] },
  forbidden: {
    'zugriff.verboten': [
      'Dafür fehlt Ihnen die Berechtigung. Bitte wenden Sie sich an Ihre Leitung.',
      'You do not have permission to do this. Please contact your manager.',
    ],
    'zugriff.nur_personen': [
      'Das darf nur eine angemeldete Person, kein Programm. Bitte erledigen Sie es in Dreiklang selbst.',
      'Only a person who is signed in may do this, not a program. Please do it in Dreiklang itself.',
    ],
    'zugriff.befugnis_fehlt': [
      'Diesem Programm fehlt die Befugnis „{befugnis}“. Bitte legen Sie unter Verwaltung › Schnittstellen einen Zugang mit ihr an.',
      'This program lacks the scope “{befugnis}”. Please add an access that has it under Administration › Interfaces.',
    ],
    'zugriff.fremde_herkunft': [
      'Die Anfrage kommt von einer fremden Seite. Bitte öffnen Sie Dreiklang neu und versuchen Sie es dort.',
      'The request comes from another site. Please open Dreiklang again and try there.',
    ],
  },
  locked: {
    'zugriff.gesperrt': [
      'Die Sitzung ist gesperrt. Bitte entsperren Sie sie mit Ihrem Passwort.',
      'The session is locked. Please unlock it with your password.',
    ],
  },
  not_found: {
    nicht_gefunden: [
      'Das ist nicht mehr da oder für Sie nicht freigegeben. Bitte laden Sie die Liste neu.',
      'This no longer exists or is not available to you. Please reload the list.',
    ],
  },
  too_many: { zu_viele_anfragen: ['Zu viele Versuche. Bitte warten Sie {dauer}.', 'Too many attempts. Please wait {dauer}.'] },
  unavailable: {
    'dienst.nicht_bereit': [
      'Die Datenbank ist gerade nicht erreichbar. Bitte gleich noch einmal versuchen.',
      'The database cannot be reached right now. Please try again shortly.',
    ],
    'dienst.dateien_weg': [
      'Der Speicher für Dateien ist gerade nicht erreichbar. Bitte gleich noch einmal versuchen.',
      'The storage for files cannot be reached right now. Please try again shortly.',
    ],
  },
  broken: {
    'dienst.fehler': [
      'Da ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal; hilft das nicht, nennen Sie Ihrer Leitung die Fehlernummer.',
      'Something went wrong. Please try again; if that does not help, give your manager the error number.',
    ],
  },
})
