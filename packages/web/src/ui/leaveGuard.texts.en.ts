import type { SameTexts } from '../shared/i18n.ts'
import type { texts as german } from './leaveGuard.texts.de.ts'

export const texts: SameTexts<typeof german> = {
  title: 'Unsaved entries',
  text: 'There are entries on this page that are not saved yet. If you leave, they are lost.',
  stay: 'Stay here',
  leave: 'Discard and leave',
}
