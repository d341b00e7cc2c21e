import { defineTexts } from '../shared/i18n.ts'

export const useTasksTexts = defineTexts('tasks', { de: () => import('./tasks.texts.de.ts'), en: () => import('./tasks.texts.en.ts') })
