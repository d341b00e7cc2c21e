/** Finds what a course says in the language of who reads it. */
import type { CourseId } from '@dreiklang/domain/academy/academy'
import type { Language } from '../shared/route.ts'
import type { CourseText } from './courseText.ts'

interface Loaded {
  course: CourseText
}

/** Loaded with the first course that is asked for. */
const texts: Readonly<Record<CourseId, Readonly<Record<Language, () => Promise<Loaded>>>>> = {
  'first-day-care': { de: () => import('./courses/firstDayCareGerman.ts'), en: () => import('./courses/firstDayCareEnglish.ts') },
  'first-day-pharmacy': {
    de: () => import('./courses/firstDayApothekeGerman.ts'),
    en: () => import('./courses/firstDayApothekeEnglish.ts'),
  },
  'first-day-practice': {
    de: () => import('./courses/firstDayPraxisGerman.ts'),
    en: () => import('./courses/firstDayPraxisEnglish.ts'),
  },
  notfall: { de: () => import('./courses/notfallGerman.ts'), en: () => import('./courses/notfallEnglish.ts') },
  btm: { de: () => import('./courses/btmGerman.ts'), en: () => import('./courses/btmEnglish.ts') },
  'without-network': { de: () => import('./courses/withoutNetworkGerman.ts'), en: () => import('./courses/withoutNetworkEnglish.ts') },
}

export const loadCourseText = async (id: CourseId, language: Language): Promise<CourseText> => (await texts[id][language]()).course
