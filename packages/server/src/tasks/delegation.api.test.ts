import { auskunftContract } from '@dreiklang/domain/anmeldung/auskunft.contract'
import { messageContract } from '@dreiklang/domain/notification/notification.contract'
import { tasksContract } from '@dreiklang/domain/tasks/tasks.contract'
import { describe, expect, it } from 'vitest'
import { sql } from '../database/sql.ts'
import { serverForTests } from '../forTests.fixtures.ts'
import { systemContext } from '../shared/context.ts'
import { errorOf } from '../shared/zugriff.fixtures.ts'

const c = tasksContract
const server = await serverForTests()
const [nurse, leader, stranger] = await server.people('pfleger', 'pflege-admin', 'pfleger2')
const [me, her] = [server.personId('pfleger'), server.personId('pflege-admin')]

const add = async (task: object, who = nurse) => (await who.call(c.create, { body: { type: 'task', task } })).body
const change = async (id: string, task: object, who = nurse) => (await who.call(c.update, { body: { id, task } })).body
const accept = (id: string, who = leader) => who.call(c.answer, { body: { id, accept: true } })
const giveBack = (id: string, reason = 'Bin im Urlaub', who = leader) => who.call(c.answer, { body: { id, accept: false, reason } })
/** The titles of what the person was told about this task, the newest first. */
const toldTo = async (who: typeof nurse, id: string) =>
  (await who.call(messageContract.list)).body.filter(({ link }) => link === `/apps/tasks/${id}`).map(({ title }) => title)

describe('a task that is handed to a colleague', () => {
  it('stands with both until she accepts it, and each of them is told once', async () => {
    const { id, delegation } = await add({ title: 'Rezept abholen', assignedTo: her })
    const asked = { by: me, to: her, at: server.clock.now.toISOString(), reason: null }
    expect(delegation).toEqual({ ...asked, state: 'open' })
    expect([await toldTo(leader, id), await toldTo(nurse, id)]).toEqual([['Aufgabe für Sie'], []])
    const answers = await Promise.all([accept(id), accept(id)])
    for (const { status, body } of answers)
      expect([status, body.assignedTo, body.delegation]).toEqual([200, her, { ...asked, state: 'accepted' }])
    expect([await toldTo(leader, id), await toldTo(nurse, id)]).toEqual([['Aufgabe für Sie'], ['Aufgabe angenommen']])
  })

  it('comes back with the reason to who handed it, and the reason lies sealed', async () => {
    const { id } = await add({ title: 'Zurück', assignedTo: her })
    const { body } = await giveBack(id, 'Frau Yıldız kennt mich nicht')
    expect([body.assignedTo, body.delegation]).toMatchObject([me, { to: her, state: 'returned', reason: 'Frau Yıldız kennt mich nicht' }])
    expect(await toldTo(nurse, id)).toEqual(['Aufgabe zurückgegeben'])
    const messages = (await nurse.call(messageContract.list)).text
    expect(messages).not.toMatch(/kennt mich nicht/)
    const [stored] = await server.ports.database.query<{ daten: object }>(
      systemContext,
      sql('test.tasks.reason', `select daten from task where id = :id`),
      { id },
    )
    expect(JSON.stringify(stored)).not.toContain('Yıldız')
  })

  it('is asked about once: a later, different answer and the answer of somebody else are refused', async () => {
    const { id } = await add({ title: 'Einmal', assignedTo: her })
    const [foreign, early] = [await accept(id, stranger), await accept(id, nurse)]
    await accept(id)
    const late = await giveBack(id)
    const wordless = await leader.call(c.answer, { body: { id, accept: false, reason: ' ' } })
    expect([foreign, early, late, wordless].map((answer) => [answer.status, errorOf(answer)])).toEqual([
      [404, 'nicht_gefunden'],
      [403, 'tasks.nicht_an_sie'],
      [409, 'tasks.schon_beantwortet'],
      [400, expect.stringContaining('eingabe.ungueltig')],
    ])
  })

  it('is accepted by who simply does it; who takes a task herself is not asked', async () => {
    const { id } = await add({ title: 'Gleich getan', assignedTo: her })
    expect((await change(id, { completed: true }, leader)).delegation?.state).toBe('accepted')
    expect(await toldTo(nurse, id)).toEqual(['Aufgabe angenommen'])
    const own = await add({ title: 'Nehme ich' })
    expect((await change(own.id, { assignedTo: her }, leader)).delegation).toBeNull()
  })

  it('is asked about again when it goes to somebody else or comes anew, and not when something else of it changes', async () => {
    const { id } = await add({ title: 'Noch einmal', assignedTo: her })
    await giveBack(id)
    expect((await change(id, { priority: 2 })).delegation?.state).toBe('returned')
    expect((await change(id, { assignedTo: her })).delegation).toMatchObject({ state: 'open', reason: null })
    expect((await change(id, { assignedTo: null })).delegation).toBeNull()
    expect(await toldTo(leader, id)).toEqual(['Aufgabe für Sie', 'Aufgabe für Sie'])
  })

  it('is in the own copy of who was asked, and the audit trail knows the answer', async () => {
    const { id } = await add({ title: 'Kopie', assignedTo: her })
    await giveBack(id)
    const { body } = await leader.call(auskunftContract.auskunft)
    expect(body.weiteres['tasks']).toContainEqual(expect.objectContaining({ id, assignedTo: me }))
    const trail = await server.ports.database.query(
      systemContext,
      sql('test.tasks.answered', `select person_id as who, felder from protokoll where objekt_id = :id and aktion = 'tasks.answer'`),
      { id },
    )
    expect(trail).toEqual([{ who: her, felder: ['delegation', 'assignedTo'] }])
  })
})

describe('the people of a house', () => {
  it('are named to their colleagues, and to nobody else', async () => {
    const people = (await nurse.call(c.people)).body
    expect(people).toContainEqual({ id: her, name: expect.any(String), active: true })
    expect((await stranger.call(c.people)).body.filter(({ id }) => people.some((person) => person.id === id))).toEqual([])
  })
})
