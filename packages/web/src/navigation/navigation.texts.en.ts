import type { SameTexts } from '../shared/i18n.ts'
import type { texts as german } from './navigation.texts.de.ts'

export const texts: SameTexts<typeof german> = {
  example: {
    title: 'Example',
    text: 'The template’s menu as returned by the server: one entry per variant.',
    caption: 'Entries of the sample menu',
    variant: 'Variant',
    entry: 'Entry',
    type: 'Type',
    link: 'Target',
  },
}
