import { errorTable } from '../shared/refusal.ts'

export const ssoErrors = errorTable({
  unauthenticated: {
    'sso.abgelaufen': [
      'Diese Anmeldung ist abgelaufen oder wurde in einem anderen Browser begonnen. Bitte melden Sie sich noch einmal an.',
      'This sign-in has expired or was begun in another browser. Please sign in again.',
    ],
    'sso.abgelehnt': [
      'Der Anmeldedienst Ihrer Organisation hat Sie nicht angemeldet. Bitte versuchen Sie es noch einmal, oder melden Sie sich mit Passwort an.',
      'The sign-in service of your organisation did not sign you in. Please try again, or sign in with your password.',
    ],
    'sso.unbestaetigt': [
      'Der Anmeldedienst Ihrer Organisation bestätigt Ihre E-Mail-Adresse nicht. Bitte wenden Sie sich an dessen Verwaltung.',
      'The sign-in service of your organisation does not confirm your email address. Please turn to its administration.',
    ],
    'sso.unbekannt': [
      'Zu der Adresse, die der Anmeldedienst nennt, gibt es in Ihrer Organisation kein Konto. Bitte wenden Sie sich an Ihre Leitung.',
      'Your organisation has no account for the address that the sign-in service names. Please turn to its head.',
    ],
  },
  not_found: {
    'sso.nicht_eingerichtet': [
      'Für diese Adresse ist keine Anmeldung über eine Organisation eingerichtet. Bitte melden Sie sich mit Passwort an.',
      'No sign-in by an organisation is set up for this address. Please sign in with your password.',
    ],
  },
  conflict: {
    'sso.domain_vergeben': [
      'Eine andere Organisation nutzt diese Domain schon. Bitte wenden Sie sich an die Plattformverwaltung.',
      'Another organisation uses this domain already. Please turn to the administration of the platform.',
    ],
  },
  unprocessable: {
    'sso.domain_fremd': [
      'Das ist nicht die Domain Ihrer eigenen E-Mail-Adresse. Bitte geben Sie an, was in Ihrer Adresse hinter dem @ steht.',
      'This is not the domain of your own email address. Please enter what stands behind the @ of your address.',
    ],
    'sso.domain_oeffentlich': [
      'Unter dieser Domain hat jeder ein Postfach. Bitte nehmen Sie eine Domain, die nur Ihrer Organisation gehört.',
      'Anybody can have a mailbox of this domain. Please use one that belongs to your organisation alone.',
    ],
    'sso.anbieter': [
      'Unter dieser Adresse antwortet kein Anmeldedienst mit OpenID Connect. Bitte prüfen Sie die Adresse (Issuer).',
      'No sign-in service with OpenID Connect answers at this address. Please check the address (issuer).',
    ],
    'sso.geheimnis_fehlt': [
      'Zu einem neuen Anmeldedienst gehört ein neues Geheimnis. Bitte geben Sie es ein.',
      'A new sign-in service needs a new secret. Please enter it.',
    ],
    'sso.uebung': [
      'Im Übungsmodus gibt es keine Verbindung zu Anmeldediensten. Bitte melden Sie sich mit Passwort an.',
      'The practice mode has no connection to sign-in services. Please sign in with your password.',
    ],
  },
  unavailable: {
    'sso.nicht_erreichbar': [
      'Der Anmeldedienst Ihrer Organisation ist gerade nicht zu erreichen. Bitte versuchen Sie es später, oder melden Sie sich mit Passwort an.',
      'The sign-in service of your organisation cannot be reached at the moment. Please try again later, or sign in with your password.',
    ],
  },
})
