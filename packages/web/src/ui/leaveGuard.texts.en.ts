import type { SameTexts } from '../shared/i18n.ts'
import type { texts as german } from './leaveGuard.texts.de.ts'

export const texts: SameTexts<typeof german> = {
  title: 'Unsaved entries',
  text: 'Some entries on this page have not been saved yet. If you leave, they will be lost.',
  stay: 'Stay here',
  leave: 'Discard and leave',
}
