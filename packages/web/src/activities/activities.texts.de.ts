export const texts = {
  title: 'Aktivitäten',
  what: 'Was mit den Bestellungen Ihrer Organisation geschehen ist, das Neueste zuerst. Die Liste aktualisiert sich automatisch.',
  empty: { title: 'Noch keine Aktivitäten', text: 'Sobald eine Bestellung angelegt oder bearbeitet wird, steht es hier.' },
  today: 'Heute',
  yesterday: 'Gestern',
  last: 'Gezeigt werden die letzten {{count}} Schritte.',
} as const
