import { defineTexts } from '../shared/i18n.ts'

export const useInventoryTexts = defineTexts('inventory', {
  de: () => import('./inventory.texts.de.ts'),
  en: () => import('./inventory.texts.en.ts'),
})
