import type { SameTexts } from './i18n.ts'
import type { texts as german } from './source.texts.de.ts'

export const texts: SameTexts<typeof german> = {
  from: 'From the chat: {{name}}, {{day}}, {{time}}',
}
