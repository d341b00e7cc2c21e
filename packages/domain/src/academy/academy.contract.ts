/**
 * The first three calls are those of apps.md, section 7. What a course says comes in the language that is asked for; which answer of a quiz is
 * right stays on the server.
 */
import { z } from 'zod'
import { own } from '../shared/access.ts'
import { defineCall } from '../shared/contract.ts'
import { id, isoDate } from '../shared/schemas.ts'
import { harmless, plain } from '../shared/words.ts'
import { assignmentStates, courseCategoryIds, courseIds, readCertificateCode, renewalMonths } from './academy.ts'

const instant = harmless('time', z.iso.datetime({ offset: true }))
const courseId = z.enum(courseIds)
const exampleCourse = {
  id: 'notfall' as const,
  title: 'Notfallbestellung',
  slug: 'notfall',
  description: 'Wann eine Bestellung ein Notfall ist und was dann geschieht.',
  category: 'safety' as const,
  duration: 10,
  totalSteps: 4,
  updatedAt: '2026-11-29T00:00:00.000Z',
  featured: false,
  progress: { currentStep: 2, completed: 0 },
}

const category = z
  .strictObject({ id: z.enum(courseCategoryIds), title: plain.sentence, slug: plain.code })
  .meta({ id: 'CourseCategory', examples: [{ id: 'safety', title: 'Sicherheit', slug: 'safety' }] })
export type CourseCategory = z.output<typeof category>

const course = z
  .strictObject({
    id: courseId,
    title: plain.sentence,
    slug: plain.code,
    description: plain.sentence,
    category: z.enum(courseCategoryIds),
    duration: z.int(),
    totalSteps: z.int(),
    updatedAt: instant,
    featured: z.boolean(),
    progress: z.strictObject({ currentStep: z.int(), completed: z.int() }),
  })
  .meta({
    id: 'Course',
    description:
      'A course, with how far this person is: `currentStep` counts from 1, 0 is not begun; `completed` is how often the quiz was passed. `duration` in minutes.',
    examples: [exampleCourse],
  })
export type Course = z.output<typeof course>

const block = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text: plain.sentence }),
  z.strictObject({ kind: z.literal('points'), points: z.array(plain.sentence) }),
  z.strictObject({ kind: z.literal('law'), text: plain.sentence, source: plain.sentence }),
  z.strictObject({ kind: z.literal('open'), text: plain.sentence, path: plain.link }),
])
export type CourseBlock = z.output<typeof block>

const steps = z.strictObject({ id: courseId, steps: z.array(z.strictObject({ title: plain.sentence, blocks: z.array(block) })) })
export type CourseSteps = z.output<typeof steps>

const quiz = z.strictObject({
  id: courseId,
  questions: z.array(z.strictObject({ question: plain.sentence, options: z.array(plain.sentence) })),
})
export type CourseQuiz = z.output<typeof quiz>

const certificate = z.strictObject({ id, courseId, title: plain.sentence, passedAt: instant, code: plain.code }).meta({
  id: 'CourseCertificate',
  examples: [
    {
      id: '7a1d2c3b-4e5f-4a6b-8c7d-9e0f1a2b3c4d',
      courseId: 'notfall',
      title: 'Notfallbestellung',
      passedAt: '2026-11-29T10:00:00.000Z',
      code: 'ABCD-EFGH-JKLM-NPQR',
    },
  ],
})
export type CourseCertificate = z.output<typeof certificate>

const result = z.strictObject({
  passed: z.boolean(),
  right: z.int(),
  /** In the sequence of the questions. `why` comes when the quiz was passed; before that `step` says where it is explained. */
  answers: z.array(z.strictObject({ right: z.boolean(), step: z.int(), why: plain.sentence.nullable() })),
  certificate: certificate.nullable(),
})
export type QuizResult = z.output<typeof result>

/** `due` null: done, and never due again. */
const assignment = { due: isoDate.nullable(), doneAt: instant.nullable(), state: z.enum(assignmentStates) }
const ownAcademy = z.strictObject({
  assignments: z.array(z.strictObject({ courseId, ...assignment })),
  certificates: z.array(certificate),
  /** Whether this person may make courses mandatory. */
  leads: z.boolean(),
})
export type OwnAcademy = z.output<typeof ownAcademy>

const dutyFields = { courseId, due: isoDate, renewMonths: z.literal(renewalMonths).nullable(), everyone: z.boolean() }
const duty = z.strictObject({
  ...dutyFields,
  title: plain.sentence,
  people: z.array(z.strictObject({ personId: id, name: plain.name, ...assignment })),
})
export type CourseDuty = z.output<typeof duty>

const report = z.strictObject({ people: z.array(z.strictObject({ id, name: plain.name })), duties: z.array(duty) })
export type AcademyReport = z.output<typeof report>

const code = harmless(
  'code',
  z
    .string()
    .max(60)
    .transform((typed) => readCertificateCode(typed) ?? typed),
)

const path = '/api/apps/academy'
const byId = z.strictObject({ id: courseId })
const heads = { kind: 'signed-in', rollen: ['ROLE_PFLEGE_ADMIN', 'ROLE_APOTHEKE_ADMIN', 'ROLE_ARZT_ADMIN'], relation: 'own' } as const

export const academyContract = {
  categories: defineCall(`GET ${path}/categories`, {
    id: 'academy.categories',
    summary: 'The categories in which there are courses for this person',
    access: own,
    answer: z.array(category),
  }),
  courses: defineCall(`GET ${path}/courses`, {
    id: 'academy.courses',
    summary: 'All courses for the side of this person, with how far the person is',
    access: own,
    answer: z.array(course),
  }),
  course: defineCall(`GET ${path}/courses/course`, {
    id: 'academy.course',
    summary: 'One course',
    access: own,
    query: byId,
    answer: course,
    errors: ['nicht_gefunden'],
  }),
  steps: defineCall(`GET ${path}/steps`, {
    id: 'academy.steps',
    summary: 'What a course says, step by step',
    access: own,
    query: byId,
    answer: steps,
    errors: ['nicht_gefunden'],
  }),
  saveProgress: defineCall(`PUT ${path}/progress`, {
    id: 'academy.saveProgress',
    summary: 'Where this person is in a course: the place at which it is gone on with. Answers the course',
    access: own,
    body: z.strictObject({ id: courseId, currentStep: z.int().min(0).max(100) }),
    answer: course,
    errors: ['nicht_gefunden'],
  }),
  quiz: defineCall(`GET ${path}/quiz`, {
    id: 'academy.quiz',
    summary: 'The questions at the end of a course, without what is right',
    access: own,
    query: byId,
    answer: quiz,
    errors: ['nicht_gefunden'],
  }),
  answerQuiz: defineCall(`POST ${path}/quiz`, {
    id: 'academy.answerQuiz',
    summary: 'Answer all questions, by the place of the option. Four of five passes, which gives a certificate; one a day and course',
    access: own,
    body: z.strictObject({ id: courseId, answers: z.array(z.int().min(0)).max(50) }),
    answer: result,
    errors: ['nicht_gefunden', 'academy.antwort_fehlt'],
  }),
  mine: defineCall(`GET ${path}/mine`, {
    id: 'academy.mine',
    summary: 'Which courses are mandatory for this person and until when, and the own certificates, the newest first',
    access: own,
    answer: ownAcademy,
  }),
  certificate: defineCall(`GET ${path}/certificate`, {
    id: 'academy.certificate',
    summary: 'An own certificate as PDF',
    access: own,
    query: z.strictObject({ id }),
    media: 'application/pdf',
    errors: ['nicht_gefunden'],
  }),
  report: defineCall(`GET ${path}/report`, {
    id: 'academy.report',
    summary: 'The mandatory courses of the own house: who is done and who is late. No answers, and nothing of other courses',
    access: heads,
    answer: report,
  }),
  saveDuty: defineCall(`PUT ${path}/duties`, {
    id: 'academy.saveDuty',
    summary: 'Make a course mandatory for everyone in the house or for some people, or change that. Answers the report',
    access: heads,
    body: z.strictObject({ ...dutyFields, people: z.array(id).max(500) }),
    answer: report,
    errors: ['nicht_gefunden', 'academy.person_unbekannt'],
  }),
  removeDuty: defineCall(`DELETE ${path}/duties`, {
    id: 'academy.removeDuty',
    summary: 'A course is not mandatory any more; certificates stay. Answers the report',
    access: heads,
    query: byId,
    answer: report,
    errors: ['nicht_gefunden'],
  }),
  checkCertificate: defineCall('POST /api/public/certificate', {
    id: 'academy.checkCertificate',
    summary: 'Whether a certificate is genuine, for whoever holds its code: name, course and day, nothing else',
    access: { kind: 'open', reason: 'An authority that is shown a certificate has no account' },
    body: z.strictObject({ code }),
    answer: z.strictObject({ name: plain.name, house: plain.name, title: plain.sentence, passedOn: isoDate }),
    errors: ['academy.code_unbekannt'],
  }),
} as const
