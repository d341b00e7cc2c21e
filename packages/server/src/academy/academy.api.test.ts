import { type CourseId, courseIds } from '@dreiklang/domain/academy/academy'
import { academyContract } from '@dreiklang/domain/academy/academy.contract'
import { auskunftContract } from '@dreiklang/domain/anmeldung/auskunft.contract'
import { messageContract } from '@dreiklang/domain/notification/notification.contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../database/sql.ts'
import { serverForTests } from '../forTests.fixtures.ts'
import { systemContext } from '../shared/context.ts'
import { errorOf } from '../shared/zugriff.fixtures.ts'
import type { TestClient } from '../testServer.ts'
import { loadCourseText } from './course.ts'

const c = academyContract
const server = await serverForTests()
const signIn = () => server.people('pfleger', 'pflege-admin', 'pfleger2', 'apotheker')
let [nurse, head, stranger, apotheker] = await signIn()
// The clock is moved, and with it sessions end.
const signInAgain = async () => {
  ;[nurse, head, stranger, apotheker] = await signIn()
}
beforeEach(signInAgain)

const day = async (days: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + days * 86_400_000)
  await server.server.tick()
  await server.server.tick()
  await signInAgain()
}
const ask = <Row>(name: string, text: string, values: Record<string, unknown> = {}) =>
  server.ports.database.query<Row>(systemContext, sql(`test.academy.${name}`, text), values)
const answersOf = async (id: CourseId, wrong = 0) =>
  (await loadCourseText(id, 'de')).questions.map(({ right, options }, i) => (i < wrong ? (right + 1) % options.length : right))
const pass = async (who: TestClient, id: CourseId) => (await who.call(c.answerQuiz, { body: { id, answers: await answersOf(id) } })).body
const read = async (who: TestClient, id: CourseId) => (await who.call(c.course, { query: { id } })).body
const ownDuty = async (who: TestClient, courseId: CourseId) =>
  (await who.call(c.mine)).body.assignments.find((one) => one.courseId === courseId)
const saveDuty = (body: object, who = head) =>
  who.call(c.saveDuty, { body: { courseId: 'btm', due: '2026-12-31', renewMonths: null, everyone: true, people: [], ...body } })

describe('courses', () => {
  it('are answered as the template has them, for the own side only', async () => {
    const { body: courses } = await nurse.call(c.courses)
    expect(courses.map(({ id }) => id)).toEqual(['first-day-care', 'notfall', 'btm', 'without-network'])
    expect(courses[1]).toEqual({
      id: 'notfall',
      title: 'Notfallbestellung',
      slug: 'notfall',
      description: expect.any(String),
      category: 'safety',
      duration: 10,
      totalSteps: 5,
      updatedAt: '2026-11-29T00:00:00.000Z',
      featured: false,
      progress: { currentStep: 0, completed: 0 },
    })
    expect((await nurse.call(c.categories)).body).toEqual([
      { id: 'start', title: 'Einstieg', slug: 'start' },
      { id: 'safety', title: 'Sicherheit', slug: 'safety' },
      { id: 'away', title: 'Unterwegs', slug: 'away' },
    ])
    expect(await read(nurse, 'notfall')).toEqual(courses[1])
  })

  it('for another side do not exist, in none of the calls', async () => {
    const query = { id: 'first-day-care' }
    const answers = [
      await apotheker.call(c.course, { query }),
      await apotheker.call(c.steps, { query }),
      await apotheker.call(c.quiz, { query }),
      await apotheker.call(c.saveProgress, { body: { ...query, currentStep: 1 } }),
      await apotheker.call(c.answerQuiz, { body: { ...query, answers: [] } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect((await nurse.call(c.course, { query: { id: 'nothing' } })).status).toBe(400)
  })

  it('say the same in both languages: as many steps, laws and ways, questions and options, the same right ones', async () => {
    for (const id of courseIds) {
      const [de, en] = [await loadCourseText(id, 'de'), await loadCourseText(id, 'en')]
      const shape = ({ steps, questions }: typeof de) => ({
        steps: steps.map(({ blocks }) => blocks.map((block) => (block.kind === 'open' ? block.path : block.kind))),
        questions: questions.map(({ options, right, step }) => [options.length, right, step]),
      })
      expect(shape(en), id).toEqual(shape(de))
      expect(de.steps.length, id).toBeGreaterThanOrEqual(4)
      expect(de.questions.length, id).toBeGreaterThanOrEqual(5)
      for (const { options, right, step } of de.questions)
        expect([options[right] !== undefined, de.steps[step - 1] !== undefined], id).toEqual([true, true])
    }
    const english = await nurse.call(c.course, { query: { id: 'notfall' }, headers: { 'accept-language': 'en' } })
    expect(english.body.title).toBe('Emergency orders')
  })

  it('go on where they were left, on each device of this person and of nobody else', async () => {
    const { body } = await nurse.call(c.saveProgress, { body: { id: 'notfall', currentStep: 3 } })
    expect(body.progress).toEqual({ currentStep: 3, completed: 0 })
    await nurse.call(c.saveProgress, { body: { id: 'notfall', currentStep: 99 } })
    expect((await read(nurse, 'notfall')).progress.currentStep).toBe(5)
    expect((await read(head, 'notfall')).progress.currentStep).toBe(0)
  })
})

describe('a quiz', () => {
  it('tells what is right only when it was passed; before that where to read again', async () => {
    const { text: questions } = await nurse.call(c.quiz, { query: { id: 'without-network' } })
    expect(questions).not.toMatch(/"(?:right|why|step)"/)
    const body = { id: 'without-network', answers: await answersOf('without-network', 2) }
    const failed = (await nurse.call(c.answerQuiz, { body })).body
    expect(failed).toEqual({
      passed: false,
      right: 3,
      answers: [1, 2, 5, 4, 1].map((step, i) => ({ right: i >= 2, step, why: null })),
      certificate: null,
    })
    const passed = await pass(nurse, 'without-network')
    expect([passed.passed, passed.right, passed.answers.every(({ why }) => why !== null)]).toEqual([true, 5, true])
    expect((await read(nurse, 'without-network')).progress).toEqual({ currentStep: 0, completed: 1 })
  })

  it('needs one answer to each question', async () => {
    for (const answers of [[], [0, 0, 0, 0], [0, 0, 0, 0, 9]]) {
      const answer = await nurse.call(c.answerQuiz, { body: { id: 'notfall', answers } })
      expect([answer.status, errorOf(answer)]).toEqual([422, 'academy.antwort_fehlt'])
    }
  })

  it('that is sent three times gives one certificate, and keeps no answers', async () => {
    const results = await Promise.all([1, 2, 3].map(() => pass(head, 'notfall')))
    expect(new Set(results.map(({ certificate }) => certificate?.code)).size).toBe(1)
    expect((await read(head, 'notfall')).progress.completed).toBe(1)
    const [row] = await ask<object>('kept', `select * from course_certificate where course_id = 'notfall' and person_id = :id`, {
      id: server.personId('pflege-admin'),
    })
    expect(Object.keys(row ?? {})).not.toContain('answers')
  })
})

describe('a certificate', () => {
  it('is printed for who has earned it, and for nobody else', async () => {
    const { certificate } = await pass(nurse, 'first-day-care')
    const query = { id: certificate?.id ?? '' }
    const paper = await nurse.call(c.certificate, { query })
    expect([paper.status, paper.headers.get('content-type'), paper.text.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-'])
    expect([(await head.call(c.certificate, { query })).status, (await stranger.call(c.certificate, { query })).status]).toEqual([404, 404])
  })

  it('is confirmed to whoever holds its code, without an account and however it was typed, by name, course and day alone', async () => {
    const { certificate } = await pass(nurse, 'first-day-care')
    const typed = certificate?.code.toLowerCase().replaceAll('-', ' ')
    const { status, body } = await server.anonymous.call(c.checkCertificate, { body: { code: typed } })
    expect([status, body]).toEqual([
      200,
      { name: 'Jonas Meyer', house: 'Pflegedienst Sonnenhof', title: 'Der erste Tag im Pflegedienst', passedOn: '2026-11-18' },
    ])
  })

  it('cannot be found by trying: after fifty wrong codes nobody is answered for a while', async () => {
    const attempt = () => server.anonymous.call(c.checkCertificate, { body: { code: 'AAAA-AAAA-AAAA-AAAA' } })
    const first = await attempt()
    expect([first.status, errorOf(first)]).toEqual([404, 'academy.code_unbekannt'])
    for (let i = 0; i < 49; i += 1) await attempt()
    expect((await attempt()).status).toBe(429)
    server.clock.now = new Date(server.clock.now.getTime() + 16 * 60_000)
    expect((await attempt()).status).toBe(404)
    await signInAgain()
  })

  it('is in the own copy, beside progress and deadlines', async () => {
    const copy = (await nurse.call(auskunftContract.auskunft)).body.weiteres['academy'] as Record<string, object[]>
    expect(copy['certificates']?.map((one) => 'courseId' in one && one.courseId)).toContain('first-day-care')
    expect(copy['progress']?.length).toBeGreaterThan(0)
  })
})

describe('a mandatory course', () => {
  it('is set by the heads of a house, who see who is done and who is late', async () => {
    const { body } = await saveDuty({ renewMonths: 12 })
    const duty = body.duties.find(({ courseId }) => courseId === 'btm')
    expect([duty?.title, duty?.people.map(({ name, state }) => [name, state])]).toEqual([
      'Betäubungsmittel',
      body.people.map(({ name }) => [name, 'open']),
    ])
    expect(await ownDuty(nurse, 'btm')).toEqual({ courseId: 'btm', due: '2026-12-31', doneAt: null, state: 'open' })
    expect(await ownDuty(stranger, 'btm')).toBeUndefined()
    await pass(nurse, 'btm')
    expect(await ownDuty(nurse, 'btm')).toEqual({ courseId: 'btm', due: '2027-11-18', doneAt: expect.any(String), state: 'done' })
    const report = (await head.call(c.report)).text
    expect(report).not.toMatch(/right|answers|currentStep/)
  })

  it('for some people is theirs alone; whoever is taken out has it no more', async () => {
    await saveDuty({ courseId: 'notfall', everyone: false, people: [server.personId('pfleger')] })
    expect([(await ownDuty(nurse, 'notfall'))?.state, await ownDuty(head, 'notfall')]).toEqual(['open', undefined])
    await saveDuty({ courseId: 'notfall', everyone: false, people: [] })
    expect(await ownDuty(nurse, 'notfall')).toBeUndefined()
    const foreign = await saveDuty({ courseId: 'notfall', everyone: false, people: [server.personId('pfleger2')] })
    expect([foreign.status, errorOf(foreign)]).toEqual([422, 'academy.person_unbekannt'])
    expect((await head.call(c.removeDuty, { query: { id: 'notfall' } })).body.duties.map(({ courseId }) => courseId)).toEqual(['btm'])
    expect((await saveDuty({ courseId: 'first-day-pharmacy' })).status).toBe(404)
  })

  it('comes to a new colleague by itself, with a month of time', async () => {
    await ask('new', `delete from course_assignment where person_id = :id`, { id: server.personId('pfleger') })
    await ask('joined', `update person set created_at = :now where id = :id`, {
      id: server.personId('pfleger'),
      now: server.clock.now.toISOString(),
    })
    await ask('forgotten', `delete from course_certificate where course_id = 'btm'`)
    await saveDuty({ due: '2026-11-20' })
    await ask('again', `delete from course_assignment where person_id = :id`, { id: server.personId('pfleger') })
    await day(0)
    expect(await ownDuty(nurse, 'btm')).toMatchObject({ due: '2026-12-18', state: 'open' })
  })

  it('rings two weeks before its day and on the day, and is late after it', async () => {
    const rung = async () => (await nurse.call(messageContract.list)).body.filter(({ link }) => link === '/apps/academy').length
    expect(await rung()).toBe(0)
    await day(16)
    expect(await rung()).toBe(1)
    await day(10)
    expect(await rung()).toBe(1)
    await day(4)
    expect(await rung()).toBe(2)
    await day(1)
    expect([await rung(), (await ownDuty(nurse, 'btm'))?.state]).toEqual([2, 'late'])
  })

  it('and progress go with whoever leaves the house; certificates after three years', async () => {
    const id = server.personId('pfleger')
    const kept = async () => {
      const rows = await ask<Record<string, number>>(
        'left',
        `select (select count(*) from course_assignment where person_id = :id)::int as a, (select count(*) from course_progress where person_id = :id)::int as p,
          (select count(*) from course_certificate where person_id = :id)::int > 0 as c`,
        { id },
      )
      return rows[0]
    }
    expect(await kept()).toEqual({ a: 1, p: expect.any(Number), c: true })
    await ask('leave', `update person set aktiv = false, ausgeschieden_am = :now where id = :id`, {
      id,
      now: server.clock.now.toISOString(),
    })
    const minute = () => (server.clock.now = new Date(server.clock.now.getTime() + 60_000))
    minute()
    await server.server.tick()
    expect(await kept()).toEqual({ a: 0, p: 0, c: true })
    server.clock.now = new Date(server.clock.now.getTime() + 3 * 366 * 86_400_000)
    await server.server.tick()
    expect(await kept()).toEqual({ a: 0, p: 0, c: false })
  })
})
