import { messageContract } from '@dreiklang/domain/notification/notification.contract'
import { berlinDate, plusDays } from '@dreiklang/domain/shared/time'
import { type Task, tasksContract } from '@dreiklang/domain/tasks/tasks.contract'
import { describe, expect, it } from 'vitest'
import { niemandsId } from '../bestellung/angaben.fixtures.ts'
import { type Konto, bring } from '../bestellung/bestellung.fixtures.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import { create as createBesuch, planBody, readBesuch, run } from '../hausbesuch/hausbesuch.fixtures.ts'
import { errorOf } from '../shared/zugriff.fixtures.ts'

const c = tasksContract
const haus = await hausForTests()

const send = async (task: object, konto: Konto = 'pfleger') => (await haus.wer(konto)).call(c.create, { body: { type: 'task', task } })
const add = async (task: object, konto: Konto = 'pfleger') => (await send(task, konto)).body
const read = async (id: string): Promise<Task> => (await (await haus.wer('pfleger')).call(c.read, { query: { id } })).body
const change = async (id: string, task: object) => (await (await haus.wer('pfleger')).call(c.update, { body: { id, task } })).body
const toldOf = async (id: string) =>
  (await (await haus.wer('pfleger')).call(messageContract.list)).body
    .filter(({ link }) => link === `/apps/tasks/${id}`)
    .map(({ title }) => title)
const prescribed = (id: string, days = 1) => ({ on: 'order' as const, id, state: 'VERORDNET' as const, days })
const inDays = (days: number) => plusDays(haus.heute(), days)
function nextDays(days: number): void {
  haus.clock.now = new Date(haus.clock.now.getTime() + days * 86_400_000)
}

describe('a task for the day after the prescription lies ready', () => {
  it('has no day as long as the practice has the order, and gets it by the step itself', async () => {
    const order = await bring(haus, 'BEIM_ARZT')
    const wait = prescribed(order.id)
    const task = await add({ title: 'Rezept abholen', wait })
    expect(task).toMatchObject({ dueDate: null, wait, waiting: { number: order.stand.nummer, outcome: 'waits', at: null } })
    await haus.server.tick()
    expect((await read(task.id)).dueDate).toBeNull()
    nextDays(2)
    const day = haus.heute()
    await order.run('arzt', 'verordnen')
    await expect.poll(async () => (await read(task.id)).dueDate).toBe(plusDays(day, 1))
    expect((await read(task.id)).waiting).toEqual({ number: order.stand.nummer, outcome: 'reached', at: haus.clock.now.toISOString() })
    expect(await toldOf(task.id)).toEqual(['Aufgabe hat jetzt einen Tag'])
  })

  it('made late counts from the day on which it was prescribed, which may have passed, and nobody is told what he sees', async () => {
    const order = await bring(haus, 'VERORDNET')
    const day = haus.heute()
    nextDays(5)
    const { id, dueDate, waiting } = await add({ title: 'Zu spät', wait: prescribed(order.id, 3) })
    expect([dueDate, waiting?.outcome, await toldOf(id)]).toEqual([plusDays(day, 3), 'reached', []])
  })

  it('waits in vain when the order is refused, and who has to do it is told', async () => {
    const order = await bring(haus, 'BEIM_ARZT')
    const { id } = await add({ title: 'Vergeblich', wait: prescribed(order.id) })
    await order.run('arzt', 'arztAblehnen')
    await expect.poll(async () => (await read(id)).waiting?.outcome).toBe('ended')
    expect([(await read(id)).dueDate, await toldOf(id)]).toEqual([null, ['Aufgabe wartet vergeblich']])
  })

  it('waits no longer when somebody says a day, or does it; and again when somebody wants it to', async () => {
    const order = await bring(haus, 'BEIM_ARZT')
    const [said, done] = [
      await add({ title: 'Doch am Tag', wait: prescribed(order.id) }),
      await add({ title: 'Getan', wait: prescribed(order.id) }),
    ]
    expect(await change(said.id, { dueDate: inDays(1) })).toMatchObject({ dueDate: inDays(1), wait: null, waiting: null })
    expect(await change(said.id, { wait: prescribed(order.id, 2) })).toMatchObject({ dueDate: null, waiting: { outcome: 'waits' } })
    await change(done.id, { completed: true })
    await order.run('arzt', 'verordnen')
    await expect.poll(async () => (await read(said.id)).waiting?.outcome).toBe('reached')
    expect((await read(done.id)).waiting?.outcome).toBe('waits')
  })

  it('is for an order in which the house takes part, and for no other', async () => {
    const order = await bring(haus, 'BEIM_ARZT')
    const answers = [
      await send({ title: 'Fremd', wait: prescribed(order.id) }, 'pfleger2'),
      await send({ title: 'Niemands', wait: prescribed(niemandsId) }),
      await send({ title: 'Kein Besuch', wait: { on: 'visit', id: order.id, days: 1 } }),
      await send({ title: 'Zu lang', wait: prescribed(order.id, 91) }),
    ]
    expect(answers.map((answer) => [answer.status, errorOf(answer)])).toEqual([
      [422, 'tasks.anlass_unbekannt: task.wait auswahl'],
      [422, 'tasks.anlass_unbekannt: task.wait auswahl'],
      [422, 'tasks.anlass_unbekannt: task.wait auswahl'],
      [400, expect.stringContaining('eingabe.ungueltig: task.wait.days')],
    ])
  })
})

describe('a task for the day after a visit', () => {
  it('gets its day when the visit is over, and none when it is called off', async () => {
    const nurse = await haus.wer('pfleger')
    const ids = { klientId: haus.klientId, personIds: [haus.personId('pfleger')] }
    const datum = inDays(1)
    const plan = (uhrzeit: string) => createBesuch(nurse, 'plan', planBody(ids, { datum, uhrzeit }))
    const [over, off] = [await plan('08:00'), await plan('14:00')]
    const after = await add({ title: 'Bericht schreiben', wait: { on: 'visit', id: over, days: 0 } })
    const never = await add({ title: 'Nie', wait: { on: 'visit', id: off, days: 0 } })
    expect(after.waiting).toEqual({ number: (await readBesuch(nurse, over)).nummer, outcome: 'waits', at: null })
    const answers = [await run(nurse, off, 'absagen', { durch: 'PFLEGE', grund: 'WETTER', text: null, berechnung: false })]
    haus.clock.now = new Date(`${datum}T07:00:00.000Z`)
    answers.push(await run(await haus.wer('pfleger'), over, 'beginnen', { identitaetGeprueft: true }))
    answers.push(await run(await haus.wer('pfleger'), over, 'abbrechen', { grund: 'Rettungsdienst gerufen' }))
    expect(answers.map(({ status, text }) => (status === 200 ? status : text))).toEqual([200, 200, 200])
    await haus.server.tick()
    expect([(await read(after.id)).dueDate, (await read(never.id)).waiting?.outcome]).toEqual([
      berlinDate(haus.clock.now.toISOString()),
      'ended',
    ])
  })
})
