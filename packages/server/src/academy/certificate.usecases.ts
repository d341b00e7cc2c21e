/** Quizzes and what they give. Of the answers only how many were right is kept, and that only of a quiz that was passed. */
import { certificateBytes, certificateCodeOf, courseFrames, isPassed, stateOfAssignment } from '@dreiklang/domain/academy/academy'
import type { CourseCertificate, OwnAcademy, QuizResult, academyContract } from '@dreiklang/domain/academy/academy.contract'
import { academyErrors } from '@dreiklang/domain/academy/academy.errors'
import { isVerwaltung } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { createHouseChange } from '../organisation/houseChange.ts'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { CalledBy, Language } from '../shared/route.ts'
import { assign } from './assign.ts'
import { loadCourseText } from './course.ts'
import type { CourseText } from './courseText.ts'
import { loadAssignments, loadDuties, loadDutiesSetBy, loadPeople } from './duty.repository.ts'
import { checkCourse, whose } from './learn.usecases.ts'
import {
  type CertificateRow,
  type Whose,
  insertCertificate,
  loadCertificates,
  loadProgress,
  lockAcademy,
  saveProgress,
} from './progress.repository.ts'

type Contract = typeof academyContract

const asCertificate = async ({ id, courseId, code, passedAt }: CertificateRow, language: Language): Promise<CourseCertificate> => ({
  id,
  courseId,
  code,
  passedAt,
  title: (await loadCourseText(courseId, language)).title,
})

/** @throws academy.antwort_fehlt when there is not one answer to each question */
function judge({ questions }: CourseText, answers: readonly number[]): Omit<QuizResult, 'certificate'> {
  if (answers.length !== questions.length || answers.some((answer, i) => questions[i]?.options[answer] === undefined))
    throw academyErrors.refuse('academy.antwort_fehlt')
  const marked = questions.map((question, i) => ({ ...question, isRight: question.right === answers[i] }))
  const right = marked.filter(({ isRight }) => isRight).length
  const passed = isPassed(right, questions.length)
  return { passed, right, answers: marked.map(({ isRight, step, why }) => ({ right: isRight, step, why: passed ? why : null })) }
}

export function createCertificates(ports: Ports) {
  const changeInHouse = createHouseChange(ports, 'academy')
  const now = () => ports.clock.now().toISOString()

  async function issue(tx: Queryable, who: Whose, certificate: Omit<CertificateRow, 'id' | 'code'>): Promise<CertificateRow> {
    const code = certificateCodeOf(crypto.getRandomValues(new Uint8Array(certificateBytes)))
    const row = { ...certificate, id: ports.newId(), code }
    await insertCertificate(tx, who, row)
    const { courseId, passedAt } = row
    await saveProgress(tx, who, { courseId, currentStep: 0, once: 1, now: passedAt })
    const assigned = (await loadAssignments(tx, who)).some((one) => one.courseId === courseId)
    const duty = (await loadDuties(tx, who.organisationId)).find((one) => one.courseId === courseId)
    const person = (await loadPeople(tx, who.organisationId)).find(({ id }) => id === who.personId)
    if (assigned && duty !== undefined && person !== undefined)
      await assign(ports, tx, { ...duty, ...who, joined: person.joined, passedAt })
    return row
  }

  return {
    async answerQuiz({ akteur, sprache, body }: CalledBy<Contract['answerQuiz']>): Promise<QuizResult> {
      checkCourse(akteur, body.id)
      const text = await loadCourseText(body.id, sprache)
      const result = judge(text, body.answers)
      if (!result.passed) return { ...result, certificate: null }
      const who = whose(akteur)
      const row = await changeInHouse(akteur, async (tx) => {
        await lockAcademy(tx, `${who.personId} ${body.id}`)
        const at = now()
        const today = (await loadCertificates(tx, who)).find(
          ({ courseId, passedAt }) => courseId === body.id && berlinDate(passedAt) === berlinDate(at),
        )
        if (today !== undefined) return today
        const { asOf } = courseFrames[body.id]
        const counts = { right: result.right, questions: text.questions.length }
        const issued = await issue(tx, who, { courseId: body.id, courseAsOf: asOf, passedAt: at, ...counts })
        await audit(tx, akteur, { aktion: 'academy.answerQuiz', art: 'AENDERN', objektArt: 'COURSE', objektId: body.id })
        return issued
      })
      return { ...result, certificate: await asCertificate(row, sprache) }
    },

    async mine({ akteur, sprache }: CalledBy<Contract['mine']>): Promise<OwnAcademy> {
      const db = onBehalfOf(ports.database, contextOf(akteur))
      const who = whose(akteur)
      const today = berlinDate(now())
      const [assignments, certificates] = [await loadAssignments(db, who), await loadCertificates(db, who)]
      return {
        assignments: assignments.map(({ courseId, due, doneAt }) => {
          const state = stateOfAssignment({ due, passed: doneAt !== null }, today)
          return { courseId, due, doneAt, state }
        }),
        certificates: await Promise.all(certificates.map((row) => asCertificate(row, sprache))),
        leads: isVerwaltung(akteur.rolle),
      }
    },

    /** @throws nicht_gefunden for one that is not the person's own */
    async readOwn(akteur: Akteur, id: string): Promise<CertificateRow> {
      const row = (await loadCertificates(onBehalfOf(ports.database, contextOf(akteur)), whose(akteur))).find((one) => one.id === id)
      if (row === undefined) throw sharedErrors.refuse('nicht_gefunden')
      return row
    },

    /** What is kept about a person, for the person's own copy. */
    async ofPerson(db: Queryable, akteur: Akteur) {
      if (akteur.organisationId === null) return { progress: [], assignments: [], certificates: [], dutiesSet: [] }
      const who = { organisationId: akteur.organisationId, personId: akteur.personId }
      return {
        progress: await loadProgress(db, who),
        assignments: (await loadAssignments(db, who)).map(({ courseId, due, doneAt }) => ({ courseId, due, doneAt })),
        certificates: await loadCertificates(db, who),
        dutiesSet: await loadDutiesSetBy(db, who),
      }
    },
  }
}
