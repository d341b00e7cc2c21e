import { auskunftContract } from '@dreiklang/domain/anmeldung/auskunft.contract'
import { maxNotes } from '@dreiklang/domain/notes/notes'
import { type Note, notesContract } from '@dreiklang/domain/notes/notes.contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../database/sql.ts'
import { serverForTests } from '../forTests.fixtures.ts'
import { systemContext } from '../shared/context.ts'
import { errorOf } from '../shared/zugriff.fixtures.ts'

const c = notesContract
const server = await serverForTests()
const signIn = () => server.people('pfleger', 'pflege-admin', 'pfleger2', 'arzt')
let [nurse, colleague, stranger, arzt] = await signIn()
// Tests move the clock, and with it sessions end.
const signInAgain = async () => {
  ;[nurse, colleague, stranger, arzt] = await signIn()
}
beforeEach(signInAgain)

type Who = typeof nurse
const add = async (note: object = {}, who = nurse): Promise<Note> => (await who.call(c.create, { body: { note } })).body
const change = (id: string, note: object, who = nurse) => who.call(c.update, { body: { updatedNote: { id, ...note } } })
const listOf = async (who: Who) => (await who.call(c.all)).body
const idsOf = async (who: Who) => (await listOf(who)).map(({ id }) => id)
const idsInTrash = async (who: Who) => (await who.call(c.trash)).body.map(({ id }) => id)
const newLabel = async (title: string) => {
  const id = crypto.randomUUID()
  await nurse.call(c.createLabel, { body: { id, title } })
  return { id, title }
}
const pass = async (minutes: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + minutes * 60_000)
  if (minutes > 1) await signInAgain()
}
let asked = 0
function ask<Row>(text: string, values: Record<string, unknown>): Promise<Row[]> {
  asked += 1
  return server.ports.database.query<Row>(systemContext, sql(`test.notes.${asked}`, text), values)
}

describe('a new note', () => {
  it('is empty, plain and for nobody else, and the one that was changed last stands first', async () => {
    const older = await add({ title: 'Älter' })
    await pass(1)
    const { status, body } = await nurse.call(c.create, { body: { note: {} } })
    const at = server.clock.now.toISOString()
    expect([status, body]).toEqual([
      200,
      {
        id: body.id,
        title: '',
        content: '',
        tasks: [],
        colour: 'plain',
        visibility: 'me',
        archived: false,
        reminder: null,
        image: null,
        labels: [],
        version: 1,
        createdBy: server.personId('pfleger'),
        createdByName: expect.stringMatching(/\w+ \w+/),
        changedBy: server.personId('pfleger'),
        changedByName: body.createdByName,
        createdAt: at,
        updatedAt: at,
        deletedAt: null,
      },
    ])
    expect((await listOf(nurse)).slice(0, 2)).toEqual([body, older])
  })

  it('takes what comes with it, also labels as the template sends them', async () => {
    const label = await newLabel('Mitgebracht')
    const tasks = [{ id: crypto.randomUUID(), content: 'Anrufen', completed: true }]
    const named = {
      title: 'Neu',
      content: 'Text',
      tasks,
      colour: 'green',
      visibility: 'house',
      archived: true,
      reminder: '2026-12-24T09:00:00.000Z',
    }
    expect(await add({ ...named, labels: [label] })).toMatchObject({ ...named, labels: [label] })
    const refused = await nurse.call(c.create, { body: { note: { labels: [crypto.randomUUID()] } } })
    expect([refused.status, errorOf(refused)]).toEqual([422, 'notes.label_unbekannt: note.labels auswahl'])
  })

  it('is made once although the answer was lost and it is sent again', async () => {
    const note = { id: crypto.randomUUID(), title: 'Zweimal' }
    const answers = await Promise.all([1, 2, 3].map(() => nurse.call(c.create, { body: { note } })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await idsOf(nurse)).filter((id) => id === note.id)).toHaveLength(1)
  })

  it('does not take the id of a note that this person must not see', async () => {
    const { id } = await add({ title: 'Privat' })
    const answer = await colleague.call(c.create, { body: { note: { id, title: 'Meine' } } })
    expect([answer.status, errorOf(answer)]).toEqual([404, 'nicht_gefunden'])
  })
})

describe('a note', () => {
  it('changes only what is named, and takes back the whole record as the template sends it', async () => {
    const label = await newLabel('Ganz')
    const before = await add({ title: 'Rezept', visibility: 'house', labels: [label.id] })
    const { body } = await change(before.id, { content: 'Bis zwölf', reminder: '2026-12-01T08:00:00+01:00' })
    expect(body).toEqual({ ...before, content: 'Bis zwölf', reminder: '2026-12-01T07:00:00.000Z', version: 2 })
    const whole = await colleague.call(c.update, { body: { updatedNote: { ...body, archived: true } } })
    expect(whole.body).toEqual({
      ...body,
      archived: true,
      version: 3,
      changedBy: server.personId('pflege-admin'),
      changedByName: expect.not.stringMatching(body.createdByName ?? '-'),
    })
    expect(await listOf(nurse)).toContainEqual(whole.body)
  })

  it('is not overwritten by somebody who has an older one on the screen, and is told what stands there now', async () => {
    const { id, version } = await add({ title: 'Alt', visibility: 'house' })
    const both = await Promise.all([nurse, colleague].map((who, i) => change(id, { title: `Nr. ${i}`, version }, who)))
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const [kept, refused] = both.toSorted((a, b) => a.status - b.status)
    expect(refused && errorOf(refused)).toBe('notes.veraltet')
    expect(JSON.parse(refused?.text ?? '').details.aktuell).toEqual(kept?.body)
  })

  it('takes an item of the checklist, once', async () => {
    const note = await add({ title: 'Liste', tasks: [{ id: crypto.randomUUID(), content: 'Erstes', completed: true }] })
    const body = { note, task: 'Zweites', taskId: crypto.randomUUID() }
    await nurse.call(c.addTask, { body })
    const { body: answer } = await nurse.call(c.addTask, { body })
    expect(answer).toMatchObject({ tasks: [note.tasks[0], { id: body.taskId, content: 'Zweites', completed: false }], version: 2 })
    const empty = await nurse.call(c.addTask, { body: { note: { id: note.id }, task: ' ' } })
    expect([empty.status, errorOf(empty)]).toEqual([400, 'eingabe.ungueltig: task zu_klein'])
  })

  it('that belongs to one person is unknown to the colleagues, and to every call of theirs', async () => {
    const { id, version } = await add({ title: 'Nur für mich' })
    expect([await idsOf(nurse), await idsOf(colleague)]).toEqual([expect.arrayContaining([id]), expect.not.arrayContaining([id])])
    expect((await colleague.call(c.search, { query: { query: 'nur für mich' } })).body).toEqual([])
    const answers = [
      await change(id, { title: 'x' }, colleague),
      await colleague.call(c.addTask, { body: { note: { id }, task: 'x' } }),
      await colleague.call(c.remove, { query: { id } }),
      await colleague.call(c.versions, { query: { id } }),
      await colleague.call(c.readImage, { query: { id } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect((await listOf(nurse)).find((note) => note.id === id)?.version).toBe(version)
  })

  it('is shown to the house by who wrote it, and taken back by nobody else', async () => {
    const { id } = await add({ title: 'Für alle' })
    await change(id, { visibility: 'house' })
    expect(await idsOf(colleague)).toContain(id)
    const refused = await change(id, { visibility: 'me' }, colleague)
    expect([refused.status, errorOf(refused)]).toEqual([403, 'notes.nur_eigene'])
    expect((await change(id, { visibility: 'me' })).status).toBe(200)
    expect(await idsOf(colleague)).not.toContain(id)
  })

  it('is unknown to people of another house, of the same side and of another', async () => {
    const [note, label] = [await add({ title: 'Nur unser Haus', visibility: 'house' }), await newLabel('Nur unseres')]
    for (const who of [stranger, arzt]) {
      expect([await listOf(who), (await who.call(c.labels)).body, (await who.call(c.trash)).body]).toEqual([[], [], []])
      const answers = [
        await change(note.id, { title: 'x' }, who),
        await who.call(c.remove, { query: { id: note.id } }),
        await who.call(c.versions, { query: { id: note.id } }),
        await who.call(c.updateLabel, { body: { label: { ...label, title: 'x' } } }),
        await who.call(c.removeLabel, { query: { id: label.id } }),
      ]
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    }
    expect(await listOf(nurse)).toContainEqual(note)
  })

  it('lies sealed: who reads the database alone learns nothing', async () => {
    const label = await newLabel('Frau Yıldız')
    const tasks = [{ id: crypto.randomUUID(), content: 'Yıldız fragen', completed: false }]
    const { id } = await add({ title: 'Insulin', content: 'Bei Yıldız', tasks, labels: [label.id], visibility: 'house' })
    await change(id, { content: 'Bei Yıldız nicht mehr' }, colleague)
    const stored = JSON.stringify([
      await ask(`select daten from note where id = :id`, { id }),
      await ask(`select daten from note_version where note_id = :id`, { id }),
      await ask(`select daten from note_label where id = :id`, { id: label.id }),
    ])
    expect(stored.match(/v1\./g)).toHaveLength(7)
    expect(stored).not.toMatch(/Insulin|Yıldız/)
  })

  it('is in the own copy of who wrote it, and in nobody else’s', async () => {
    const note = await add({ title: 'Kopie', visibility: 'house' })
    const copyOf = async (who: Who) => (await who.call(auskunftContract.auskunft)).body.weiteres['notes']
    expect(await copyOf(nurse)).toContainEqual(note)
    expect(await copyOf(colleague)).not.toContainEqual(note)
  })
})

describe('the trash', () => {
  it('takes a note, gives it back as it was, and deletes it for good the second time', async () => {
    const note = await add({ title: 'Weg damit', content: 'Wichtig' })
    const remove = () => nurse.call(c.remove, { query: { id: note.id } })
    expect((await remove()).body).toBe(true)
    expect([await idsOf(nurse), await idsInTrash(nurse)]).toEqual([
      expect.not.arrayContaining([note.id]),
      expect.arrayContaining([note.id]),
    ])
    const refused = await change(note.id, { title: 'Noch dran' })
    expect([refused.status, errorOf(refused)]).toEqual([409, 'notes.im_papierkorb'])
    expect((await change(note.id, { deletedAt: null })).body).toMatchObject({ title: 'Weg damit', content: 'Wichtig', deletedAt: null })
    expect([(await remove()).body, (await remove()).body, (await remove()).status]).toEqual([true, true, 404])
    const trail = await ask(`select aktion, felder from protokoll where objekt_id = :id order by nr`, { id: note.id })
    expect(trail).toEqual([
      { aktion: 'notes.create', felder: ['title', 'content'] },
      { aktion: 'notes.remove', felder: ['deletedAt'] },
      { aktion: 'notes.update', felder: ['deletedAt'] },
      { aktion: 'notes.remove', felder: ['deletedAt'] },
      { aktion: 'notes.remove', felder: [] },
    ])
  })

  it('empties itself after thirty days', async () => {
    const [kept, gone] = [await add({ title: 'Bleibt' }), await add({ title: 'Geht' })]
    await nurse.call(c.remove, { query: { id: gone.id } })
    const there = async (days: number) => {
      await pass(days * 24 * 60)
      await server.server.tick()
      return (await ask<{ id: string }>(`select id from note where id = any (:ids::uuid[])`, { ids: [kept.id, gone.id] })).length
    }
    expect([await there(29), await there(2)]).toEqual([2, 1])
  })
})

describe('earlier texts of a note', () => {
  const versionsOf = async (id: string, who = nurse) =>
    (await who.call(c.versions, { query: { id } })).body.map(({ content, changedBy }) => [content, changedBy])
  const [me, her] = [server.personId('pfleger'), server.personId('pflege-admin')]

  it('are kept when somebody else writes over them, and once in ten minutes of the same person', async () => {
    const { id } = await add({ content: 'Eins', visibility: 'house' })
    await change(id, { content: 'Eins und' })
    await change(id, { content: 'Zwei' }, colleague)
    await pass(11)
    await change(id, { content: 'Drei' }, colleague)
    await change(id, { content: 'Vier' }, colleague)
    expect(await versionsOf(id)).toEqual([
      ['Zwei', her],
      ['Eins und', me],
    ])
  })

  it('written for nobody else are not shown with a note that is shared later', async () => {
    const { id } = await add({ content: 'Geheim' })
    await pass(11)
    await change(id, { content: 'Für alle' })
    expect(await versionsOf(id)).toEqual([['Geheim', me]])
    await change(id, { visibility: 'house' })
    expect(await versionsOf(id, colleague)).toEqual([])
  })

  it('are twenty at most', async () => {
    const { id } = await add({ content: 'Text 0', visibility: 'house' })
    for (let nr = 1; nr <= 22; nr += 1) {
      await pass(0.01)
      await change(id, { content: `Text ${nr}` }, nr % 2 === 0 ? nurse : colleague)
    }
    const kept = await versionsOf(id)
    expect([kept.length, kept[0]?.[0], kept.at(-1)?.[0]]).toEqual([20, 'Text 21', 'Text 2'])
  })
})

describe('looking for notes', () => {
  it('answers nothing for an empty text, and finds text, checklist and labels', async () => {
    const label = await newLabel('Wundauflage')
    const found = await add({ title: 'Bestellen', labels: [label.id] })
    const find = async (query: string) => (await nurse.call(c.search, { query: { query } })).body
    expect([await find(''), (await nurse.call(c.search)).body, await find(' '), await find('Zebra')]).toEqual([null, null, null, []])
    expect(await find('WUNDAUFLAGE bestellen')).toEqual([found])
  })
})

describe('a label', () => {
  it('is made once, renamed, and stripped from every note when it is deleted; each call answers all labels', async () => {
    const body = { id: crypto.randomUUID(), title: 'Zettel' }
    const twice = [await nurse.call(c.createLabel, { body }), await nurse.call(c.createLabel, { body })]
    expect(twice.map(({ body: all }) => all.filter(({ id }) => id === body.id))).toEqual([[body], [body]])
    const renamed = { id: body.id, title: 'Äpfel' }
    expect((await colleague.call(c.updateLabel, { body: { label: renamed } })).body[0]).toEqual(renamed)
    expect((await nurse.call(c.labels)).body).toContainEqual(renamed)
    // Also from a note that the person who deletes the label cannot see.
    const { id, version } = await add({ title: 'Mit Stichwort', labels: [renamed] })
    const left = (await colleague.call(c.removeLabel, { query: { id: renamed.id } })).body
    expect(left).not.toContainEqual(renamed)
    expect((await listOf(nurse)).find((note) => note.id === id)).toMatchObject({ labels: [], version })
    expect((await nurse.call(c.removeLabel, { query: { id: renamed.id } })).status).toBe(404)
  })

  it('has a title that no other has, in whatever letters it is written', async () => {
    const [, other] = [await newLabel('Notfall'), await newLabel('Nachbar')]
    const answers = [
      await nurse.call(c.createLabel, { body: { title: 'NOTFALL' } }),
      await nurse.call(c.updateLabel, { body: { label: { ...other, title: 'notfall' } } }),
    ]
    expect(answers.map((answer) => [answer.status, errorOf(answer)])).toEqual([
      [409, 'notes.label_vergeben: title falsch'],
      [409, 'notes.label_vergeben: label.title falsch'],
    ])
  })
})

describe(`a person with ${maxNotes} notes`, () => {
  it('makes no more', async () => {
    await ask(
      `insert into note (organisation_id, id, person_id, changed_by, visibility, daten, created_at, updated_at)
        select p.organisation_id, gen_random_uuid(), p.id, p.id, 'me', '{}', now(), now() from person p, generate_series(1, :many::int) n
        where p.id = :personId`,
      { many: maxNotes, personId: server.personId('apotheker2') },
    )
    const [full] = await server.people('apotheker2')
    const answer = await full.call(c.create, { body: { note: {} } })
    expect([answer.status, errorOf(answer)]).toEqual([422, 'notes.zu_viele'])
  })
})
