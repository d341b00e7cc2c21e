import { errorTable } from './refusal.ts'

export const sharedErrors = errorTable({
  'eingabe.ungueltig': { art: 'invalid', de: 'Bitte prüfen Sie die markierten Angaben.', en: 'Please check the marked fields.' },
  'eingabe.kein_json': { art: 'invalid', de: 'Die Anfrage ist kein gültiges JSON.', en: 'The request is not valid JSON.' },
  'eingabe.zu_gross': { art: 'too_large', de: 'Die Anfrage ist zu groß.', en: 'The request is too large.' },
  'anfrage.schluessel_fehlt': {
    art: 'invalid',
    de: 'Das hat technisch nicht geklappt. Bitte laden Sie die Seite neu.',
    en: 'A technical error occurred. Please reload the page.',
  },
  'anfrage.schluessel_vergeben': {
    art: 'unprocessable',
    de: 'Dieser Schlüssel wurde schon für eine andere Anfrage verwendet.',
    en: 'This key was already used for another request.',
  },
  'zugriff.nicht_angemeldet': { art: 'unauthenticated', de: 'Bitte melden Sie sich an.', en: 'Please sign in.' },
  'zugriff.verboten': {
    art: 'forbidden',
    de: 'Dafür fehlt Ihnen die Berechtigung. Bitte wenden Sie sich an Ihre Leitung.',
    en: 'You do not have permission to do this. Please contact your manager.',
  },
  'zugriff.fremde_herkunft': {
    art: 'forbidden',
    de: 'Die Anfrage kommt von einer fremden Seite.',
    en: 'The request comes from another site.',
  },
  'zugriff.gesperrt': {
    art: 'locked',
    de: 'Die Sitzung ist gesperrt. Bitte entsperren Sie sie mit Ihrem Passwort.',
    en: 'The session is locked. Please unlock it with your password.',
  },
  nicht_gefunden: {
    art: 'not_found',
    de: 'Das ist nicht mehr da oder für Sie nicht freigegeben. Bitte laden Sie die Liste neu.',
    en: 'This no longer exists or is not available to you. Please reload the list.',
  },
  'methode.nicht_erlaubt': { art: 'invalid', de: 'Diese Methode gibt es hier nicht.', en: 'This method does not exist here.' },
  zu_viele_anfragen: {
    art: 'too_many',
    de: 'Zu viele Versuche. Bitte warten Sie einen Moment.',
    en: 'Too many attempts. Please wait a moment.',
  },
  'dienst.nicht_bereit': {
    art: 'unavailable',
    de: 'Die Datenbank ist gerade nicht erreichbar. Bitte gleich noch einmal versuchen.',
    en: 'The database cannot be reached right now. Please try again shortly.',
  },
  'dienst.fehler': {
    art: 'broken',
    de: 'Da ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal; hilft das nicht, nennen Sie Ihrer Leitung die Fehlernummer.',
    en: 'Something went wrong. Please try again; if that does not help, give your manager the error number.',
  },
})
