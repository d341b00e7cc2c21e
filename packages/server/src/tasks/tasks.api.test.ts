import { auskunftContract } from '@dreiklang/domain/anmeldung/auskunft.contract'
import { maxTasks } from '@dreiklang/domain/tasks/tasks'
import { tasksContract } from '@dreiklang/domain/tasks/tasks.contract'
import { describe, expect, it } from 'vitest'
import { sql } from '../database/sql.ts'
import { serverForTests } from '../forTests.fixtures.ts'
import { systemContext } from '../shared/context.ts'
import { errorOf } from '../shared/zugriff.fixtures.ts'

const c = tasksContract
const server = await serverForTests()
const [nurse, colleague, stranger, arzt] = await server.people('pfleger', 'pflege-admin', 'pfleger2', 'arzt')

const add = async (task: object = {}, type = 'task') => {
  const { body } = await nurse.call(c.create, { body: { type } })
  return Object.keys(task).length === 0 ? body : (await nurse.call(c.update, { body: { id: body.id, task } })).body
}
const listOf = async (who = nurse) => (await who.call(c.all)).body
const titles = async (who = nurse) => (await listOf(who)).map(({ title }) => title)
const newTag = async (title: string) => (await nurse.call(c.createTag, { body: { tag: { id: null, title } } })).body
const find = async (query: string) => (await nurse.call(c.search, { query: { query } })).body
let asked = 0
function ask<Row>(text: string, values: Record<string, unknown>): Promise<Row[]> {
  asked += 1
  return server.ports.database.query<Row>(systemContext, sql(`test.tasks.${asked}`, text), values)
}

describe('a new task', () => {
  it.each(['task', 'section'])('of the type %s is empty, on top and of priority 1', async (type) => {
    await add({ title: 'Schon da' })
    const { status, body } = await nurse.call(c.create, { body: { type } })
    expect([status, body]).toEqual([
      200,
      {
        id: body.id,
        type,
        title: '',
        notes: '',
        completed: false,
        dueDate: null,
        priority: 1,
        tags: [],
        assignedTo: null,
        subTasks: [],
        order: 0,
        version: 1,
        createdBy: server.personId('pfleger'),
        delegation: null,
        reminder: null,
        reminderBy: null,
        repeat: null,
        wait: null,
        waiting: null,
      },
    ])
    const list = await listOf(colleague)
    expect(list[0]).toEqual(body)
    expect(list.map(({ order }) => order)).toEqual([...list.keys()])
  })

  it('takes the fields that come with it, so that one that was deleted comes back as it was', async () => {
    const tag = await newTag('Wieder da')
    const subTasks = [{ id: crypto.randomUUID(), title: 'Anrufen', completed: true }]
    const {
      id,
      order: _place,
      version: _first,
      createdBy: _same,
      delegation,
      reminderBy,
      waiting,
      type,
      ...task
    } = await add({ title: 'Weg?', tags: [tag.id], subTasks })
    await nurse.call(c.remove, { query: { id } })
    const { body } = await colleague.call(c.create, { body: { type, id, task } })
    expect(body).toEqual({
      ...task,
      type,
      id,
      order: 0,
      version: 1,
      createdBy: server.personId('pflege-admin'),
      delegation,
      reminderBy,
      waiting,
    })
    const refused = [
      await nurse.call(c.create, { body: { type, task: { tags: [crypto.randomUUID()] } } }),
      await nurse.call(c.create, { body: { type, task: { assignedTo: server.personId('pfleger2') } } }),
    ]
    expect(refused.map((answer) => [answer.status, errorOf(answer)])).toEqual([
      [422, 'tasks.tag_unbekannt: task.tags auswahl'],
      [422, 'tasks.person_unbekannt: task.assignedTo auswahl'],
    ])
  })

  it('is made once although the answer was lost and it is sent again', async () => {
    const body = { type: 'task', id: crypto.randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => nurse.call(c.create, { body })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await listOf()).filter(({ id }) => id === body.id)).toHaveLength(1)
  })

  it('is a task or a section and nothing else', async () => {
    const answer = await nurse.call(c.create, { body: { type: 'list' } })
    expect([answer.status, errorOf(answer)]).toEqual([400, expect.stringContaining('eingabe.ungueltig: type')])
  })
})

describe('a task', () => {
  it('changes only what is named, and takes back the whole record as the template sends it', async () => {
    const tag = await newTag('Rezepte')
    const before = await add({ title: 'Rezept abholen', tags: [tag.id] })
    const subTasks = [{ id: crypto.randomUUID(), title: 'Anrufen', completed: true }]
    const named = { notes: 'Bis zwölf Uhr', dueDate: '2026-12-01', priority: 2, subTasks, assignedTo: server.personId('pflege-admin') }
    const { body } = await nurse.call(c.update, { body: { id: before.id, task: named } })
    expect(body).toEqual({ ...before, ...named, version: before.version + 1, delegation: expect.objectContaining({ state: 'open' }) })
    const whole = await colleague.call(c.update, { body: { id: body.id, task: { ...body, completed: true, order: 7 } } })
    expect(whole.body).toMatchObject({ ...body, completed: true, version: body.version + 1, delegation: { state: 'accepted' } })
    expect((await nurse.call(c.read, { query: { id: body.id } })).body).toEqual(whole.body)
  })

  it('is not overwritten by somebody who has an older one on the screen', async () => {
    const { id, version } = await add({ title: 'Alt' })
    const both = await Promise.all(
      [nurse, colleague].map((who, i) => who.call(c.update, { body: { id, task: { title: `Nr. ${i}`, version } } })),
    )
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const refused = both.find(({ status }) => status === 409)
    expect(refused && errorOf(refused)).toBe('tasks.veraltet')
    expect((await nurse.call(c.read, { query: { id } })).body.version).toBe(version + 1)
  })

  it('is given to nobody of another house, and takes no tag that there is not', async () => {
    const { id, version } = await add({ title: 'Für wen?' })
    const answers = [
      await nurse.call(c.update, { body: { id, task: { assignedTo: server.personId('pfleger2') } } }),
      await nurse.call(c.update, { body: { id, task: { tags: [crypto.randomUUID()] } } }),
      await nurse.call(c.update, { body: { id, task: { id: crypto.randomUUID() } } }),
    ]
    expect(answers.map((answer) => [answer.status, errorOf(answer)])).toEqual([
      [422, 'tasks.person_unbekannt: task.assignedTo auswahl'],
      [422, 'tasks.tag_unbekannt: task.tags auswahl'],
      [400, 'eingabe.ungueltig: task.id falsch'],
    ])
    expect((await nurse.call(c.read, { query: { id } })).body.version).toBe(version)
  })

  it('is deleted, and the audit trail knows by whom and what was changed before', async () => {
    const { id } = await add({ title: 'Vorübergehend' })
    expect((await colleague.call(c.remove, { query: { id } })).body).toBe(true)
    const again = [await nurse.call(c.remove, { query: { id } }), await nurse.call(c.read, { query: { id } })]
    expect(again.map((answer) => [answer.status, errorOf(answer)])).toEqual([1, 2].map(() => [404, 'nicht_gefunden']))
    const trail = await ask(`select aktion, person_id as who, felder from protokoll where objekt_id = :id order by nr`, { id })
    const [me, her] = [server.personId('pfleger'), server.personId('pflege-admin')]
    expect(trail).toEqual([
      { aktion: 'tasks.create', who: me, felder: [] },
      { aktion: 'tasks.update', who: me, felder: ['title'] },
      { aktion: 'tasks.remove', who: her, felder: [] },
    ])
  })

  it('is unknown to people of another house, of the same side and of another', async () => {
    const [task, tag] = [await add({ title: 'Nur für uns' }), await newTag('Nur unseres')]
    for (const who of [stranger, arzt]) {
      expect([await titles(who), (await who.call(c.tags)).body]).toEqual([[], []])
      expect((await who.call(c.search, { query: { query: 'uns' } })).body).toEqual([])
      expect((await who.call(c.sort, { body: { tasks: [{ id: task.id }] } })).body).toEqual([])
      const answers = [
        await who.call(c.read, { query: { id: task.id } }),
        await who.call(c.update, { body: { id: task.id, task: { title: 'x' } } }),
        await who.call(c.remove, { query: { id: task.id } }),
        await who.call(c.updateTag, { body: { id: tag.id, tag: { title: 'x' } } }),
        await who.call(c.removeTag, { query: { id: tag.id } }),
      ]
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    }
    expect((await nurse.call(c.read, { query: { id: task.id } })).body.title).toBe('Nur für uns')
  })

  it('lies sealed: who reads the database alone learns nothing', async () => {
    const tag = await newTag('Frau Yıldız')
    const { id } = await add({
      title: 'Insulin',
      notes: 'Bei Yıldız',
      subTasks: [{ id: tag.id, title: 'Yıldız fragen', completed: false }],
    })
    const stored = JSON.stringify([
      await ask(`select daten from task where id = :id`, { id }),
      await ask(`select daten from task_tag where id = :id`, { id: tag.id }),
    ])
    expect(stored.match(/v1\./g)).toHaveLength(4)
    expect(stored).not.toMatch(/Insulin|Yıldız/)
  })

  it('is in the own copy of who made it and of whom it is for, and in nobody else’s', async () => {
    const { order: _place, ...task } = await add({ title: 'Kopie', assignedTo: server.personId('pflege-admin') })
    const { order: _other, ...mine } = await add({ title: 'Für niemand' })
    const copyOf = async (who: typeof nurse) => (await who.call(auskunftContract.auskunft)).body.weiteres['tasks']
    expect(await copyOf(nurse)).toEqual(expect.arrayContaining([task, mine]))
    const ofColleague = await copyOf(colleague)
    expect(ofColleague).toContainEqual(task)
    expect(ofColleague).not.toContainEqual(mine)
    expect(await copyOf(stranger)).toEqual([])
  })
})

describe('the order of tasks', () => {
  it('is what the house has put them into, and what a colleague has just made stays on top', async () => {
    const [third, second, first] = [await add({ title: 'Dritte' }), await add({ title: 'Zweite' }), await add({ title: 'Erste' })]
    const added = (await colleague.call(c.create, { body: { type: 'task' } })).body
    const { status, body } = await nurse.call(c.sort, { body: { tasks: [third, { id: crypto.randomUUID() }, { id: first.id }, second] } })
    expect([status, body.slice(0, 4).map(({ id }) => id)]).toEqual([200, [added.id, third.id, first.id, second.id]])
    expect(body.map(({ order }) => order)).toEqual([...body.keys()])
    expect(await listOf(colleague)).toEqual(body)
  })

  it('is one order for all when two people sort at once', async () => {
    const before = (await listOf()).slice(0, 3).map(({ id }) => ({ id }))
    const answers = await Promise.all([
      nurse.call(c.sort, { body: { tasks: before.toReversed() } }),
      colleague.call(c.sort, { body: { tasks: before } }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const ids = (await listOf()).slice(0, 3).map(({ id }) => ({ id }))
    expect([before, before.toReversed()]).toContainEqual(ids)
  })
})

describe('looking for tasks', () => {
  it('answers null for nothing, and matches of title and notes with the title marked', async () => {
    const [inNotes, inTitle] = [await add({ title: 'Anruf', notes: 'wegen der WUNDAUFLAGE' }), await add({ title: 'Wundauflage & Salbe' })]
    expect([await find(''), (await nurse.call(c.search)).body, await find(' '), await find('Zebra')]).toEqual([null, null, null, []])
    expect(await find('wundauflage')).toEqual([
      { ...inTitle, title: '<mark>Wundauflage</mark> &amp; Salbe' },
      { ...inNotes, order: 1 },
    ])
  })
})

describe('a tag', () => {
  it('is made once, renamed, and taken off every task when it is deleted', async () => {
    const body = { tag: { id: crypto.randomUUID(), title: 'Zettel' } }
    const twice = [await nurse.call(c.createTag, { body }), await nurse.call(c.createTag, { body })]
    expect(twice.map((answer) => [answer.status, answer.body])).toEqual([1, 2].map(() => [200, body.tag]))
    const renamed = { id: body.tag.id, title: 'Äpfel' }
    expect((await colleague.call(c.updateTag, { body: { id: renamed.id, tag: renamed } })).body).toEqual(renamed)
    await newTag('Birnen')
    const sorted = (await nurse.call(c.tags)).body
    expect(sorted.slice(0, 2).map(({ title }) => title)).toEqual(['Äpfel', 'Birnen'])
    const { id, version } = await add({ title: 'Mit Stichwort', tags: [renamed.id, renamed.id] })
    expect((await nurse.call(c.removeTag, { query: { id: renamed.id } })).body).toBe(true)
    expect((await nurse.call(c.read, { query: { id } })).body).toMatchObject({ tags: [], version })
    expect((await nurse.call(c.removeTag, { query: { id: renamed.id } })).status).toBe(404)
    const trail = await ask(`select aktion, objekt_art as what from protokoll where objekt_id = :id order by nr`, { id: renamed.id })
    expect(trail).toEqual(['tasks.createTag', 'tasks.updateTag', 'tasks.removeTag'].map((aktion) => ({ aktion, what: 'TASK_TAG' })))
  })

  it('named in another sequence, or twice, is no change and does not stand in the audit trail', async () => {
    const [one, two] = [await newTag('Zuerst'), await newTag('Danach')]
    const { id } = await add({ title: 'Doppelt', tags: [one.id, two.id] })
    await nurse.call(c.update, { body: { id, task: { tags: [two.id, one.id, two.id], priority: 2 } } })
    const [last] = await ask<{ felder: string[] }>(`select felder from protokoll where objekt_id = :id order by nr desc limit 1`, { id })
    expect(last?.felder).toEqual(['priority'])
  })

  it('has a title that no other has, in whatever letters it is written', async () => {
    const [, other] = [await newTag('Notfall'), await newTag('Nachbar')]
    const answers = [
      await nurse.call(c.createTag, { body: { tag: { title: 'NOTFALL' } } }),
      await nurse.call(c.updateTag, { body: { id: other.id, tag: { title: 'notfall' } } }),
    ]
    expect(answers.map((answer) => [answer.status, errorOf(answer)])).toEqual(
      [1, 2].map(() => [409, 'tasks.tag_vergeben: tag.title falsch']),
    )
  })
})

describe(`a house with ${maxTasks} tasks`, () => {
  it('makes no more', async () => {
    await ask(
      `insert into task (organisation_id, id, type, person_id, place, daten, created_at, updated_at)
        select p.organisation_id, gen_random_uuid(), 'task', p.id, n, '{}', now(), now() from person p, generate_series(1, :many::int) n
        where p.id = :personId`,
      { many: maxTasks, personId: server.personId('pfleger2') },
    )
    const answer = await stranger.call(c.create, { body: { type: 'task' } })
    expect([answer.status, errorOf(answer)]).toEqual([422, 'tasks.zu_viele'])
  })
})

describe('several tasks at once', () => {
  const done = (ids: readonly string[], who = nurse) =>
    who.call(c.updateMany, { body: { changes: ids.map((id) => ({ id, task: { completed: true } })) } })

  it('are changed by one call, those that are gone are passed over, and nothing is changed when one change is refused', async () => {
    const [one, two, gone] = [await add({ title: 'Erste' }), await add({ title: 'Zweite' }), await add({ title: 'Weg' })]
    await nurse.call(c.remove, { query: { id: gone.id } })
    const { status, body } = await done([one.id, gone.id, two.id])
    expect([status, body.map(({ id, completed }) => [id, completed])]).toEqual([
      200,
      [
        [one.id, true],
        [two.id, true],
      ],
    ])
    const changes = [
      { id: one.id, task: { priority: 2 } },
      { id: two.id, task: { tags: [crypto.randomUUID()] } },
    ]
    const refused = await nurse.call(c.updateMany, { body: { changes } })
    expect([refused.status, (await nurse.call(c.read, { query: { id: one.id } })).body.priority]).toEqual([422, 1])
    expect((await done([one.id], stranger)).body).toEqual([])
  })

  it('are deleted and come back as they were, where they were, for a day', async () => {
    const ids = [await add({ title: 'Unten', priority: 2 }), await add({ title: 'Oben' })].map(({ id }) => id)
    const before = await listOf()
    expect((await stranger.call(c.removeMany, { body: { ids } })).body).toEqual([])
    expect((await nurse.call(c.removeMany, { body: { ids } })).body.toSorted()).toEqual(ids.toSorted())
    expect((await nurse.call(c.removeMany, { body: { ids } })).body).toEqual([])
    expect(await titles()).not.toContain('Oben')
    expect((await stranger.call(c.restore, { body: { ids } })).body).toEqual([])
    expect((await colleague.call(c.restore, { body: { ids } })).body.toSorted()).toEqual(ids.toSorted())
    expect(await listOf()).toEqual(before)
  })
})

describe('what is done', () => {
  it('goes by itself after a year, what was deleted after a day; what is open and what is younger stay', async () => {
    const done = await add({ title: 'Erledigt', completed: true })
    const open = await add({ title: 'Offen' })
    const day = 86_400_000
    const later = async (days: number) => {
      server.clock.now = new Date(server.clock.now.getTime() + days * day)
      await server.server.tick()
      return ask<{ id: string }>(`select id from task where id = any (:ids::uuid[])`, { ids: [done.id, open.id] })
    }
    const deleted = await add({ title: 'Gelöscht' })
    await nurse.call(c.remove, { query: { id: deleted.id } })
    expect(await ask(`select id from task where id = :id`, { id: deleted.id })).toHaveLength(1)
    expect(await later(364)).toHaveLength(2)
    expect(await ask(`select id from task where id = :id`, { id: deleted.id })).toEqual([])
    expect(await later(2)).toEqual([{ id: open.id }])
  })
})
