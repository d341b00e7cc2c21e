export const texts = {
  today: 'Heute',
  before: { woche: 'Woche davor', monat: 'Monat davor' },
  after: { woche: 'Woche danach', monat: 'Monat danach' },
} as const
