import type { SameTexts } from '../shared/i18n.ts'
import type { texts as german } from './inventory.texts.de.ts'

export const texts: SameTexts<typeof german> = {
  title: 'Inventory',
  add: 'New entry',
  edit: 'Edit entry',
  editOf: 'Edit “{{title}}”',
  changed: 'Changed',
  empty: { title: 'No entries yet', text: 'Everyone in your organisation sees what you add here.' },
  field: { title: 'Title', text: 'Text' },
  save: 'Save',
  saved: 'Saved',
  remove: {
    of: 'Delete “{{title}}”',
    title: 'Delete this entry?',
    text: '“{{title}}” will be deleted for good, for everyone in your organisation.',
    keep: 'Keep',
    now: 'Delete',
    done: 'Deleted',
  },
}
