import { auskunftContract } from '@dreiklang/domain/anmeldung/auskunft.contract'
import { chatContract } from '@dreiklang/domain/chat/chat.contract'
import type { PlaceKind } from '@dreiklang/domain/files/attachment'
import { filesContract as c } from '@dreiklang/domain/files/files.contract'
import { trashDays } from '@dreiklang/domain/files/files'
import { klientAuskunft } from '@dreiklang/domain/klient/auskunft.contract'
import { notesContract } from '@dreiklang/domain/notes/notes.contract'
import { scrumboardContract } from '@dreiklang/domain/scrumboard/scrumboard.contract'
import { tasksContract } from '@dreiklang/domain/tasks/tasks.contract'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { type Konto, bring as bringFall } from '../bestellung/bestellung.fixtures.ts'
import { beginChat, say } from '../chat/chat.fixtures.ts'
import { sql } from '../database/sql.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import { anfrageBody, create, run } from '../hausbesuch/hausbesuch.fixtures.ts'
import { eraseKlient } from '../klient/loeschung.fixtures.ts'
import { systemContext } from '../shared/context.ts'
import { errorOf } from '../shared/zugriff.fixtures.ts'
import { bring, bringTo, beginUpload, pdf } from './files.fixtures.ts'

const haus = await hausForTests()
let asked = 0
function ask<Row>(text: string, values: Record<string, unknown> = {}): Promise<Row[]> {
  asked += 1
  return haus.ports.database.query<Row>(systemContext, sql(`test.attachment.${asked}`, text), values)
}
const filesAt = async (konto: Konto, kind: PlaceKind, placeId: string) => {
  const answer = await (await haus.wer(konto)).call(c.attachments, { query: { kind, placeId } })
  return answer.status === 200 ? answer.body.files : answer.status
}
const namesAt = async (konto: Konto, kind: PlaceKind, placeId: string) => {
  const files = await filesAt(konto, kind, placeId)
  return typeof files === 'number' ? files : files.map(({ name }) => name)
}
const read = async (konto: Konto, id: string) => {
  const { token } = await haus.wer(konto)
  const headers = { authorization: `Bearer ${token}` }
  const answer = await haus.fetch(new Request(`http://test.invalid${c.attachmentContent.path}?id=${id}`, { headers }))
  return answer.status === 200 ? answer.text() : answer.status
}
const bringAt = async (konto: Konto, at: { kind: PlaceKind; placeId: string; part?: string }, name: string) =>
  bringTo(haus, await haus.wer(konto), { at, name, bytes: pdf(name) })
const attach = async (konto: Konto, body: { kind: PlaceKind; placeId: string; fileId: string }) =>
  (await haus.wer(konto)).call(c.attach, { body })
/** Whose keys seal the parts of a file and its words. */
const keysOf = (fileId: string) =>
  ask<{ klient: string | null }>(
    `select distinct s.klient_id as klient from file f join file_content c on c.file_id = f.id join file_part p on p.content_id = c.id
      join schluessel s on s.id in (encode(substr(p.inhalt, 2, 16), 'hex')::uuid, split_part(f.daten ->> 'name', '.', 2)::uuid)
      where f.id = :fileId`,
    { fileId },
  )

describe('a file at the record of a Klient', () => {
  it('is seen by colleagues there, and nowhere else and by nobody else', async () => {
    const placeId = await haus.admit()
    const made = await bringAt('pfleger', { kind: 'klient', placeId }, 'Wundverlauf.pdf')
    expect(made).toMatchObject({ kind: 'PDF', onlyHere: true, removable: true, houseName: null })
    expect(await namesAt('pflege-admin', 'klient', placeId)).toEqual(['Wundverlauf.pdf'])
    expect(await read('pflege-admin', made.id)).toBe('%PDF-1.7 Wundverlauf.pdf')
    const nurse = await haus.wer('pfleger')
    const statuses = [
      (await nurse.call(c.content, { query: { id: made.fileId } })).status,
      (await nurse.call(c.update, { body: { id: made.fileId, name: 'x.pdf' } })).status,
      await filesAt('pfleger2', 'klient', placeId),
      await read('pfleger2', made.id),
      await read('arzt', made.id),
    ]
    expect(statuses).toEqual([404, 404, 404, 404, 404])
    expect((await nurse.call(c.search, { query: { query: 'Wundverlauf' } })).body).toEqual([])
  })

  it('lies under the key of the Klient, with its name, and its trail names the Klient', async () => {
    const placeId = await haus.admit()
    const { fileId, id } = await bringAt('pfleger', { kind: 'klient', placeId }, 'Befund.pdf')
    expect(await keysOf(fileId)).toEqual([{ klient: placeId }])
    await read('pflege-admin', id)
    const trail = await ask('select aktion, klient_id as klient from protokoll where objekt_id = :fileId and art = $$LESEN$$', { fileId })
    expect(trail).toEqual([{ aktion: c.attachmentContent.id, klient: placeId }])
  })

  it('is not brought by somebody who does not see the record', async () => {
    const at = { kind: 'klient', placeId: await haus.admit() } as const
    for (const konto of ['pfleger2', 'apotheker'] as const) {
      const { answer } = await beginUpload(haus, (await haus.wer(konto)).token, { name: 'Fremd.pdf', bytes: pdf('x'), at })
      expect(answer.status).toBe(404)
    }
  })

  it('that comes from the files of the house goes under its key, and to no other Klient', async () => {
    const [one, other] = [await haus.admit(), await haus.admit()]
    const nurse = await haus.wer('pfleger')
    const { id: fileId } = await bring(haus, nurse, { name: 'Vollmacht.pdf', bytes: pdf('alt') })
    await bring(haus, nurse, { name: 'Vollmacht.pdf', bytes: pdf('neu'), nameRule: 'replace' })
    expect((await attach('pfleger', { kind: 'klient', placeId: one, fileId })).status).toBe(204)
    expect(await keysOf(fileId)).toEqual([{ klient: one }])
    const [made] = (await filesAt('pfleger', 'klient', one)) as { id: string; onlyHere: boolean }[]
    expect([made?.onlyHere, await read('pflege-admin', made?.id ?? '')]).toEqual([false, '%PDF-1.7 neu'])
    expect(errorOf(await attach('pfleger', { kind: 'klient', placeId: other, fileId }))).toBe('files.anderer_klient')
    const versions = (await nurse.call(c.versions, { query: { id: fileId } })).body
    expect(versions.map(({ bytes }) => bytes)).toEqual([12, 12])
    expect((await nurse.call(c.update, { body: { id: fileId, name: 'Vollmacht Tochter.pdf' } })).status).toBe(200)
    expect([await namesAt('pfleger', 'klient', one), await keysOf(fileId)]).toEqual([['Vollmacht Tochter.pdf'], [{ klient: one }]])
  })

  it('is in the copy of what is kept about the Klient, with its bytes', async () => {
    const placeId = await haus.admit()
    await bringAt('pfleger', { kind: 'klient', placeId }, 'Entlassbrief.pdf')
    const { token } = await haus.wer('pflege-admin')
    const path = `/api/klienten/${placeId}/auskunft?format=zip&zweck=KLIENT`
    const answer = await haus.fetch(new Request(`http://test.invalid${path}`, { headers: { authorization: `Bearer ${token}` } }))
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    expect(strFromU8(files['dateien/1 Entlassbrief.pdf'] ?? new Uint8Array())).toBe('%PDF-1.7 Entlassbrief.pdf')
    const copy = klientAuskunft.parse(JSON.parse(strFromU8(files['auskunft.json'] ?? new Uint8Array())))
    expect(copy.dateien).toMatchObject([{ name: 'Entlassbrief.pdf', stehtAn: 'klient', groesseBytes: 25 }])
  })

  it('goes with the record, also from the files of the house', async () => {
    const erased = await hausForTests()
    const placeId = await erased.admit()
    const nurse = await erased.wer('pfleger')
    const { fileId, id } = await bringTo(erased, nurse, { at: { kind: 'klient', placeId }, name: 'Befund.pdf', bytes: pdf('x') })
    const inFolder = await bring(erased, nurse, { name: 'Brief.pdf', bytes: pdf('y') })
    await nurse.call(c.attach, { body: { kind: 'klient', placeId, fileId: inFolder.id } })
    await eraseKlient(erased, placeId)
    const left = sql('test.attachment.left', 'select id from file where id = any (:ids::uuid[])')
    expect(await erased.ports.database.query(systemContext, left, { ids: [fileId, inFolder.id] })).toEqual([])
    expect((await (await erased.wer('pflege-admin')).call(c.attachmentEvents, { query: { id } })).status).toBe(404)
  })
})

describe('a file at an order', () => {
  it('is seen by the houses that take part, and the house whose file it is learns who of them has looked', async () => {
    const fall = await bringFall(haus, 'BEIM_ARZT')
    const at = { kind: 'bestellung', placeId: fall.id } as const
    const made = await bringAt('pfleger', at, 'Medikationsplan.pdf')
    const [seen] = (await filesAt('arzt', at.kind, at.placeId)) as { id: string; houseName: string; removable: boolean }[]
    expect(seen).toMatchObject({ id: made.id, removable: false, addedByName: null, houseName: expect.stringMatching(/./) })
    expect([await read('arzt', made.id), await read('arzt2', made.id), await read('pfleger2', made.id)]).toEqual([
      '%PDF-1.7 Medikationsplan.pdf',
      404,
      404,
    ])
    const { body } = await (await haus.wer('pflege-admin')).call(c.attachmentEvents, { query: { id: made.id } })
    const [practice] = await ask<{ name: string }>('select name from organisation where id = :id', {
      id: haus.ensemble.organisationen.weber,
    })
    expect(body.map(({ deed, houseName, personName }) => [deed, houseName, personName !== null])).toContainEqual([
      'read',
      practice?.name,
      false,
    ])
    expect((await (await haus.wer('arzt')).call(c.attachmentEvents, { query: { id: made.id } })).status).toBe(404)
    const refused = await (await haus.wer('arzt')).call(c.detach, { query: { id: made.id } })
    expect(errorOf(refused)).toBe('files.hier_nicht')
  })

  it('of the practice lies under the key of the Klient as well, is read by the nurse, and is gone with the record', async () => {
    const other = await hausForTests()
    const placeId = await other.admit()
    const fall = await bringFall(other, 'BEIM_ARZT', { vor: { klientId: placeId } })
    const at = { kind: 'bestellung', placeId: fall.id } as const
    const made = await bringTo(other, await other.wer('arzt'), { at, name: 'Laborwert.pdf', bytes: pdf('Kalium') })
    const { body } = await (await other.wer('pfleger')).call(c.attachments, { query: at })
    expect(body.files).toMatchObject([{ name: 'Laborwert.pdf', removable: false }])
    const key = sql('test.attachment.key', 'select klient_id as klient, klient_house as house from file where id = :id')
    const [row] = await other.ports.database.query(systemContext, key, { id: made.fileId })
    expect(row).toEqual({ klient: placeId, house: other.ensemble.organisationen.sonnenhof })
    const copy = (await (await other.wer('arzt')).call(auskunftContract.auskunft)).body.weiteres['files']
    expect(copy).toMatchObject([{ id: made.fileId, name: 'Laborwert.pdf' }])
    await fall.run('pfleger', 'stornieren')
    await eraseKlient(other, placeId)
    expect((await (await other.wer('arzt')).call(c.attachments, { query: at })).body.files).toEqual([])
    await other.server.tick()
    expect(await other.ports.database.query(systemContext, key, { id: made.fileId })).toEqual([])
  })
})

describe('a file at a visit', () => {
  it('is seen by the houses that take part, and what the practice brings later is no part of an erased record', async () => {
    const other = await hausForTests()
    const klientId = await other.admit()
    const nurse = await other.wer('pfleger')
    const arzt = await other.wer('arzt')
    const body = anfrageBody({ klientId, organisationId: other.ensemble.organisationen.weber })
    const at = { kind: 'hausbesuch', placeId: await create(nurse, 'ask', body) } as const
    const made = await bringTo(other, nurse, { at, name: 'Wunde.pdf', bytes: pdf('Wunde') })
    expect((await arzt.call(c.attachments, { query: at })).body.files).toMatchObject([{ id: made.id, name: 'Wunde.pdf', removable: false }])
    expect((await (await other.wer('arzt2')).call(c.attachments, { query: at })).status).toBe(404)
    await run(nurse, at.placeId, 'absagen', { durch: 'PFLEGE', grund: 'WETTER', text: null, berechnung: false })
    await eraseKlient(other, klientId)
    const later = await bringTo(other, await other.wer('arzt'), { at, name: 'Brief.pdf', bytes: pdf('Brief') })
    const key = sql('test.attachment.keyOfVisit', 'select klient_id as klient from file where id = :id')
    expect(await other.ports.database.query(systemContext, key, { id: later.fileId })).toEqual([{ klient: null }])
  })
})

describe('a file in a chat', () => {
  it('is seen with its message, and no more when that was withdrawn', async () => {
    const chat = await beginChat(haus, 'pfleger', { contactId: haus.personId('pflege-admin') })
    const part = crypto.randomUUID()
    const made = await bringAt('pfleger', { kind: 'chat', placeId: chat.id, part }, 'Foto Tür.pdf')
    expect([await namesAt('pfleger', 'chat', chat.id), await namesAt('pflege-admin', 'chat', chat.id)]).toEqual([['Foto Tür.pdf'], []])
    expect(await read('pflege-admin', made.id)).toBe(404)
    await say(haus, 'pfleger', { chatId: chat.id, value: 'Siehe Foto', id: part })
    expect(await filesAt('pflege-admin', 'chat', chat.id)).toMatchObject([{ part, removable: false }])
    expect(await read('pflege-admin', made.id)).toBe('%PDF-1.7 Foto Tür.pdf')
    expect(await filesAt('apotheker', 'chat', chat.id)).toBe(404)
    expect((await (await haus.wer('pfleger')).call(chatContract.withdraw, { query: { chatId: chat.id, id: part } })).status).toBe(200)
    expect([await namesAt('pflege-admin', 'chat', chat.id), await read('pflege-admin', made.id)]).toEqual([[], 404])
  })
})

describe('a file at what the house keeps for itself', () => {
  const makeTask = async () => (await (await haus.wer('pfleger')).call(tasksContract.create, { body: { type: 'task' } })).body.id

  it('is seen with the task, is put back within 30 days, and then goes', async () => {
    const at = { kind: 'task', placeId: await makeTask() } as const
    const made = await bringAt('pfleger', at, 'Angebot.pdf')
    const lead = await haus.wer('pflege-admin')
    expect((await lead.call(c.detach, { query: { id: made.id } })).status).toBe(204)
    expect([await read('pfleger', made.id), await filesAt('pfleger', at.kind, at.placeId)]).toMatchObject([
      404,
      [{ name: 'Angebot.pdf', removedAt: haus.clock.now.toISOString() }],
    ])
    expect((await lead.call(c.reattach, { body: { id: made.id } })).status).toBe(204)
    expect(await read('pfleger', made.id)).toBe('%PDF-1.7 Angebot.pdf')
    await lead.call(c.detach, { query: { id: made.id } })
    await ask('update file_place set removed_at = removed_at - make_interval(days => 31) where id = :id returning id', { id: made.id })
    await haus.server.tick()
    expect(await ask('select id from file where id = :id', { id: made.fileId })).toEqual([])
  })

  it('stays at the task when it is deleted from the files of the house, which say where it stands', async () => {
    const nurse = await haus.wer('pfleger')
    const placeId = await makeTask()
    const { id: fileId } = await bring(haus, nurse, { name: 'Vertrag.pdf', bytes: pdf('Vertrag') })
    await attach('pfleger', { kind: 'task', placeId, fileId })
    expect((await nurse.call(c.places, { query: { id: fileId } })).body).toMatchObject([{ kind: 'task', placeId, title: '' }])
    await nurse.call(c.remove, { body: { ids: [fileId] } })
    await ask('update file set deleted_at = deleted_at - make_interval(days => :days::int) where id = :fileId returning id', {
      fileId,
      days: trashDays + 1,
    })
    await haus.server.tick()
    const [left] = (await filesAt('pfleger', 'task', placeId)) as { id: string; onlyHere: boolean }[]
    expect([left?.onlyHere, await read('pfleger', left?.id ?? '')]).toEqual([true, '%PDF-1.7 Vertrag'])
    expect((await nurse.call(c.trash)).body.map(({ id }) => id)).not.toContain(fileId)
  })

  it('goes with the thing that it stands at', async () => {
    const { fileId, id } = await bringAt('pfleger', { kind: 'task', placeId: await makeTask() }, 'Weg.pdf')
    await ask('delete from task where id = (select place_id from file_place where id = :id) returning id', { id })
    await ask('update file_place set looked_at = looked_at - make_interval(hours => 2) where id = :id returning id', { id })
    await haus.server.tick()
    expect(await ask('select id from file where id = :fileId', { fileId })).toEqual([])
  })

  it('at a note is seen by those who see the note, and at a card by those who see its board', async () => {
    const nurse = await haus.wer('pfleger')
    const { body: note } = await nurse.call(notesContract.create, { body: { note: { title: 'Nur ich' } } })
    await bringAt('pfleger', { kind: 'note', placeId: note.id }, 'Merkzettel.pdf')
    expect(await filesAt('pflege-admin', 'note', note.id)).toBe(404)
    await nurse.call(notesContract.update, { body: { updatedNote: { id: note.id, visibility: 'house' } } })
    expect(await namesAt('pflege-admin', 'note', note.id)).toEqual(['Merkzettel.pdf'])
    const { body: board } = await nurse.call(scrumboardContract.createBoard, { body: { board: { title: 'Umbau' } } })
    const { body: list } = await nurse.call(scrumboardContract.createList, { body: { list: { boardId: board.id, title: 'Offen' } } })
    const { body: card } = await nurse.call(scrumboardContract.createCard, {
      body: { card: { boardId: board.id, listId: list.id, title: 'Bad' } },
    })
    await bringAt('pfleger', { kind: 'card', placeId: card.id }, 'Grundriss.pdf')
    expect([await namesAt('pflege-admin', 'card', card.id), await filesAt('pfleger2', 'card', card.id)]).toEqual([['Grundriss.pdf'], 404])
  })
})
