import { messageContract } from '@dreiklang/domain/notification/notification.contract'
import { tasksContract } from '@dreiklang/domain/tasks/tasks.contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { serverForTests } from '../forTests.fixtures.ts'
import { errorOf } from '../shared/zugriff.fixtures.ts'

const c = tasksContract
const server = await serverForTests()
const signIn = () => server.people('pfleger', 'pflege-admin')
let [nurse, leader] = await signIn()
// The clock is moved, and with it sessions end.
const signInAgain = async () => {
  ;[nurse, leader] = await signIn()
}
beforeEach(signInAgain)

const add = async (task: object) => (await nurse.call(c.create, { body: { type: 'task', task } })).body
const change = async (id: string, task: object, who = nurse) => (await who.call(c.update, { body: { id, task } })).body
const named = async (title: string) => (await nurse.call(c.all)).body.filter((task) => task.title === title)
const inMinutes = (minutes: number) => new Date(server.clock.now.getTime() + minutes * 60_000).toISOString()

describe('a task that repeats', () => {
  it('comes again on its next day when it is done, once although two people finish it at once', async () => {
    const subTasks = [{ id: crypto.randomUUID(), title: 'Batterie', completed: true }]
    const { id } = await add({ title: 'Notfallkoffer prüfen', dueDate: '2030-01-07', repeat: 'FREQ=WEEKLY', priority: 2, subTasks })
    await Promise.all([nurse, leader].map((who) => change(id, { completed: true }, who)))
    const both = await named('Notfallkoffer prüfen')
    expect(both.map(({ completed, dueDate }) => [completed, dueDate])).toEqual([
      [false, '2030-01-14'],
      [true, '2030-01-07'],
    ])
    expect(both[0]).toMatchObject({ priority: 2, repeat: 'FREQ=WEEKLY', version: 1, subTasks: [{ title: 'Batterie', completed: false }] })
  })

  it('ticked off by mistake takes back what has come after it, unless somebody has touched that', async () => {
    const { id } = await add({ title: 'Versehen', dueDate: '2030-01-07', repeat: 'FREQ=DAILY' })
    await change(id, { completed: true })
    await change(id, { completed: false })
    expect(await named('Versehen')).toHaveLength(1)
    await change(id, { completed: true })
    const [next] = await named('Versehen')
    await change(next?.id ?? '', { priority: 2 })
    await change(id, { completed: false })
    await change(id, { completed: true })
    expect((await named('Versehen')).map(({ dueDate }) => dueDate)).toEqual(['2030-01-08', '2030-01-07'])
  })

  it('stays with who has accepted it, and she is not asked again', async () => {
    const her = server.personId('pflege-admin')
    const { id } = await add({ title: 'Ihre', dueDate: '2030-01-07', repeat: 'FREQ=DAILY', assignedTo: her })
    await leader.call(c.answer, { body: { id, accept: true } })
    await change(id, { completed: true }, leader)
    const [next] = await named('Ihre')
    expect(next).toMatchObject({ assignedTo: her, completed: false, delegation: { state: 'accepted' } })
    await server.server.tick()
    const told = (await nurse.call(messageContract.list)).body.filter(({ link }) => link === `/apps/tasks/${next?.id}`)
    expect(told).toEqual([])
  })

  it('has a rule that the house can count', async () => {
    const answer = await nurse.call(c.create, { body: { type: 'task', task: { repeat: 'FREQ=YEARLY' } } })
    expect([answer.status, errorOf(answer)]).toEqual([400, 'eingabe.ungueltig: task.repeat regel'])
  })
})

describe('the reminder of a task', () => {
  async function ringsAfter(minutes: number): Promise<string[]> {
    server.clock.now = new Date(server.clock.now.getTime() + minutes * 60_000)
    await server.server.tick()
    await server.server.tick()
    await signInAgain()
    return (await nurse.call(messageContract.list)).body.flatMap(({ title, link }) => (title === 'Erinnerung' && link ? [link] : []))
  }

  it('rings once for who has set it, again when it is put off, and not for what is done', async () => {
    const [mine, done] = [
      await add({ title: 'Anrufen', reminder: inMinutes(30) }),
      await add({ title: 'Schon getan', reminder: inMinutes(30) }),
    ]
    await change(done.id, { completed: true })
    expect(mine.reminderBy).toBe(server.personId('pfleger'))
    expect(await ringsAfter(29)).toEqual([])
    expect(await ringsAfter(1)).toEqual([`/apps/tasks/${mine.id}`])
    await change(mine.id, { reminder: inMinutes(10) })
    expect(await ringsAfter(10)).toEqual([`/apps/tasks/${mine.id}`, `/apps/tasks/${mine.id}`])
  })

  it('that a colleague sets rings for her, and something else that changes leaves it hers', async () => {
    const { id } = await add({ title: 'Gemeinsam' })
    await change(id, { reminder: inMinutes(5) }, leader)
    expect((await change(id, { priority: 2 })).reminderBy).toBe(server.personId('pflege-admin'))
    const before = await ringsAfter(0)
    expect(await ringsAfter(5)).toEqual(before)
  })
})
