/** The academy in every house of the demo: two mandatory courses, of which one is late for whoever has not passed it, and a course that was begun. */
import type { CourseId } from '@dreiklang/domain/academy/academy'
import { academyContract as c } from '@dreiklang/domain/academy/academy.contract'
import { berlinDate, plusDays } from '@dreiklang/domain/shared/time'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { loadCourseText } from '../academy/course.ts'
import { type Regie, akteurOf, daysAgo } from './director.ts'
import type { Ensemble } from './personen.ts'

const houses: readonly (readonly [chief: string, colleague: string])[] = [
  ['pflege-admin', 'pfleger'],
  ['apotheke-admin', 'apotheker'],
  ['arzt-admin', 'arzt'],
  ['pflege-admin2', 'pfleger2'],
  ['apotheke-admin2', 'apotheker2'],
  ['arzt-admin2', 'arzt2'],
]

async function pass(regie: Regie, who: Akteur, id: CourseId): Promise<void> {
  const answers = (await loadCourseText(id, 'de')).questions.map(({ right }) => right)
  await regie.call(c.answerQuiz, who, { body: { id, answers } })
}

export async function learn(regie: Regie, ensemble: Ensemble): Promise<void> {
  const today = berlinDate(regie.beginn.toISOString())
  const demand = { everyone: true, people: [] }
  for (const [head, other] of houses) {
    const [chief, colleague] = [akteurOf(ensemble, head), akteurOf(ensemble, other)]
    regie.stelle(daysAgo(regie, 60))
    await regie.call(c.saveDuty, chief, { body: { ...demand, courseId: 'notfall', due: plusDays(today, -6), renewMonths: null } })
    await regie.call(c.saveDuty, chief, { body: { ...demand, courseId: 'btm', due: plusDays(today, 24), renewMonths: 12 } })
    regie.stelle(daysAgo(regie, 41))
    await pass(regie, chief, 'notfall')
    await pass(regie, chief, 'btm')
    regie.stelle(daysAgo(regie, 20))
    await pass(regie, colleague, 'btm')
    await regie.call(c.saveProgress, colleague, { body: { id: 'notfall', currentStep: 3 } })
  }
}
