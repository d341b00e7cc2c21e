/** What the calls of help are asked with, and their lines of the table. */
import type { Anfragen } from './zugriffZiel.fixtures.ts'

const guide = { categorySlug: 'your-account', guideSlug: 'second-factor' }

export const anfragenOfHelp: Anfragen = {
  'help.faqs': () => ({}),
  'help.guides': () => ({}),
  'help.guide': () => ({ query: guide }),
  'help.reading': () => ({ query: guide }),
  'help.search': () => ({ query: { query: 'Rezept' } }),
  'help.ofScreen': () => ({ query: { path: '/settings' } }),
  'help.vote': () => ({ body: { ...guide, helpful: true } }),
  'help.heads': () => ({}),
  'help.changes': () => ({}),
}

export const tableOfHelp = `
help.faqs                         401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
help.guides                       401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
help.guide                        401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
help.reading                      401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
help.search                       401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
help.ofScreen                     401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
help.vote                         401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
help.heads                        401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
help.changes                      401 401 200 200 200 200 200 200 200 200 200 200 200 200 200
`
