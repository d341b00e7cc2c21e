export const texts = {
  titel: 'Aufbewahrung',
  zurueck: 'Alle Bestellungen',
  ansichten: 'Ansichten',
  ansicht: { FAELLIG: 'Mindestfrist vorbei', ALLE: 'Alle' },
  text: {
    ARZT: 'Zu jeder verordneten Bestellung behält die Praxis eine eigene Abschrift: für wen verordnet wurde und was. Aufzubewahren ist sie zehn Jahre nach dem Ende der Behandlung (§ 630f Abs. 3 BGB). Gezählt wird ab der letzten Verordnung; dauerte die Behandlung länger, gilt der spätere Tag.',
    APOTHEKE:
      'Zu jeder angenommenen Bestellung behält die Apotheke eine eigene Abschrift: für wen und was. Aufzubewahren ist sie mindestens fünf Jahre und bis ein Jahr nach dem Verfalldatum des Abgegebenen (§ 22 Abs. 1 ApBetrO).',
  },
  bleibt: 'Nach der Frist wird nichts automatisch gelöscht.',
  leer: { FAELLIG: 'Bei keiner Abschrift ist die Mindestfrist vorbei.', ALLE: 'Noch keine Abschriften.' },
  name: 'Patient/in',
  geboren: 'Geboren',
  bestellungen: 'Bestellungen',
  zuletzt: 'Letzter Vorgang',
  bis: 'Mindestens bis',
  kopie: 'Kopie',
  format: { pdf: 'PDF', json: 'JSON' },
  kopieVon: 'Kopie zu {{name}} als {{format}} herunterladen',
  geladen: 'Die Kopie ist heruntergeladen und im Protokoll vermerkt.',
  mehr: 'Mehr anzeigen',
} as const
