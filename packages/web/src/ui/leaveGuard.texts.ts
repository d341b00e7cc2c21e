import { defineTexts } from '../shared/i18n.ts'

export const leaveGuardTexts = defineTexts('leaveGuard', {
  de: () => import('./leaveGuard.texts.de.ts'),
  en: () => import('./leaveGuard.texts.en.ts'),
})
