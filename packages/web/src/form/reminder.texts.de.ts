export const texts = {
  label: 'Erinnerung',
  today: 'Heute ({{at}})',
  tomorrow: 'Morgen ({{at}})',
  nextWeek: 'Nächste Woche ({{at}})',
  own: 'Andere Zeit',
  day: 'Tag',
  time: 'Uhrzeit',
  set: 'Erinnern',
  remove: 'Erinnerung entfernen',
}
