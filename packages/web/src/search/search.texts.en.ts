import type { SameTexts } from '../shared/i18n.ts'
import type { texts as german } from './search.texts.de.ts'

export const texts: SameTexts<typeof german> = {
  placeholder: 'Suchen...',
  open: 'Open search',
  close: 'Close search',
  label: 'Search',
  empty: 'No results found!',
  failed: 'The search failed. Please type again.',
  completed: 'completed',
  geboren: 'born {{datum}}',
  grund: {
    AEHNLICH: 'Similar spelling',
    VERSICHERTENNUMMER: 'Found by insurance number',
    ORGANISATION: 'Found by an organisation of the order',
    PRODUKT: 'Found by an ordered product',
  },
  palette: {
    title: 'Search and run',
    open: 'Search and run actions',
    actions: 'Actions',
    recent: 'Recent pages',
    section: 'Search',
  },
}
