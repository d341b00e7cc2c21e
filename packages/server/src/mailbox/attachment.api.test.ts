import { folderIdOf, maxAttachments } from '@dreiklang/domain/mailbox/mailbox'
import { mailboxContract } from '@dreiklang/domain/mailbox/mailbox.contract'
import type { Mail } from '@dreiklang/domain/mailbox/mail.contract'
import { describe, expect, it } from 'vitest'
import { bring } from '../bestellung/bestellung.fixtures.ts'
import { sql } from '../database/sql.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import { systemContext } from '../shared/context.ts'
import { errorOf } from '../shared/zugriff.fixtures.ts'

const c = mailboxContract
const server = await hausForTests({ mitAkten: true })
await bring(server, 'GELIEFERT')
const [nurse, colleague, stranger, apotheker] = await server.people('pfleger', 'pflege-admin', 'pfleger2', 'apotheker')
const pdf = (words: string) => `%PDF-1.7 ${words}`

const draft = (to: string[], subject = 'Dienstplan') => ({ to, cc: [], bcc: [], subject, content: '' })
const write = async (to: string[] = [server.personId('pflege-admin')]) =>
  (await nurse.call(c.createDraft, { body: { id: crypto.randomUUID(), draft: draft(to) } })).body
async function post(mail: Mail, who = nurse) {
  await who.call(c.send, { body: { id: mail.id, version: mail.version } })
  return (await who.call(c.deliver, { body: { id: mail.id } })).body
}
interface Sent {
  name?: string
  attachmentId?: string
  bytes?: BodyInit
}
async function attach(
  id: string,
  { name = 'Plan.pdf', attachmentId = crypto.randomUUID(), bytes = pdf('Frau Yıldız') }: Sent = {},
  who = nurse,
) {
  const query = new URLSearchParams({ id, attachmentId, dateiName: name }).toString()
  const headers = { authorization: `Bearer ${who.token}`, 'content-type': 'application/pdf' }
  const answer = await server.fetch(new Request(`http://test.invalid${c.attach.path}?${query}`, { method: 'POST', headers, body: bytes }))
  const body: Mail & { code?: string } = await answer.json()
  return { status: answer.status, body }
}
async function open(mail: Mail, who = nurse) {
  const [first] = mail.attachments
  const headers = { authorization: `Bearer ${who.token}` }
  const answer = await server.fetch(new Request(`http://test.invalid${first?.downloadUrl ?? ''}`, { headers }))
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
let asked = 0
function ask<Row>(text: string, values: Record<string, unknown>): Promise<Row[]> {
  asked += 1
  return server.ports.database.query<Row>(systemContext, sql(`test.attachment.${asked}`, text), values)
}
const bytesOf = async (mailId: string) =>
  (
    await ask<{ inhalt: Uint8Array | null }>(
      `select d.inhalt from mail_attachment a join datei d on d.id = a.datei_id where a.mail_id = :mailId`,
      { mailId },
    )
  ).map(({ inhalt }) => inhalt)

describe('a file that goes along with a mail', () => {
  it('is described on the draft, and read by who got the mail, also in another house', async () => {
    const mail = await write([server.personId('pflege-admin'), server.personId('apotheker')])
    const { status, body } = await attach(mail.id)
    expect([status, body.version]).toEqual([200, mail.version])
    expect(body.attachments).toEqual([
      {
        id: expect.any(String),
        type: 'application/pdf',
        name: 'Plan.pdf',
        size: new TextEncoder().encode(pdf('Frau Yıldız')).length,
        preview: 'pdf',
        downloadUrl: `${c.attach.path}?id=${mail.id}&attachmentId=${body.attachments[0]?.id}`,
      },
    ])
    const sent = await post(body)
    for (const who of [nurse, colleague, apotheker]) {
      expect((await who.call(c.read, { query: { id: mail.id } })).body.attachments).toEqual(body.attachments)
      const answer = await open(sent, who)
      expect([answer.status, answer.text]).toEqual([200, pdf('Frau Yıldız')])
      expect(answer.headers.get('content-disposition')).toContain('attachment; filename="Plan.pdf"')
    }
    const only = await colleague.call(c.mails, { query: { folder: 'inbox', only: 'attachments' } })
    expect(only.body.mails?.map(({ id }) => id)).toEqual([mail.id])
  })

  it('is unknown to everybody else, and to the others as long as the mail is a draft', async () => {
    const { body } = await attach((await write()).id)
    expect((await Promise.all([open(body, colleague), open(body, stranger)])).map(({ status }) => status)).toEqual([404, 404])
    expect((await attach(body.id, {}, colleague)).status).toBe(404)
    const [which] = body.attachments
    expect((await stranger.call(c.detach, { query: { id: body.id, attachmentId: which?.id ?? '' } })).status).toBe(404)
  })

  it('lies sealed, name and bytes', async () => {
    const { id } = await write()
    await attach(id, { name: 'Frau Yıldız.pdf' })
    const rows = JSON.stringify(await ask(`select * from mail_attachment where mail_id = :id`, { id }))
    const [bytes] = await bytesOf(id)
    expect([rows.includes('Yıldız'), new TextDecoder('latin1').decode(bytes ?? undefined).includes('PDF')]).toEqual([false, false])
  })

  it('is put on once, however often its answer is lost', async () => {
    const { id } = await write()
    const attachmentId = crypto.randomUUID()
    await attach(id, { attachmentId })
    expect((await attach(id, { attachmentId })).body.attachments).toHaveLength(1)
  })

  it.each([
    ['a page', 'Plan.pdf', '<!doctype html><script>1</script>', 'datei.art_unbekannt'],
    ['a program with a false name', 'Plan.exe', pdf(''), 'eingabe.ungueltig'],
    ['a PDF that runs something', 'Plan.pdf', pdf('<< /S /JavaScript >>'), 'datei.aktiver_inhalt'],
  ])('is refused when it is %s', async (_what, name, bytes, code) => {
    const { body } = await attach((await write()).id, { name, bytes })
    expect(body.code).toBe(code)
  })

  it('is one of ten at most', async () => {
    const { id } = await write()
    for (let i = 0; i < maxAttachments; i += 1) await attach(id)
    expect((await attach(id)).body.code).toBe('mailbox.zu_viele_anhaenge')
  })

  it('is 25 MB at most together with the others', async () => {
    const { id } = await write()
    const bytes = pdf(' '.repeat(13_000_000))
    await attach(id, { bytes })
    expect((await attach(id, { bytes })).body.code).toBe('mailbox.anhaenge_zu_gross')
  })

  it('is taken off a draft for good, and not off a mail that is sent', async () => {
    const mail = await write()
    const { body } = await attach(mail.id)
    const which = { id: mail.id, attachmentId: body.attachments[0]?.id ?? '' }
    const [{ dateiId } = { dateiId: '' }] = await ask<{ dateiId: string }>(
      `select datei_id as "dateiId" from mail_attachment where mail_id = :id`,
      {
        id: mail.id,
      },
    )
    expect((await nurse.call(c.detach, { query: which })).body.attachments).toEqual([])
    expect((await nurse.call(c.detach, { query: which })).status).toBe(200)
    expect(await ask(`select inhalt from datei where id = :dateiId`, { dateiId })).toEqual([{ inhalt: null }])
    const again = (await attach(mail.id)).body
    await post(again)
    const sent = await nurse.call(c.detach, { query: { id: mail.id, attachmentId: again.attachments[0]?.id ?? '' } })
    expect([errorOf(sent), (await attach(mail.id)).body.code]).toEqual(['mailbox.schon_gesendet', 'mailbox.schon_gesendet'])
  })

  it('goes along when the mail is passed on, as a copy of the house that passes it on', async () => {
    const first = await post((await attach((await write([server.personId('apotheker')])).id)).body)
    const forward = { id: crypto.randomUUID(), draft: draft([]), answers: first.id, forwards: true }
    const { body } = await apotheker.call(c.createDraft, { body: forward })
    expect(body.attachments.map(({ name, size }) => [name, size])).toEqual(first.attachments.map(({ name, size }) => [name, size]))
    expect((await open(body, apotheker)).text).toBe(pdf('Frau Yıldız'))
    const houses = await ask<{ houses: number }>(
      `select count(distinct organisation_id)::int as houses from mail_attachment where mail_id = any (:ids::uuid[])`,
      { ids: [first.id, body.id] },
    )
    expect(houses).toEqual([{ houses: 2 }])
    expect((await stranger.call(c.createDraft, { body: { ...forward, id: crypto.randomUUID() } })).status).toBe(404)
  })

  it('goes when nobody has the mail any more, and not before', async () => {
    const sent = await post((await attach((await write()).id)).body)
    const [{ dateiId } = { dateiId: '' }] = await ask<{ dateiId: string }>(
      `select datei_id as "dateiId" from mail_attachment where mail_id = :id`,
      {
        id: sent.id,
      },
    )
    for (const [who, left] of [
      [nurse, 1],
      [colleague, 0],
    ] as const) {
      await who.call(c.update, { body: { id: sent.id, mail: { folder: folderIdOf('trash') } } })
      await who.call(c.remove, { body: { ids: [sent.id] } })
      await server.server.tick()
      expect(await ask(`select id from mail where id = :id`, { id: sent.id })).toHaveLength(left)
    }
    expect(await ask(`select inhalt from datei where id = :dateiId`, { dateiId })).toEqual([{ inhalt: null }])
  })
})
