import { auskunftContract } from '@dreiklang/domain/anmeldung/auskunft.contract'
import { tasksContract } from '@dreiklang/domain/tasks/tasks.contract'
import { describe, expect, it } from 'vitest'
import { serverForTests } from '../forTests.fixtures.ts'

const c = tasksContract
const server = await serverForTests()
const [nurse, leader, stranger] = await server.people('pfleger', 'pflege-admin', 'pfleger2')

const add = async (title: string) => (await nurse.call(c.create, { body: { type: 'task', task: { title } } })).body.id
const pick = (id: string, picked = true, who = nurse) => who.call(c.pick, { body: { id, picked } })
const dayOf = async (who = nurse) => (await who.call(c.day)).body

describe('the day of a person', () => {
  it('has what she has put into it, and is nobody else’s', async () => {
    const id = await add('Heute noch')
    expect([(await pick(id)).body, (await pick(id)).body]).toEqual([[id], [id]])
    expect([await dayOf(), await dayOf(leader), await dayOf(stranger)]).toEqual([[id], [], []])
    expect((await nurse.call(auskunftContract.auskunft)).body.weiteres['tasksOfDay']).toEqual([id])
    expect([(await pick(id, false)).body, (await pick(id, false)).status]).toEqual([[], 200])
  })

  it('takes no task of another house, and loses one that is deleted', async () => {
    const id = await add('Weg')
    expect((await pick(id, true, stranger)).status).toBe(404)
    await pick(id)
    await leader.call(c.remove, { query: { id } })
    expect(await dayOf()).toEqual([])
  })

  it('is over at midnight in Berlin', async () => {
    await pick(await add('Gestern'))
    server.clock.now = new Date(server.clock.now.getTime() + 86_400_000)
    const [again] = await server.people('pfleger')
    expect(await dayOf(again)).toEqual([])
  })
})
