export const texts = {
  name: 'Wichtigste Seiten',
  heute: 'Heute',
  tour: 'Tour',
  runde: 'Runde',
  mehr: 'Mehr',
  mehrSeiten: 'Mehr Seiten',
} as const
