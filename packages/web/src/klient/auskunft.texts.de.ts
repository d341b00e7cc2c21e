export const texts = {
  menu: 'Mehr',
  drucken: 'Akte drucken',
  information: 'Information zum Datenschutz (PDF)',
  informationFertig: 'Die Information ist heruntergeladen. Geben Sie sie der Klientin oder dem Klienten mit.',
  auskunft: 'Auskunft und Kopie',
  dialog: {
    titel: 'Auskunft und Kopie der Daten',
    text: 'Enthalten sind Akte, Einwilligungen, Dokumente, Bestellungen, Hausbesuche mit Planung und Dokumentation, das Übergabebuch, Anliegen und wer die Daten gesehen hat. Nicht enthalten sind Chats, Aufgaben und Notizen. Geben Sie die Auskunft nur heraus, wenn Sie wissen, wer vor Ihnen steht.',
    zweck: 'Wer fragt?',
    zwecke: {
      KLIENT: 'Klient/in selbst',
      VOLLMACHT: 'Jemand mit Vollmacht oder rechtlicher Betreuung',
      KASSE_MD: 'Krankenkasse, Pflegekasse oder Medizinischer Dienst',
      DIENSTWECHSEL: 'Ein anderer Pflegedienst, der die Versorgung übernimmt',
    },
    hinweis: {
      KLIENT: 'Auskunft und Kopie stehen der Klientin oder dem Klienten binnen eines Monats zu (Art. 12, 15 und 20 DSGVO).',
      VOLLMACHT: 'Lassen Sie sich Vollmacht oder Bestellungsurkunde zeigen.',
      KASSE_MD: 'Geben Sie davon nur weiter, was für die Prüfung nötig ist.',
      DIENSTWECHSEL: 'Nur mit dem Einverständnis der Klientin oder des Klienten.',
    },
    format: 'Wofür?',
    formate: {
      pdf: 'Zum Lesen und Drucken (PDF)',
      zip: 'Alles zusammen mit den Dokumenten (ZIP)',
      json: 'Für ein anderes Programm (JSON)',
    },
    spur: 'Wer fragt und wann Sie es herausgeben, steht danach im Protokoll der Klientin oder des Klienten.',
    erstellen: 'Herunterladen',
    fertig: 'Die Auskunft ist heruntergeladen und im Protokoll vermerkt.',
  },
} as const
