/** What the symbols are asked with, and their line of the table. */
import type { Anfragen } from './zugriffZiel.fixtures.ts'

export const anfragenOfIcons: Anfragen = { 'icons.read': () => ({ params: { set: 'feather' } }) }

export const tableOfIcons = `
icons.read                        401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
`
