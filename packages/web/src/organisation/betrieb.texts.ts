import { defineTexts } from '../shared/i18n.ts'

export const betriebTexts = defineTexts('betrieb', { de: () => import('./betrieb.texts.de.ts'), en: () => import('./betrieb.texts.en.ts') })
