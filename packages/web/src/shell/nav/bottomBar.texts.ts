import { defineTexts } from '../../shared/i18n.ts'

export const useBottomBarTexts = defineTexts('shell-bottomBar', {
  de: () => import('./bottomBar.texts.de.ts'),
  en: () => import('./bottomBar.texts.en.ts'),
})
