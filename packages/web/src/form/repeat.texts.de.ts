export const texts = {
  label: 'Wiederholen',
  never: 'Nie',
  weekdays: 'Montag bis Freitag',
  own: 'Andere Regel …',
  frequency: 'Einheit',
  unit: { DAILY: 'Tage', WEEKLY: 'Wochen', MONTHLY: 'Monate' },
  interval: 'Alle wie viele?',
  days: 'Wochentage',
  short: 'In Monaten ohne diesen Tag fällt sie aus.',
}
