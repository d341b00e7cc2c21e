/** § 5 DDG: who runs this installation. The operator may write it again; the places in braces must stay. */
export const impressum = {
  pflicht: ['name', 'rechtsform', 'vertretung', 'anschrift', 'email', 'telefon'],
  wahlweise: ['register', 'ustId', 'aufsicht', 'kammer', 'beruf', 'berufsregeln'],
  de: `## Angaben nach § 5 DDG

{{name}}
{{anschrift}}

- Rechtsform: {{rechtsform}}
- Vertreten durch: {{vertretung}}

## Kontakt

- E-Mail: {{email}}
- Telefon: {{telefon}}

## Weitere Angaben

- Registergericht und Registernummer: {{register}}
- Umsatzsteuer-Identifikationsnummer nach § 27a UStG: {{ustId}}
- Zuständige Aufsichtsbehörde: {{aufsicht}}
- Kammer: {{kammer}}
- Gesetzliche Berufsbezeichnung und Staat, in dem sie verliehen wurde: {{beruf}}
- Berufsrechtliche Regelungen und wo sie zu finden sind: {{berufsregeln}}

Diese Angaben gelten für den Betrieb von Dreiklang. Für ihre Leistungen sind die Pflegedienste, Arztpraxen und Apotheken, die Dreiklang nutzen, jeweils selbst verantwortlich.`,
  en: `## Information under section 5 DDG (German Digital Services Act)

{{name}}
{{anschrift}}

- Legal form: {{rechtsform}}
- Represented by: {{vertretung}}

## Contact

- Email: {{email}}
- Phone: {{telefon}}

## Further details

- Register court and number: {{register}}
- VAT identification number under section 27a UStG: {{ustId}}
- Supervisory authority: {{aufsicht}}
- Chamber: {{kammer}}
- Professional title and the state that granted it: {{beruf}}
- Professional rules and where to find them: {{berufsregeln}}

These details hold for the operation of Dreiklang. The nursing services, practices and pharmacies that use Dreiklang are responsible for their own services.`,
} as const
