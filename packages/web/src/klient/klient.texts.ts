import { defineTexts } from '../shared/i18n.ts'

export const klientTexts = defineTexts('klient', { de: () => import('./klient.texts.de.ts'), en: () => import('./klient.texts.en.ts') })
