import { defineTexts } from '../shared/i18n.ts'

export const useMachineTexts = defineTexts('machine', {
  de: () => import('./machine.texts.de.ts'),
  en: () => import('./machine.texts.en.ts'),
})
