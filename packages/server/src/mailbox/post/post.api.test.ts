import { folderIdOf, undoSeconds } from '@dreiklang/domain/mailbox/mailbox'
import { mailboxContract } from '@dreiklang/domain/mailbox/mailbox.contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sql } from '../../database/sql.ts'
import { hausForTests } from '../../forTests.fixtures.ts'
import { PostUnreached } from '../../postPort.ts'
import { systemContext } from '../../shared/context.ts'
import { errorOf } from '../../shared/zugriff.fixtures.ts'
import type { TestClient } from '../../testServer.ts'
import { createAttachments } from '../attachment.usecases.ts'
import { createPostSending } from './send.usecases.ts'
import { testAccount } from './post.fixtures.ts'
import { createSync } from './sync.usecases.ts'

const c = mailboxContract
const haus = await hausForTests({ mitAkten: true })
const { mailServer, ports } = haus
let nurse: TestClient
let colleague: TestClient

/** Turns of this file; the clock of the server stands still. */
const attachments = createAttachments(ports, () => Promise.reject(new Error('nobody asks')))
const { sendNext, keepSent } = createPostSending(ports, attachments)
const sync = createSync(ports, { ...attachments, keepSent })
let asked = 0
function ask<Row>(text: string): Promise<Row[]> {
  asked += 1
  return ports.database.query<Row>(systemContext, sql(`test.post.${asked}`, text), {})
}
const later = (ms: number) => {
  haus.clock.now = new Date(haus.clock.now.getTime() + ms)
}
/** As if the pause were over; the clock stays, and with it the sessions. */
async function synchronise() {
  await ask(`update mail_account set next_at = '2026-01-01'`)
  while (await sync()) continue
}
const list = async (folder: string) => (await nurse.call(c.mails, { query: { folder, size: '50' } })).body.mails ?? []
const subjects = async (folder = 'inbox') => (await list(folder)).map(({ subject }) => subject)

beforeEach(async () => {
  // Newly each time: the clock moves, and sessions end by it.
  nurse = await haus.as('pfleger')
  colleague = await haus.as('pflege-admin')
  await nurse.call(c.saveAccount, { body: { account: testAccount } })
  // A new account is read by the server itself.
  await vi.waitFor(async () => {
    if ((await nurse.call(c.account)).body.account?.syncedAt === null) throw new Error('it is not read yet')
  })
})
afterEach(async () => {
  await nurse.call(c.removeAccount)
  for (const folder of ['inbox', 'sent'] as const) Object.assign(mailServer.folders[folder], { uidValidity: 1, nextUid: 1, mails: [] })
  Object.assign(mailServer.faults, { imap: null, smtp: null })
  Object.assign(mailServer, { breaksAfter: null, refused: [] })
  mailServer.sent.length = 0
  mailServer.trashed.length = 0
  mailServer.trash = []
  await ask(`delete from mail`)
})

describe('an account', () => {
  it('tells its servers and never its passwords, which lie sealed', async () => {
    const { body, text } = await nurse.call(c.account)
    expect(body).toMatchObject({ isPossible: true, account: { address: 'nadia@sonnenhof.example', fault: null, imap: { port: 993 } } })
    expect(text).not.toContain('geheim-im-Tresor')
    const [row] = await ask<Record<string, string>>(`select name, address, imap, smtp from mail_account`)
    expect(Object.values(row ?? {}).every((value) => value.startsWith('v1.'))).toBe(true)
  })

  it('is its person’s alone', async () => {
    expect((await colleague.call(c.account)).body.account).toBeNull()
    expect((await colleague.call(c.removeAccount)).status).toBe(404)
  })

  it('keeps its password when none is said, but gives it to no other server', async () => {
    const server = { ...testAccount.imap, password: '' }
    const kept = await nurse.call(c.saveAccount, { body: { account: { ...testAccount, name: 'N. Öztürk', imap: server } } })
    expect(kept.body.account?.name).toBe('N. Öztürk')
    const elsewhere = { ...testAccount, imap: { ...server, host: 'mail.elsewhere.example' } }
    expect(errorOf(await nurse.call(c.saveAccount, { body: { account: elsewhere } }))).toBe('mailbox.post_passwort_fehlt')
  })

  it.each([
    ['without encryption', { security: 'none' as const }],
    ['at the port of something else', { port: 5432 }],
  ])('is not taken %s', async (_how, change) => {
    const account = { ...testAccount, smtp: { ...testAccount.smtp, ...change } }
    expect(errorOf(await nurse.call(c.checkAccount, { body: { account } }))).toBe('mailbox.post_server')
  })

  it('is checked at both servers, and says of each what is wrong', async () => {
    const check = async () => (await nurse.call(c.checkAccount, { body: { account: testAccount } })).body
    expect(await check()).toEqual({ imap: null, smtp: null })
    mailServer.faults.smtp = new PostUnreached('sign-in', { isPassing: false })
    expect(await check()).toEqual({ imap: null, smtp: 'sign-in' })
    mailServer.faults.imap = new PostUnreached('certificate', { isPassing: false })
    expect(await check()).toEqual({ imap: 'certificate', smtp: 'sign-in' })
  })

  it('is no way to guess the passwords of other servers', async () => {
    const other = await haus.wer('apotheker')
    const check = () => other.call(c.checkAccount, { body: { account: testAccount } })
    mailServer.faults.imap = new PostUnreached('sign-in', { isPassing: false })
    for (let tried = 0; tried < 20; tried += 1) expect((await check()).status).toBe(200)
    expect(errorOf(await check())).toBe('zu_viele_anfragen')
  })

  it('says why it could not be read, and forgets that when it can', async () => {
    mailServer.faults.imap = new PostUnreached('timeout', { isPassing: true })
    await synchronise()
    expect((await nurse.call(c.account)).body.account?.fault).toBe('timeout')
    mailServer.faults.imap = null
    await synchronise()
    expect((await nurse.call(c.account)).body.account).toMatchObject({ fault: null, syncedAt: expect.any(String) })
  })
})

describe('a mail that came to the account', () => {
  it('lies in the inbox as every mail, from a name with its address, sealed', async () => {
    mailServer.put()
    await synchronise()
    const [mail] = await list('inbox')
    expect(mail).toMatchObject({
      from: { personId: null, contact: 'Praxis Sommer <praxis@sommer.example>' },
      to: 'Nadia Öztürk <nadia@sonnenhof.example>',
      subject: 'Rezept ist fertig',
      content: 'Guten Morgen,\n\ndas Rezept liegt bereit.',
      unread: true,
      isMine: false,
      status: 'sent',
      post: { direction: 'in', address: 'praxis@sommer.example', hasHtml: false },
    })
    expect(await subjects('sent')).toEqual([])
    const rows = await ask<Record<string, string>>(
      `select m.subject, m.content, x.sender, x.outside, x.message_id from mail m join mail_post x on x.mail_id = m.id`,
    )
    expect(Object.values(rows[0] ?? {}).every((value) => value.startsWith('v1.'))).toBe(true)
    expect((await colleague.call(c.read, { query: { id: mail?.id ?? '' } })).status).toBe(404)
  })

  it('comes once, however often it is read and also when the server numbers anew', async () => {
    for (const subject of ['Eins', 'Zwei', 'Drei']) mailServer.put({ subject })
    await synchronise()
    await synchronise()
    mailServer.folders.inbox.uidValidity = 2
    await synchronise()
    expect((await subjects()).toSorted()).toEqual(['Drei', 'Eins', 'Zwei'])
  })

  it('goes on where a lost connection has cut it off', async () => {
    for (const subject of ['Eins', 'Zwei', 'Drei', 'Vier', 'Fünf']) mailServer.put({ subject })
    mailServer.breaksAfter = 2
    await synchronise()
    expect(await subjects()).toHaveLength(2)
    mailServer.breaksAfter = null
    await synchronise()
    expect(await subjects()).toHaveLength(5)
  })

  it('shows its formatted text cleaned: nothing that runs and nothing that is fetched', async () => {
    mailServer.put({
      html: '<p onclick="x()">Guten <b>Tag</b><script>alert(1)</script><img src="https://spy.example/x.gif"><a href="javascript:x()">hier</a></p>',
    })
    await synchronise()
    const [mail] = await list('inbox')
    expect(mail?.post?.hasHtml).toBe(true)
    const { body } = await nurse.call(c.html, { query: { id: mail?.id ?? '' } })
    expect(body.html).toBe('<p>Guten <b>Tag</b><a>hier</a></p>')
  })

  it('brings the files that are taken here, and names the others', async () => {
    const pdf = new TextEncoder().encode('%PDF-1.7 Plan')
    mailServer.put({
      files: [
        { name: 'Plan.pdf', bytes: pdf },
        { name: 'Makro.docm', bytes: new TextEncoder().encode('PK') },
        { name: 'Falle.exe', bytes: pdf },
      ],
    })
    await synchronise()
    const [mail] = await list('inbox')
    expect(mail?.attachments.map(({ name }) => name)).toEqual(['Plan.pdf', 'Falle.exe.pdf'])
    expect(mail?.post?.leftOut).toEqual(['Makro.docm'])
    const { id = '', attachments: [first] = [] } = mail ?? {}
    const read = await nurse.call(c.readAttachment, { query: { id, attachmentId: first?.id ?? '' } })
    expect(read.text).toBe('%PDF-1.7 Plan')
  })

  it('stands in one conversation with what it answers', async () => {
    const first = mailServer.put({ subject: 'Frage' })
    mailServer.put({ subject: 'AW: Frage', answers: [first.messageId ?? ''] })
    await synchronise()
    const [mail] = await list('inbox')
    const thread = await nurse.call(c.thread, { query: { id: mail?.id ?? '' } })
    expect(thread.body.map(({ subject }) => subject).toSorted()).toEqual(['AW: Frage', 'Frage'])
  })
})

describe('what is done with a mail', () => {
  const change = (id: string, mail: object) => nurse.call(c.update, { body: { id, mail } })

  it('here is done at the server as well', async () => {
    const { uid } = mailServer.put()
    await synchronise()
    const [mail] = await list('inbox')
    await change(mail?.id ?? '', { unread: false, starred: true })
    await synchronise()
    expect(mailServer.folders.inbox.mails[0]).toMatchObject({ seen: true, flagged: true })
    await change(mail?.id ?? '', { folder: folderIdOf('trash') })
    await synchronise()
    expect(mailServer.trashed).toEqual([uid])
  })

  it('taken out of the trash here, it lies in its folder at the server again, and goes on as one mail', async () => {
    mailServer.put()
    await synchronise()
    const [mail] = await list('inbox')
    const id = mail?.id ?? ''
    await change(id, { folder: folderIdOf('trash') })
    await synchronise()
    expect(mailServer.folders.inbox.mails).toEqual([])
    await change(id, { folder: folderIdOf('inbox') })
    await synchronise()
    expect(mailServer.folders.inbox.mails).toHaveLength(1)
    await change(id, { starred: true })
    await synchronise()
    expect(mailServer.folders.inbox.mails[0]).toMatchObject({ flagged: true })
    expect((await list('inbox')).map((one) => one.id)).toEqual([id])
    expect(await subjects('trash')).toEqual([])
  })

  it('at the server is seen here: read, starred, and gone into the trash', async () => {
    const { uid } = mailServer.put()
    await synchronise()
    Object.assign(mailServer.folders.inbox.mails[0] ?? {}, { seen: true, flagged: true })
    await synchronise()
    expect((await list('inbox'))[0]).toMatchObject({ unread: false, starred: true })
    mailServer.remove(uid)
    await synchronise()
    expect(await subjects()).toEqual([])
    expect(await subjects('trash')).toEqual(['Rezept ist fertig'])
    expect(mailServer.trashed).toEqual([])
  })
})

const outsider = { kind: 'to' as const, name: 'Praxis Sommer', address: 'praxis@sommer.example' }
async function write(draft: object = {}) {
  const id = crypto.randomUUID()
  const empty = { to: [], cc: [], bcc: [], subject: 'Termin', content: 'Passt Dienstag?', outside: [outsider] }
  await nurse.call(c.createDraft, { body: { id, draft: { ...empty, ...draft } } })
  return id
}
async function leave(id: string) {
  await nurse.call(c.deliver, { body: { id } })
  while (await sendNext()) continue
}
const send = (id: string, more: object = {}) => nurse.call(c.send, { body: { id, version: 1, ...more } })
const stateOf = async (id: string) => (await nurse.call(c.read, { query: { id } })).body.post
/** Whichever of the two that send was faster. */
const reached = (id: string, state: string) =>
  vi.waitFor(async () => {
    const now = (await stateOf(id))?.state
    if (now !== state) throw new Error(`it is ${now}`)
    return now
  })

describe('a mail to an address outside', () => {
  it('leaves by the own account, once, and lies among the sent mails of the server', async () => {
    const id = await write({ outside: [outsider, { ...outsider, kind: 'bcc', address: 'leitung@sommer.example' }] })
    await send(id)
    await leave(id)
    expect(await reached(id, 'sent')).toBe('sent')
    expect(mailServer.sent).toHaveLength(1)
    expect(mailServer.sent[0]).toMatchObject({
      messageId: `<${id}@sonnenhof.example>`,
      from: { name: 'Nadia Öztürk', address: 'nadia@sonnenhof.example' },
      subject: 'Termin',
      text: 'Passt Dienstag?',
      answers: null,
    })
    await synchronise()
    await synchronise()
    expect(mailServer.folders.sent.mails.map(({ messageId }) => messageId)).toEqual([`<${id}@sonnenhof.example>`])
    expect(await subjects('sent')).toEqual(['Termin'])
  })

  it('goes to a colleague here and to somebody outside at once', async () => {
    const hidden = { ...outsider, kind: 'bcc', address: 'leitung@sommer.example' }
    const id = await write({ to: [haus.personId('pflege-admin')], outside: [outsider, hidden] })
    await send(id)
    await leave(id)
    expect(await reached(id, 'sent')).toBe('sent')
    expect((await colleague.call(c.read, { query: { id } })).body).toMatchObject({
      subject: 'Termin',
      isMine: false,
      post: { outside: [outsider], state: null, leftOut: [] },
    })
  })

  it('needs an account', async () => {
    const id = await write()
    await nurse.call(c.removeAccount)
    expect(errorOf(await send(id))).toBe('mailbox.kein_konto')
  })

  it('can be called back before it leaves', async () => {
    const id = await write()
    await send(id)
    await nurse.call(c.unsend, { body: { id } })
    later(undoSeconds * 2000)
    await leave(id)
    expect(mailServer.sent).toEqual([])
    expect((await stateOf(id))?.state).toBe('draft')
  })

  it('that the server refuses says so, and is tried again with the same Message-ID', async () => {
    mailServer.faults.smtp = new PostUnreached('recipient', { isPassing: false })
    const id = await write()
    await send(id)
    await leave(id)
    expect(await reached(id, 'failed')).toBe('failed')
    expect((await stateOf(id))?.fault).toBe('recipient')
    mailServer.faults.smtp = null
    expect((await nurse.call(c.retry, { body: { id } })).body.post?.state).toMatch(/waiting|sending|sent/)
    while (await sendNext()) continue
    expect(await reached(id, 'sent')).toBe('sent')
    expect(mailServer.sent.map(({ messageId }) => messageId)).toEqual([`<${id}@sonnenhof.example>`])
    expect(errorOf(await nurse.call(c.retry, { body: { id } }))).toBe('mailbox.nicht_gescheitert')
  })

  it('that could not leave for now is tried again by itself', async () => {
    mailServer.faults.smtp = new PostUnreached('connection', { isPassing: true })
    const id = await write()
    await send(id)
    await leave(id)
    expect(await reached(id, 'waiting')).toBe('waiting')
    mailServer.faults.smtp = null
    later(61_000)
    while (await sendNext()) continue
    expect(await reached(id, 'sent')).toBe('sent')
  })

  it('of which nobody knows whether it was taken is not sent again by itself', async () => {
    mailServer.faults.smtp = new PostUnreached('unclear', { isPassing: false })
    const id = await write()
    await send(id)
    await leave(id)
    expect(await reached(id, 'unclear')).toBe('unclear')
    mailServer.faults.smtp = null
    later(240_000)
    while (await sendNext()) continue
    expect(mailServer.sent).toEqual([])
  })

  it('says which addresses the server did not take', async () => {
    mailServer.refused = ['leitung@sommer.example']
    const id = await write({ outside: [outsider, { ...outsider, address: 'leitung@sommer.example' }] })
    await send(id)
    await leave(id)
    expect(await reached(id, 'sent')).toBe('sent')
    expect((await stateOf(id))?.leftOut).toEqual(['leitung@sommer.example'])
  })
})

describe('a mail about a Klient', () => {
  let whole = ''
  let about = { content: '' }
  beforeEach(async () => {
    const [row] = await ask<{ vorname: string; nachname: string }>(`select vorname, nachname from klient where id = '${haus.klientId}'`)
    whole = `${row?.vorname} ${row?.nachname}`
    about = { content: `Bei ${whole} fehlt die Verordnung.` }
  })

  it('leaves for an address outside only when its writer has confirmed that, and the trail says so', async () => {
    const id = await write(about)
    const refused = await send(id)
    expect(refused.status).toBe(422)
    expect(refused.body).toMatchObject({
      code: 'mailbox.patientendaten',
      details: { names: [whole], files: [], addresses: ['praxis@sommer.example'] },
    })
    expect((await send(id, { confirmed: true })).body.status).toBe('queued')
    const trail = await ask<{ klientId: string }>(
      `select klient_id as "klientId" from protokoll where aktion = 'mailbox.send' and art = 'AUSGEBEN' and objekt_id = '${id}'`,
    )
    expect(trail.map(({ klientId }) => klientId)).toContain(haus.klientId)
  })

  it.each(['praxis@sommer.kim.telematik', 'PRAXIS@SOMMER.KIM.TELEMATIK'])('leaves for %s as it is', async (address) => {
    const id = await write({ ...about, outside: [{ ...outsider, address }] })
    expect((await send(id)).body.status).toBe('queued')
  })

  it('leaves for somebody to whom one could write here as well', async () => {
    const [row] = await ask<{ email: string }>(`select email from person where id = '${haus.personId('pflege-admin')}'`)
    const id = await write({ ...about, outside: [{ ...outsider, address: row?.email ?? '' }] })
    expect((await send(id)).body.status).toBe('queued')
  })
})
