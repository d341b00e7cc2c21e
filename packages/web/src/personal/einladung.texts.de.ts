export const texts = {
  titel: 'Einladung annehmen',
  von: '{{organisation}} lädt Sie ein',
  gruss: 'Guten Tag {{name}}. Vergeben Sie ein Passwort, dann ist Ihr Konto fertig.',
  rolle: 'Rolle',
  email: 'Ihre E-Mail-Adresse zum Anmelden',
  bis: 'Der Link gilt bis {{bis}}.',
  passwort: 'Passwort',
  regel: 'Mindestens 10 Zeichen; ein Satz ist gut zu merken.',
  annehmen: 'Konto einrichten',
  ungueltig: 'Diese Einladung gilt nicht mehr',
  ungueltigText:
    'Der Link ist abgelaufen, schon benutzt oder zurückgezogen. Ist die Einladung nur abgelaufen, schicken wir einen neuen Link an die eingeladene Adresse. Sonst bitten Sie Ihre Leitung um eine neue Einladung.',
  erneuern: 'Neuen Link anfordern',
  erneuert: 'Wenn die Einladung noch offen ist, ist ein neuer Link unterwegs. Bitte sehen Sie auch im Spam-Ordner nach.',
  vorhanden: 'Für diese Adresse gibt es schon ein Konto',
  vorhandenText:
    'Mit {{email}} arbeitet schon jemand in einer anderen Organisation. Ein Konto gehört zu genau einer. Bitten Sie die Leitung von {{organisation}} um eine Einladung an eine andere Adresse.',
  anmelden: 'Zur Anmeldung',
} as const
