export const texts = {
  title: 'Lager',
  add: 'Neuer Eintrag',
  edit: 'Eintrag ändern',
  editOf: '„{{title}}“ ändern',
  changed: 'Geändert',
  empty: { title: 'Noch kein Eintrag', text: 'Was Sie hier anlegen, sehen alle in Ihrer Organisation.' },
  field: { title: 'Titel', text: 'Text' },
  save: 'Speichern',
  saved: 'Gespeichert',
  remove: {
    of: '„{{title}}“ löschen',
    title: 'Eintrag löschen?',
    text: '„{{title}}“ wird endgültig gelöscht, für alle in Ihrer Organisation.',
    keep: 'Behalten',
    now: 'Löschen',
    done: 'Gelöscht',
  },
} as const
