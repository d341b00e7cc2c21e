/** Every text that the specification quotes (product.md), to the letter, where the screen takes it from. In English its three German ones stay. */
import { allErrors } from '@dreiklang/domain/errors'
import { describe, expect, it } from 'vitest'
import { formatStamp } from './shared/format.ts'
import { initI18n } from './shared/i18n.ts'

type Tree = { [key: string]: string | Tree }
const catalogues = import.meta.glob<{ texts: Tree }>('./**/*.texts.en.ts', { eager: true })
const sources = import.meta.glob<string>(['./**/*.ts', './**/*.tsx', '!./**/*.test.*', '!./**/*.texts.*'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

const leaves = (tree: Tree): { key: string; text: string }[] =>
  Object.entries(tree).flatMap(([key, value]) => (typeof value === 'string' ? [{ key, text: value }] : leaves(value)))

describe('the catalogues hold', () => {
  it.each([
    ['Suchen...', 'search/search'],
    ['No results found!', 'search/search'],
    ['Abmelden', 'shell/shell'],
    ['Einstellungen', 'shell/shell'],
    ['Fullscreen is not available in this browser.', 'shell/shell'],
    ['Entering fullscreen mode failed.', 'shell/shell'],
    ['Enter edit mode', 'shortcut/shortcut'],
    ['Add shortcut', 'shortcut/shortcut'],
    ['Exit edit mode', 'shortcut/shortcut'],
    ['Cancel', 'shortcut/shortcut'],
    ['No shortcuts', 'shortcut/shortcut'],
    ['When you have shortcuts, they will appear here.', 'shortcut/shortcut'],
    ['No messages', 'notification/notification'],
    ['When you have messages, they will appear here.', 'notification/notification'],
    ['No notifications', 'notification/notification'],
    ['When you have notifications, they will appear here.', 'notification/notification'],
    ['Mark as read', 'notification/notification'],
    ['Mark as unread', 'notification/notification'],
    ['Remove', 'notification/notification'],
  ])('«%s» in %s, and a screen of the room asks for it', (text, where) => {
    const found = leaves(catalogues[`./${where}.texts.en.ts`]?.texts ?? {}).find((leaf) => leaf.text === text)
    expect(found?.text).toBe(text)
    // The last part of the key: the first ones may be put together from what is shown.
    const word = new RegExp(`[.'"\`]${found?.key}['"\`]`)
    const room = where.replace(/\/.*/, '')
    expect(Object.keys(sources).filter((file) => file.startsWith(`./${room}/`) && word.test(sources[file] ?? ''))).not.toEqual([])
  })

  it('«MMM dd, h:mm a» as the form of times', async () => {
    await initI18n('en', [])
    expect(formatStamp('2026-11-21T08:40:00.000Z')).toBe('Nov 21, 9:40 AM')
    expect(formatStamp('2026-07-04T20:05:00.000Z')).toBe('Jul 04, 10:05 PM')
  })
})

describe('the console is told', () => {
  it.each(['Progress value must be between 0 and 100!', 'The request URL must be provided!'])('«%s» by the loading bar', (text) => {
    expect(sources['./shared/loading.ts']).toContain(`'${text}'`)
  })
})

describe('the server says', () => {
  it('«Could not found chat with id of {id}!» in English, in its own grammar', () => {
    expect(Object.values(allErrors).map(({ en }) => en)).toContain('Could not found chat with id of {id}!')
  })
})
