import { errorTable } from '../shared/refusal.ts'

export const anmeldungErrors = errorTable({
  unauthenticated: {
    'anmeldung.falsche_zugangsdaten': [
      'E-Mail-Adresse oder Passwort stimmen nicht. Bitte prüfen Sie beide Angaben.',
      'Email address or password is wrong. Please check both.',
    ],
    'anmeldung.sitzung_beendet': ['Die Sitzung ist beendet. Bitte melden Sie sich neu an.', 'The session has ended. Please sign in again.'],
    'anmeldung.rechte_geaendert': [
      'Ihre Rolle oder Ihr Zugang wurde geändert. Bitte melden Sie sich neu an.',
      'Your role or your access was changed. Please sign in again.',
    ],
    'anmeldung.zweiter_faktor': [
      'Bitte bestätigen Sie die Anmeldung mit dem zweiten Faktor.',
      'Please confirm the sign-in with the second factor.',
    ],
  },
  forbidden: {
    'anmeldung.adresse_unbestaetigt': [
      'Ihre E-Mail-Adresse ist noch nicht bestätigt. Bitte öffnen Sie den Link in der E-Mail oder fordern Sie einen neuen an.',
      'Your email address has not been confirmed yet. Please open the link in the email or request a new one.',
    ],
    'anmeldung.wartet_auf_aufnahme': [
      'Ihr Konto wartet auf die Aufnahme in Ihre Organisation. Bitte wenden Sie sich an Ihre Leitung. Nach der Aufnahme bekommen Sie eine E-Mail.',
      'Your account is waiting to be admitted to your organisation. Please contact your manager. You will get an email once you are admitted.',
    ],
    'anmeldung.zugang_gesperrt': [
      'Ihr Zugang ist gesperrt oder beendet. Bitte wenden Sie sich an Ihre Leitung.',
      'Your access is locked or has ended. Please contact your manager.',
    ],
    'anmeldung.haus_gesperrt': [
      'Ihre Organisation ist gesperrt. Bitte wenden Sie sich an Ihre Leitung oder an die Plattformverwaltung.',
      'Your organisation is locked. Please contact your manager or the platform administration.',
    ],
    'anmeldung.zweiter_faktor_einrichten': [
      'Ihre Organisation verlangt einen zweiten Faktor. Bitte richten Sie ihn zuerst ein.',
      'Your organisation requires a second factor. Please set it up first.',
    ],
  },
  unprocessable: {
    'anmeldung.link_ungueltig': [
      'Dieser Link ist abgelaufen oder schon benutzt. Bitte fordern Sie einen neuen an.',
      'This link has expired or has already been used. Please request a new one.',
    ],
    'anmeldung.passwort_falsch': [
      'Das Passwort stimmt nicht. Bitte geben Sie es noch einmal ein.',
      'The password is wrong. Please enter it again.',
    ],
    'anmeldung.adresse_gleich': [
      'Diese E-Mail-Adresse gilt für Ihr Konto schon. Bitte geben Sie eine andere ein.',
      'Your account already uses this email address. Please enter another one.',
    ],
    'anmeldung.leerlauf_zu_lang': [
      'Ihre Organisation erlaubt keine längere Zeit bis zur Sperre. Bitte wählen Sie eine kürzere.',
      'Your organisation does not allow a longer time before locking. Please choose a shorter one.',
    ],
    'anmeldung.schritt_abgelaufen': [
      'Die Anmeldung hat zu lange gedauert. Bitte beginnen Sie noch einmal.',
      'The sign-in took too long. Please start again.',
    ],
    'anmeldung.code_falsch': [
      'Der Code stimmt nicht oder wurde schon benutzt. Bitte geben Sie den nächsten ein.',
      'The code is wrong or has already been used. Please enter the next one.',
    ],
  },
  conflict: {
    'anmeldung.verwaltung_vorhanden': [
      'Es gibt schon eine Plattformverwaltung mit Passwort. Bitte melden Sie sich dort an.',
      'There already is an administrator with a password. Please sign in there.',
    ],
    'anmeldung.zweiter_faktor_pflicht': [
      'Ihre Organisation verlangt einen zweiten Faktor. Bitte richten Sie erst einen anderen ein, bevor Sie diesen entfernen.',
      'Your organisation requires a second factor. Please set up another one before you remove this one.',
    ],
    'anmeldung.totp_vorhanden': [
      'Eine Authenticator-App ist schon eingerichtet. Bitte entfernen Sie sie zuerst.',
      'An authenticator app is already set up. Please remove it first.',
    ],
    'anmeldung.erst_selbst': [
      'Bitte richten Sie zuerst für sich selbst einen zweiten Faktor ein.',
      'Please set up a second factor for yourself first.',
    ],
    'anmeldung.kein_zweiter_faktor': [
      'Ersatzcodes gibt es erst mit einem zweiten Faktor. Bitte richten Sie zuerst einen ein.',
      'Recovery codes require a second factor. Please set one up first.',
    ],
    'anmeldung.passkey_vorhanden': [
      'Dieser Passkey ist schon eingerichtet. Bitte nehmen Sie ein anderes Gerät.',
      'This passkey is already set up. Please use another device.',
    ],
  },
})
