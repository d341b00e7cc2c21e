import { defineTexts } from '../shared/i18n.ts'

export const folgeTexts = defineTexts('folge', {
  de: () => import('./folge.texts.de.ts'),
  en: () => import('./folge.texts.en.ts'),
})
