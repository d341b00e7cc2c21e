/** Courses as one person reads them. A course for another side is answered as one that does not exist. */
import { type CourseId, courseCategoryIds, courseFrames, coursesOf } from '@dreiklang/domain/academy/academy'
import type { Course, CourseCategory, CourseQuiz, CourseSteps, academyContract } from '@dreiklang/domain/academy/academy.contract'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import { type Akteur, seiteOf } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import type { Ports } from '../ports.ts'
import { contextOf } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { CalledBy, Language } from '../shared/route.ts'
import { loadCourseText } from './course.ts'
import { type ProgressRow, type Whose, loadProgress, saveProgress } from './progress.repository.ts'

type Contract = typeof academyContract

const categoryTitles: Record<Language, Record<CourseCategory['id'], string>> = {
  de: { start: 'Einstieg', safety: 'Sicherheit', away: 'Unterwegs' },
  en: { start: 'Getting started', safety: 'Safety', away: 'On the road' },
}

export const whose = (akteur: Akteur): Whose => ({ organisationId: ownOrganisation(akteur), personId: akteur.personId })

/** @throws nicht_gefunden when it is for another side */
export function checkCourse({ rolle }: Akteur, id: CourseId): void {
  if (!coursesOf(seiteOf(rolle)).includes(id)) throw sharedErrors.refuse('nicht_gefunden')
}

async function courseOf(id: CourseId, language: Language, rows: readonly ProgressRow[]): Promise<Course> {
  const { category, duration, featured, asOf } = courseFrames[id]
  const { title, description, steps } = await loadCourseText(id, language)
  const { currentStep = 0, completed = 0 } = rows.find(({ courseId }) => courseId === id) ?? {}
  const frame = { id, slug: id, category, duration, featured, updatedAt: `${asOf}T00:00:00.000Z` }
  // A text that has become shorter has no step beyond its last.
  const progress = { currentStep: Math.min(currentStep, steps.length), completed }
  return { ...frame, title, description, totalSteps: steps.length, progress }
}

export function createLearning(ports: Ports) {
  const db = (akteur: Akteur) => onBehalfOf(ports.database, contextOf(akteur))

  async function readCourse({ akteur, sprache }: { akteur: Akteur; sprache: Language }, id: CourseId): Promise<Course> {
    checkCourse(akteur, id)
    return courseOf(id, sprache, await loadProgress(db(akteur), whose(akteur)))
  }

  return {
    async categories({ akteur, sprache }: CalledBy<Contract['categories']>): Promise<CourseCategory[]> {
      const used = new Set(coursesOf(seiteOf(akteur.rolle)).map((id) => courseFrames[id].category))
      return courseCategoryIds.filter((id) => used.has(id)).map((id) => ({ id, slug: id, title: categoryTitles[sprache][id] }))
    },

    async courses({ akteur, sprache }: CalledBy<Contract['courses']>): Promise<Course[]> {
      const rows = await loadProgress(db(akteur), whose(akteur))
      return Promise.all(coursesOf(seiteOf(akteur.rolle)).map((id) => courseOf(id, sprache, rows)))
    },

    course: (request: CalledBy<Contract['course']>): Promise<Course> => readCourse(request, request.query.id),

    async steps({ akteur, sprache, query: { id } }: CalledBy<Contract['steps']>): Promise<CourseSteps> {
      checkCourse(akteur, id)
      const { steps } = await loadCourseText(id, sprache)
      return { id, steps: steps.map(({ title, blocks }) => ({ title, blocks: [...blocks] })) }
    },

    async saveProgress(request: CalledBy<Contract['saveProgress']>): Promise<Course> {
      const { akteur, sprache, body } = request
      checkCourse(akteur, body.id)
      const { steps } = await loadCourseText(body.id, sprache)
      const row = {
        courseId: body.id,
        currentStep: Math.min(body.currentStep, steps.length),
        once: 0,
        now: ports.clock.now().toISOString(),
      } as const
      await saveProgress(db(akteur), whose(akteur), row)
      return readCourse(request, body.id)
    },

    async quiz({ akteur, sprache, query: { id } }: CalledBy<Contract['quiz']>): Promise<CourseQuiz> {
      checkCourse(akteur, id)
      const { questions } = await loadCourseText(id, sprache)
      return { id, questions: questions.map(({ question, options }) => ({ question, options: [...options] })) }
    },
  }
}
