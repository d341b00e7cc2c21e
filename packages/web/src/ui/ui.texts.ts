import { defineTexts, registerTexts, useTexts } from '../shared/i18n.ts'

export const useCalendarTexts = defineTexts('calendar', {
  de: () => import('./calendar.texts.de.ts'),
  en: () => import('./calendar.texts.en.ts'),
})

export const useLeaveGuardTexts = defineTexts('leaveGuard', {
  de: () => import('./leaveGuard.texts.de.ts'),
  en: () => import('./leaveGuard.texts.en.ts'),
})

export const uiTexts = registerTexts('ui', { de: () => import('./ui.texts.de.ts'), en: () => import('./ui.texts.en.ts') })
export const useUiTexts = () => useTexts(uiTexts)
