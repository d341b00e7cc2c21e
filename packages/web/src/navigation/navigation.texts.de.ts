export const texts = {
  example: {
    title: 'Beispiel',
    text: 'Das Menü der Vorlage, wie der Server es beantwortet: ein Eintrag in jeder Fassung.',
    caption: 'Einträge des Beispielmenüs',
    variant: 'Fassung',
    entry: 'Eintrag',
    type: 'Art',
    link: 'Ziel',
  },
} as const
