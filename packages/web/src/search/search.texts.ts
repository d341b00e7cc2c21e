import { defineTexts } from '../shared/i18n.ts'

export const useSearchTexts = defineTexts('search', { de: () => import('./search.texts.de.ts'), en: () => import('./search.texts.en.ts') })
