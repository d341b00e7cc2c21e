/** What an order shows of the record of its Klient, and why not more. */
export const texts = {
  titel: 'Aus der Akte',
  zu: 'Nicht zu sehen',
  teil: {
    NAME: 'Name',
    ANSCHRIFT: 'Anschrift und Telefon',
    VERSICHERUNG: 'Versicherung',
    ARZNEI: 'Allergien',
    DIAGNOSEN: 'Diagnosen und Werte',
    PFLEGE: 'Pflege und Notfall',
  },
  grund: {
    EINWILLIGUNG_ARZT: 'keine Einwilligung zur Weitergabe an die Arztpraxis',
    EINWILLIGUNG_APOTHEKE: 'keine Einwilligung zur Weitergabe an die Apotheke',
    FUNKTION: 'nur für pharmazeutisches Personal',
    FUNKTION_PFLEGE: 'geht nicht an Apotheken',
    VORSCHAU: 'die Bestellung ist erst angekündigt',
    VORBEI: 'die Bestellung ist seit mehr als 30 Tagen abgeschlossen',
    BEZIEHUNG: 'keine gemeinsame Bestellung',
    GELOESCHT: 'der Pflegedienst hat die Akte gelöscht',
    GESPERRT: 'die Akte ist beim Pflegedienst zurzeit nicht zugänglich',
  },
  geloescht: {
    titel: 'Der Pflegedienst hat die Akte gelöscht',
    abschrift: 'Die Angaben zur Person sind aus Ihrer Abschrift vom {{tag}}.',
    ohne: 'Zu dieser Bestellung gibt es bei Ihnen keine Abschrift. Zu sehen sind noch Name und Geburtsdatum.',
  },
}
