import type { SameTexts } from '../shared/i18n.ts'
import type { texts as german } from './bestelltafel.texts.de.ts'

export const texts: SameTexts<typeof german> = {
  title: 'Order board',
  toList: 'To the list of orders',
  search: 'Search the board',
  mine: 'Waiting for me',
  notYours: 'The order board belongs to nursing services, practices and pharmacies. Please open the figures of the orders instead.',
  empty: 'Nothing on the board',
  emptyText: 'Items that are under way and match what is searched and chosen stand here.',
  more_one: 'The board shows the most urgent order. More of them are in the list.',
  more_other: 'The board shows the {{count}} most urgent orders. More of them are in the list.',
  end: 'End',
  endHint: 'Drag here',
  count_one: '{{status}}: {{count}} item',
  count_other: '{{status}}: {{count}} items',
  card: {
    grip: 'Move {{name}}, now: {{status}}',
    menu: 'Steps for {{name}}',
    open: 'Open order',
    forHouse: 'For the organisation itself',
  },
  move: {
    lifted: '{{name}} is lifted. Arrow keys choose the column, Enter confirms, Escape cancels.',
    at: '{{status}}: {{step}}',
    stays: 'Stays here',
    cancelled: '{{name}} stays where it is.',
    reading: 'Reading the order …',
    none: 'No step leads here from “{{from}}”.',
    nowhere: 'There is no column here.',
  },
}
