import { auskunftContract } from '@dreiklang/domain/anmeldung/auskunft.contract'
import { firstLabels, folderIdOf, undoSeconds } from '@dreiklang/domain/mailbox/mailbox'
import { mailboxContract } from '@dreiklang/domain/mailbox/mailbox.contract'
import { describe, expect, it } from 'vitest'
import { sql } from '../database/sql.ts'
import { bring } from '../bestellung/bestellung.fixtures.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import { messageContract } from '@dreiklang/domain/notification/notification.contract'
import { systemContext } from '../shared/context.ts'
import { errorOf } from '../shared/zugriff.fixtures.ts'
import type { TestClient } from '../testServer.ts'

const c = mailboxContract
const server = await hausForTests({ mitAkten: true })
const [nurse, colleague, stranger] = await server.people('pfleger', 'pflege-admin', 'pfleger2')
const [her, foreign] = [server.personId('pflege-admin'), server.personId('pfleger2')]
const empty = { to: [] as string[], cc: [] as string[], bcc: [] as string[], subject: '', content: '' }

/** The clock strikes later, and goes on where it was: nobody's session ends by it. */
async function strike(ms: number) {
  const before = server.clock.now
  server.clock.now = new Date(before.getTime() + ms)
  await server.server.tick()
  server.clock.now = before
}
const day = 86_400_000
let asked = 0
function ask<Row>(text: string, values: Record<string, unknown>): Promise<Row[]> {
  asked += 1
  return server.ports.database.query<Row>(systemContext, sql(`test.mailbox.${asked}`, text), values)
}
const write = async (draft: object = {}, who: TestClient = nurse) =>
  (await who.call(c.createDraft, { body: { id: crypto.randomUUID(), draft: { ...empty, to: [her], subject: 'Dienstplan', ...draft } } }))
    .body
async function post(draft: object = {}, who: TestClient = nurse) {
  const { id } = await write(draft, who)
  await who.call(c.send, { body: { id, version: 1 } })
  return (await who.call(c.deliver, { body: { id } })).body
}
const read = (id: string, who: TestClient = colleague) => who.call(c.read, { query: { id } })
const listOf = async (query: Record<string, string>, who: TestClient = colleague) => (await who.call(c.mails, { query })).body
const idsOf = async (query: Record<string, string>, who: TestClient = colleague) => (await listOf(query, who)).mails?.map(({ id }) => id)
const counts = async (who: TestClient) =>
  Object.fromEntries((await who.call(c.folders)).body.map(({ slug, count }): [string, number] => [slug, count]))
const move = (id: string, slug: 'inbox' | 'sent' | 'drafts' | 'spam' | 'trash', who = colleague) =>
  who.call(c.update, { body: { id, mail: { folder: folderIdOf(slug) } } })

describe('a mailbox', () => {
  it('begins with five folders, two filters and six labels', async () => {
    const labels = (await nurse.call(c.labels)).body
    expect(labels).toEqual(firstLabels)
    expect((await nurse.call(c.folders)).body.map(({ title }) => title)).toEqual(['Inbox', 'Sent', 'Drafts', 'Spam', 'Trash'])
    expect((await nurse.call(c.filters)).body.map(({ slug }) => slug)).toEqual(['starred', 'important'])
  })

  it('keeps its layout and its signature, each for itself', async () => {
    await nurse.call(c.updateSettings, { body: { settings: { signature: 'Herzliche Grüße' } } })
    const { body } = await nurse.call(c.updateSettings, { body: { settings: { messageLayout: 'bottom' } } })
    expect(body).toEqual({ messageLayout: 'bottom', signature: 'Herzliche Grüße' })
    expect((await nurse.call(c.settings)).body).toEqual(body)
    expect((await colleague.call(c.settings)).body).toEqual({ messageLayout: 'right', signature: '' })
  })
})

describe('a template', () => {
  const template = { id: crypto.randomUUID(), title: 'Lieferschein', subject: 'Unterschrift fehlt', content: 'Guten Tag,\n\n' }
  const save = (change: object = {}, who = nurse) => who.call(c.saveTemplate, { body: { template: { ...template, ...change } } })

  it('is kept, written over and deleted by its person, and nobody else has it', async () => {
    await save()
    await save({ title: 'Schein' })
    expect((await nurse.call(c.templates)).body).toEqual([{ ...template, title: 'Schein' }])
    expect((await colleague.call(c.templates)).body).toEqual([])
    expect((await colleague.call(c.removeTemplate, { query: { id: template.id } })).status).toBe(404)
    expect((await nurse.call(c.removeTemplate, { query: { id: template.id } })).body).toBe(true)
    expect((await nurse.call(c.templates)).body).toEqual([])
  })

  it('is one of fifty at most', async () => {
    const ids = Array.from({ length: 50 }, () => crypto.randomUUID())
    for (const id of ids) await save({ id }, colleague)
    expect(errorOf(await save({ id: crypto.randomUUID() }, colleague))).toBe('mailbox.zu_viele_vorlagen')
    expect((await save({ id: ids[0] ?? '', title: 'Anders' }, colleague)).status).toBe(200)
  })
})

describe('a label', () => {
  it('gets a slug of its own, and loses itself from all mails when it is deleted', async () => {
    const add = async (title: string) => (await colleague.call(c.createLabel, { body: { label: { title, color: 'teal' } } })).body
    const [first, second, other] = [await add('Auto  &  Haus'), await add('auto haus'), await add('Auto Haus')]
    expect([first, second, other].map(({ slug }) => slug)).toEqual(['auto-haus', 'auto-haus-1', 'auto-haus-2'])
    const mail = await post()
    await colleague.call(c.update, { body: { id: mail.id, mail: { labels: [first.id, other.id] } } })
    expect(await idsOf({ label: 'auto-haus' })).toEqual([mail.id])
    await colleague.call(c.removeLabel, { query: { id: first.id } })
    expect((await read(mail.id)).body.labels).toEqual([other.id])
    const renamed = (await colleague.call(c.updateLabel, { body: { id: other.id, label: { title: 'Bad' } } })).body
    expect(renamed).toEqual({ id: other.id, title: 'Bad', slug: 'bad', color: 'teal' })
    expect((await nurse.call(c.updateLabel, { body: { id: other.id, label: { title: 'Meins' } } })).status).toBe(404)
  })

  it('is one of at most five on a mail, and one that there is', async () => {
    const mail = await post()
    const labels = firstLabels.map(({ id }) => id)
    const put = (ids: readonly string[]) => colleague.call(c.update, { body: { id: mail.id, mail: { labels: [...ids] } } })
    expect((await put(labels.slice(0, 5))).body.labels).toHaveLength(5)
    const answers = [
      await put(labels),
      await colleague.call(c.bulk, { body: { ids: [mail.id], change: { addLabel: labels[5] } } }),
      await put([crypto.randomUUID()]),
    ]
    expect(answers.map(errorOf)).toEqual(['mailbox.zu_viele_etiketten', 'mailbox.zu_viele_etiketten', 'mailbox.etikett_unbekannt'])
  })
})

describe('a mail', () => {
  it('is seen by its writer alone until it is sent, and held back for some seconds then', async () => {
    const draft = await write({ content: 'Wer kann am Samstag?' })
    expect([draft.status, draft.folder, draft.to]).toEqual(['draft', folderIdOf('drafts'), 'Sabine Krüger <Pflegedienst Sonnenhof>'])
    const { body: queued } = await nurse.call(c.send, { body: { id: draft.id, version: 1 } })
    expect([queued.status, Date.parse(queued.sendAt ?? '') - server.clock.now.getTime()]).toEqual(['queued', undoSeconds * 1000])
    expect((await read(draft.id)).status).toBe(404)
    await strike(0)
    expect((await read(draft.id)).status).toBe(404)
    await strike(undoSeconds * 1000)
    expect((await read(draft.id)).body).toMatchObject({
      subject: 'Dienstplan',
      content: 'Wer kann am Samstag?',
      unread: true,
      isMine: false,
    })
    expect((await read(draft.id, nurse)).body).toMatchObject({ folder: folderIdOf('sent'), unread: false, isMine: true, status: 'sent' })
  })

  it('is sent once, however often the answer is lost', async () => {
    const draft = await write()
    const before = (await counts(colleague))['inbox'] ?? 0
    const send = () => nurse.call(c.send, { body: { id: draft.id, version: 1 } })
    expect((await Promise.all([send(), send()])).map(({ status }) => status)).toEqual([200, 200])
    await Promise.all([1, 2].map(() => nurse.call(c.deliver, { body: { id: draft.id } })))
    expect((await send()).body.status).toBe('sent')
    expect((await counts(colleague))['inbox']).toBe(before + 1)
  })

  it('comes back as a draft when it is called back in time, and not afterwards', async () => {
    const { id } = await write()
    await nurse.call(c.send, { body: { id, version: 1 } })
    const { body } = await nurse.call(c.unsend, { body: { id } })
    expect([body.status, body.sendAt]).toEqual(['draft', null])
    expect(errorOf(await nurse.call(c.deliver, { body: { id } }))).toBe('mailbox.nicht_bereit')
    await nurse.call(c.send, { body: { id, version: body.version } })
    await nurse.call(c.deliver, { body: { id } })
    expect(errorOf(await nurse.call(c.unsend, { body: { id } }))).toBe('mailbox.schon_gesendet')
    expect((await read(id)).status).toBe(200)
  })

  it('leaves at the time that was chosen, and at none that is past', async () => {
    const { id } = await write()
    const at = (ms: number) => new Date(server.clock.now.getTime() + ms).toISOString()
    expect(errorOf(await nurse.call(c.send, { body: { id, version: 1, sendAt: at(-60_000) } }))).toBe('mailbox.zeitpunkt_vorbei')
    await nurse.call(c.send, { body: { id, version: 1, sendAt: at(3_600_000) } })
    await strike(3_599_000)
    expect((await read(id)).status).toBe(404)
    await strike(3_600_000)
    expect((await read(id)).status).toBe(200)
  })

  it('goes to people whom the chat knows, and to nobody else', async () => {
    const draft = { ...empty, to: [foreign] }
    const refused = await nurse.call(c.createDraft, { body: { id: crypto.randomUUID(), draft } })
    expect([refused.status, errorOf(refused)]).toEqual([422, 'mailbox.empfaenger_unbekannt'])
    const alone = await write({ to: [] })
    expect(errorOf(await nurse.call(c.send, { body: { id: alone.id, version: 1 } }))).toBe('mailbox.empfaenger_fehlt')
  })

  it('is not overwritten by an older window', async () => {
    const { id } = await write()
    const save = (subject: string) => nurse.call(c.updateDraft, { body: { id, version: 1, draft: { ...empty, subject } } })
    expect((await save('Erster')).body).toMatchObject({ subject: 'Erster', to: '', version: 2 })
    expect(errorOf(await save('Zweiter'))).toBe('mailbox.veraltet')
  })

  it('is unknown to others, and so is a draft whose id somebody guesses', async () => {
    const mail = await post()
    const answers = [
      await read(mail.id, stranger),
      await stranger.call(c.thread, { query: { id: mail.id } }),
      await stranger.call(c.update, { body: { id: mail.id, mail: { starred: true } } }),
      await stranger.call(c.createDraft, { body: { id: mail.id, draft: empty } }),
      await stranger.call(c.createDraft, { body: { id: crypto.randomUUID(), draft: empty, answers: mail.id } }),
      await colleague.call(c.unsend, { body: { id: mail.id } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 409])
    expect((await stranger.call(c.remove, { body: { ids: [mail.id] } })).body).toEqual({ changed: 0 })
  })

  it('brings a notification that says from whom and not what', async () => {
    const mail = await post({ subject: 'Streng vertraulich' })
    const { body } = await colleague.call(messageContract.list)
    const entry = body.find(({ link }) => link?.endsWith(mail.id))
    expect([entry?.title, entry?.description]).toEqual(['Neue Mail', '<b>Jonas Meyer</b> hat Ihnen eine Mail geschrieben.'])
    expect(JSON.stringify(body)).not.toContain('vertraulich')
  })

  it('lies sealed, is in the trail and in the own copy of both', async () => {
    const mail = await post({ subject: 'Frau Yıldız', content: 'Bitte anrufen' })
    const stored = JSON.stringify(await ask(`select * from mail where id = :id`, { id: mail.id }))
    expect([/v1\./.test(stored), stored.includes('Yıldız'), stored.includes('anrufen')]).toEqual([true, false, false])
    const trail = await ask<{ aktion: string }>(`select aktion from protokoll where objekt_id = :id order by nr`, { id: mail.id })
    expect(trail.map(({ aktion }) => aktion)).toEqual(['mailbox.createDraft', 'mailbox.send'])
    const copies = await Promise.all(
      [nurse, colleague, stranger].map(async (who) => JSON.stringify((await who.call(auskunftContract.auskunft)).body.weiteres['mailbox'])),
    )
    expect(copies.map((copy) => copy.includes(mail.id))).toEqual([true, true, false])
  })
})

describe('the list', () => {
  it('has ten a page, the newest first, and nothing but the last page past the end', async () => {
    const [admin] = await server.people('arzt-admin')
    const [arzt] = await server.people('arzt')
    for (let i = 0; i < 11; i += 1) {
      server.clock.now = new Date(server.clock.now.getTime() + 1000)
      await post({ to: [server.personId('arzt')], subject: `Nr. ${i}` }, admin)
    }
    const first = await listOf({ folder: 'inbox' }, arzt)
    expect([first.mails?.length, first.mails?.[0]?.subject]).toEqual([10, 'Nr. 10'])
    expect(first.pagination).toEqual({ totalResults: 11, resultsPerPage: 10, currentPage: 1, lastPage: 2, startIndex: 0, endIndex: 9 })
    expect((await listOf({ folder: 'inbox', page: '2' }, arzt)).mails?.map(({ subject }) => subject)).toEqual(['Nr. 0'])
    expect(await listOf({ folder: 'inbox', page: '3' }, arzt)).toEqual({ mails: null, pagination: { lastPage: 2 } })
    expect((await listOf({ folder: 'nirgends' }, arzt)).mails).toEqual([])
    expect((await listOf({ label: 'nirgends' }, arzt)).mails).toEqual([])
    expect(await counts(arzt)).toEqual({ inbox: 11, sent: 0, drafts: 0, spam: 0, trash: 0 })
  })

  it('is narrowed by flags, and one that is in the trash stands in no filter', async () => {
    const [a, b] = [await post(), await post()]
    await colleague.call(c.bulk, { body: { ids: [a.id, b.id], change: { starred: true, important: true, unread: false } } })
    expect(await idsOf({ filter: 'starred' })).toEqual(expect.arrayContaining([a.id, b.id]))
    expect(await idsOf({ folder: 'inbox', only: 'unread', size: '50' })).not.toContain(a.id)
    await move(a.id, 'trash')
    expect(await idsOf({ filter: 'important' })).not.toContain(a.id)
  })

  it('is searched for all words, people among them, and for nothing it answers null', async () => {
    const mail = await post({ subject: 'Wundauflage', content: 'Bitte Größe 10x10 bestellen' })
    const find = async (query: string) => (await colleague.call(c.search, { query: { query } })).body?.map(({ id }) => id)
    expect([await find('größe WUND'), await find('meyer wundauflage'), await find('wund fehlt')]).toEqual([[mail.id], [mail.id], []])
    expect((await colleague.call(c.search, { query: { query: '  ' } })).body).toBeNull()
  })
})

describe('folders', () => {
  it('take what belongs there: a draft is never in the inbox, what came in never among the sent ones', async () => {
    const [mail, draft] = [await post(), await write()]
    const answers = [await move(mail.id, 'sent'), await move(mail.id, 'drafts'), await move(draft.id, 'inbox', nurse)]
    expect(answers.map(errorOf)).toEqual(Array(3).fill('mailbox.ordner_unpassend'))
    expect([(await move(mail.id, 'spam')).status, (await move(mail.id, 'inbox')).status]).toEqual([200, 200])
  })

  it('change many at once, all of them or none', async () => {
    const [a, b] = [await post(), await post()]
    const bulk = (ids: string[]) => colleague.call(c.bulk, { body: { ids, change: { folder: folderIdOf('spam') } } })
    expect((await bulk([a.id, crypto.randomUUID()])).status).toBe(404)
    expect((await read(a.id)).body.folder).toBe(folderIdOf('inbox'))
    expect((await bulk([a.id, b.id])).body).toEqual({ changed: 2 })
    expect((await counts(colleague))['spam']).toBe(2)
  })

  it('delete for good only from the trash; the other person keeps hers', async () => {
    const mail = await post()
    expect(errorOf(await colleague.call(c.remove, { body: { ids: [mail.id] } }))).toBe('mailbox.nicht_im_papierkorb')
    await move(mail.id, 'trash')
    await colleague.call(c.remove, { body: { ids: [mail.id] } })
    expect([(await read(mail.id)).status, (await read(mail.id, nurse)).status]).toEqual([404, 200])
  })

  it('empty the trash on demand, and by themselves after thirty days', async () => {
    const [a, b] = [await post(), await write()]
    await move(a.id, 'trash')
    await move(b.id, 'trash', nurse)
    await strike(29 * day)
    expect((await read(a.id)).status).toBe(200)
    expect((await nurse.call(c.emptyTrash)).body.changed).toBe(1)
    await strike(0)
    expect(await ask(`select id from mail where id = :id`, { id: b.id })).toEqual([])
    await strike(31 * day)
    expect((await read(a.id)).status).toBe(404)
  })
})

it('a hidden recipient is known to the writer and to himself alone, and those of an order may write to each other', async () => {
  await bring(server, 'GELIEFERT')
  const [apotheker] = await server.people('apotheker')
  const hidden = server.personId('apotheker')
  const { id } = await post({ to: [her], bcc: [hidden] })
  const [mine, hers, his] = [(await read(id, nurse)).body, (await read(id)).body, (await read(id, apotheker)).body]
  expect([mine, hers, his].map(({ bccCount }) => bccCount)).toEqual([1, 0, 1])
  expect([mine.bcc, hers.bcc, his.bcc]).toEqual([
    [expect.stringContaining('Felix Brandt')],
    null,
    [expect.stringContaining('Felix Brandt')],
  ])
  expect(JSON.stringify(hers)).not.toContain(hidden)
  expect(his.to).toContain('Sabine Krüger')
  expect((await listOf({ folder: 'inbox' }, apotheker)).mails).toEqual([his])
  // The words of another house are opened for who may read them.
  expect(his.subject).toBe('Dienstplan')
  const answer = (
    await apotheker.call(c.createDraft, {
      body: { id: crypto.randomUUID(), draft: { ...empty, to: [server.personId('pfleger')], subject: 'AW: Dienstplan' }, answers: id },
    })
  ).body
  expect([answer.threadId, (await apotheker.call(c.thread, { query: { id } })).body.map((mail) => mail.id)]).toEqual([id, [id, answer.id]])
})
