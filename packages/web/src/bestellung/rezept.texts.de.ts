export const texts = {
  andereFrist: {
    anders: 'Ein anderer letzter Tag gilt',
    berechnet: 'Sonst gültig bis {{tag}}.',
    gesetzlich: 'Gültig bis {{tag}}. So legt es das Gesetz fest; möglich ist nur ein früherer Tag.',
    gueltigBis: 'Letzter Tag zum Einlösen',
    grund: 'Warum ein anderer Tag?',
    grundHinweis: 'In ein paar Worten. Alle Beteiligten lesen den Grund.',
    entfaellt: 'Der andere letzte Tag („{{grund}}“) gilt dann nicht mehr. Es wird neu gerechnet, außer Sie tragen wieder einen ein.',
    gesagt: 'Anderer letzter Tag, eingetragen von {{wer}}: {{grund}}',
    gesagtStatt: 'Anderer letzter Tag (statt {{tag}}), eingetragen von {{wer}}: {{grund}}',
  },
} as const
