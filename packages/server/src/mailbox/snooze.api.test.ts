import { folderIdOf } from '@dreiklang/domain/mailbox/mailbox'
import { mailboxContract } from '@dreiklang/domain/mailbox/mailbox.contract'
import { expect, it } from 'vitest'
import { serverForTests } from '../forTests.fixtures.ts'
import { errorOf } from '../shared/zugriff.fixtures.ts'

const c = mailboxContract
const server = await serverForTests()
const [nurse, colleague] = await server.people('pfleger', 'pflege-admin')
const hour = 3_600_000
const inMs = (ms: number) => new Date(server.clock.now.getTime() + ms).toISOString()

async function post(subject: string) {
  const id = crypto.randomUUID()
  const draft = { to: [server.personId('pflege-admin')], cc: [], bcc: [], subject, content: '' }
  await nurse.call(c.createDraft, { body: { id, draft } })
  await nurse.call(c.send, { body: { id, version: 1 } })
  return (await nurse.call(c.deliver, { body: { id } })).body
}
const idsOf = async (query: Record<string, string>) => (await colleague.call(c.mails, { query })).body.mails?.map(({ id }) => id)
const inbox = () => idsOf({ folder: 'inbox' })
const snooze = (ids: string[], until: string | null, who = colleague) => who.call(c.snooze, { body: { ids, until } })
async function strike(ms: number) {
  const before = server.clock.now
  server.clock.now = new Date(before.getTime() + ms)
  await server.server.tick()
  server.clock.now = before
}

it('a mail that is put off is out of the inbox until its time, and stands on top then, unread and with its own date', async () => {
  const first = await post('Erste')
  server.clock.now = new Date(inMs(1000))
  const second = await post('Zweite')
  await colleague.call(c.update, { body: { id: first.id, mail: { unread: false } } })
  expect((await snooze([first.id], inMs(hour))).body).toEqual({ changed: 1 })
  expect([await inbox(), await idsOf({ filter: 'snoozed' })]).toEqual([[second.id], [first.id]])
  expect((await colleague.call(c.read, { query: { id: first.id } })).body.snoozedUntil).toBe(inMs(hour))
  expect((await colleague.call(c.folders)).body[0]?.count).toBe(1)
  await strike(hour - 1)
  expect(await inbox()).toEqual([second.id])
  await strike(hour)
  expect([await inbox(), await idsOf({ filter: 'snoozed' })]).toEqual([[first.id, second.id], []])
  expect((await colleague.call(c.read, { query: { id: first.id } })).body).toMatchObject({
    unread: true,
    snoozedUntil: null,
    date: first.date,
  })
  // The writer's own list knows nothing of it.
  expect((await nurse.call(c.read, { query: { id: first.id } })).body).toMatchObject({ unread: false, snoozedUntil: null })
})

it('a mail that was put off comes back to its place when its reader wants it, or moves it', async () => {
  const [a, b] = [await post('A'), await post('B')]
  await snooze([a.id, b.id], inMs(hour))
  expect((await snooze([a.id], null)).body).toEqual({ changed: 1 })
  expect(await inbox()).toContain(a.id)
  await colleague.call(c.update, { body: { id: b.id, mail: { folder: folderIdOf('spam') } } })
  expect(await idsOf({ filter: 'snoozed' })).toEqual([])
})

it('only what lies in the inbox is put off, and only until later; all of them or none', async () => {
  const mail = await post('C')
  const answers = [
    await snooze([mail.id], inMs(-1)),
    await snooze([mail.id], inMs(hour), nurse),
    await snooze([mail.id, crypto.randomUUID()], inMs(hour)),
  ]
  expect(answers.map(errorOf)).toEqual(['mailbox.zeitpunkt_vorbei', 'mailbox.ordner_unpassend', 'nicht_gefunden'])
  expect(await inbox()).toContain(mail.id)
})
