export const texts = {
  justNow: 'gerade eben',
  since: {
    now: 'seit eben',
    minute_one: 'seit einer Minute',
    minute_other: 'seit {{count}} Minuten',
    hour_one: 'seit einer Stunde',
    hour_other: 'seit {{count}} Stunden',
    day_one: 'seit gestern',
    day_other: 'seit {{count}} Tagen',
  },
  network: {
    offline: 'Keine Verbindung zum Server. Bitte prüfen Sie das Netz und versuchen Sie es noch einmal.',
    unreadable: 'Der Server hat unverständlich geantwortet. Bitte versuchen Sie es noch einmal.',
  },
} as const
