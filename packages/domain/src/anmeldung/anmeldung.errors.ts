import { errorTable } from '../shared/refusal.ts'

export const anmeldungErrors = errorTable({
  'anmeldung.falsche_zugangsdaten': {
    art: 'unauthenticated',
    de: 'E-Mail-Adresse oder Passwort stimmen nicht.',
    en: 'E-mail address or password is wrong.',
  },
  'anmeldung.haus_gesperrt': {
    art: 'forbidden',
    de: 'Ihre Organisation ist gesperrt. Bitte wenden Sie sich an Ihre Leitung oder an die Plattformverwaltung.',
    en: 'Your organisation is locked. Please contact your manager or the platform administration.',
  },
  'anmeldung.sitzung_beendet': {
    art: 'unauthenticated',
    de: 'Die Sitzung ist beendet. Bitte melden Sie sich neu an.',
    en: 'The session has ended. Please sign in again.',
  },
  'anmeldung.link_ungueltig': {
    art: 'unprocessable',
    de: 'Dieser Link ist abgelaufen oder schon benutzt. Bitte fordern Sie einen neuen an.',
    en: 'This link has expired or has already been used. Please request a new one.',
  },
  'anmeldung.verwaltung_vorhanden': {
    art: 'conflict',
    de: 'Es gibt schon eine Verwaltung mit Passwort.',
    en: 'There already is an administrator with a password.',
  },
  'anmeldung.passwort_falsch': {
    art: 'unprocessable',
    de: 'Das Passwort stimmt nicht.',
    en: 'The password is wrong.',
  },
  'anmeldung.adresse_gleich': {
    art: 'unprocessable',
    de: 'Das ist schon Ihre E-Mail-Adresse.',
    en: 'This is already your e-mail address.',
  },
  'anmeldung.leerlauf_zu_lang': {
    art: 'unprocessable',
    de: 'Länger als die Zeit Ihrer Organisation geht nicht.',
    en: 'It cannot be longer than the time set by your organisation.',
  },
  'anmeldung.zweiter_faktor': {
    art: 'unauthenticated',
    de: 'Bitte bestätigen Sie die Anmeldung mit dem zweiten Faktor.',
    en: 'Please confirm the sign-in with the second factor.',
  },
  'anmeldung.schritt_abgelaufen': {
    art: 'unprocessable',
    de: 'Die Anmeldung hat zu lange gedauert. Bitte beginnen Sie noch einmal.',
    en: 'The sign-in took too long. Please start again.',
  },
  'anmeldung.code_falsch': {
    art: 'unprocessable',
    de: 'Der Code stimmt nicht oder wurde schon benutzt. Bitte geben Sie den nächsten ein.',
    en: 'The code is wrong or has already been used. Please enter the next one.',
  },
  'anmeldung.zweiter_faktor_einrichten': {
    art: 'forbidden',
    de: 'Ihre Organisation verlangt einen zweiten Faktor. Bitte richten Sie ihn zuerst ein.',
    en: 'Your organisation requires a second factor. Please set it up first.',
  },
  'anmeldung.zweiter_faktor_pflicht': {
    art: 'conflict',
    de: 'Ihre Organisation verlangt einen zweiten Faktor; der letzte kann nicht entfernt werden.',
    en: 'Your organisation requires a second factor; the last one cannot be removed.',
  },
  'anmeldung.totp_vorhanden': {
    art: 'conflict',
    de: 'Eine Authenticator-App ist schon eingerichtet. Bitte entfernen Sie sie zuerst.',
    en: 'An authenticator app is already set up. Please remove it first.',
  },
  'anmeldung.erst_selbst': {
    art: 'conflict',
    de: 'Bitte richten Sie zuerst für sich selbst einen zweiten Faktor ein.',
    en: 'Please set up a second factor for yourself first.',
  },
  'anmeldung.kein_zweiter_faktor': {
    art: 'conflict',
    de: 'Ersatzcodes gibt es erst mit einem zweiten Faktor.',
    en: 'Recovery codes require a second factor.',
  },
  'anmeldung.passkey_vorhanden': {
    art: 'conflict',
    de: 'Dieser Passkey ist schon eingerichtet.',
    en: 'This passkey is already set up.',
  },
})
