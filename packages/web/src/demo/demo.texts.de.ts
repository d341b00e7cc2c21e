export const texts = {
  title: 'Vorführung mit erfundenen Daten',
  text: 'Ein Klick füllt die Anmeldung aus. Alle Konten haben das Passwort',
  use: 'Als {{name}} anmelden ({{organisation}})',
  platform: 'Plattform',
  role: {
    ROLE_ADMIN: 'Plattformverwaltung',
    ROLE_PFLEGER: 'Pflege',
    ROLE_PFLEGE_ADMIN: 'Pflegedienstleitung',
    ROLE_APOTHEKER: 'Apotheke',
    ROLE_APOTHEKE_ADMIN: 'Apothekenleitung',
    ROLE_ARZT: 'Arztpraxis',
    ROLE_ARZT_ADMIN: 'Praxisleitung',
  },
} as const
