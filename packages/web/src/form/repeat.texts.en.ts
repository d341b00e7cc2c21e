export const texts = {
  label: 'Repeat',
  never: 'Never',
  weekdays: 'Monday to Friday',
  own: 'Another rule …',
  frequency: 'Unit',
  unit: { DAILY: 'Days', WEEKLY: 'Weeks', MONTHLY: 'Months' },
  interval: 'Every how many?',
  days: 'Days of the week',
  short: 'Months without this day are skipped.',
}
