import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MailRefused } from '@dreiklang/server/ports'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { createMailFolder } from './folder.ts'
import { createSmtp } from './smtp.ts'

const from = 'Dreiklang <post@dreiklang.example>'
const mail = {
  id: '0190a000-0000-7000-8000-000000000001',
  an: 'nadia@example.org',
  betreff: 'Grüße',
  text: 'Guten Tag, Frau Öztürk',
  html: null,
}

const opened: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of opened.splice(0)) await close()
})

async function openMailServer({ refuse = null, port = 0 }: { refuse?: number | null; port?: number } = {}) {
  const received: { to: string[]; raw: string }[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onAuth: (_auth, _session, done) => done(Object.assign(new Error('wrong password'), { responseCode: 535 })),
    onRcptTo: (_address, _session, done) =>
      refuse === null ? done() : done(Object.assign(new Error('refused'), { responseCode: refuse })),
    onData: (stream, session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(parts).toString('utf8') })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  opened.push(close)
  const address = server.server.address() as AddressInfo
  return { received, close, port: address.port, url: `smtp://127.0.0.1:${address.port}` }
}

describe('mail by SMTP', () => {
  it('arrives at the address with its subject, its text and an id that follows the outbox', async () => {
    const { received, url } = await openMailServer()
    await createSmtp(url, from).send(mail)
    expect(received).toHaveLength(1)
    expect(received[0]?.to).toEqual(['nadia@example.org'])
    expect(received[0]?.raw).toContain('Message-ID: <0190a000-0000-7000-8000-000000000001@dreiklang.example>')
    expect(received[0]?.raw).toContain('Auto-Submitted: auto-generated')
    expect(received[0]?.raw).toMatch(/Subject: =\?UTF-8\?/)
  })

  it('carries text and HTML of the same letter side by side', async () => {
    const { received, url } = await openMailServer()
    await createSmtp(url, from).send({ ...mail, text: 'Guten Tag', html: '<p>Guten Tag, formatiert</p>' })
    const raw = received[0]?.raw ?? ''
    expect(raw).toContain('Content-Type: multipart/alternative')
    expect(raw.indexOf('Content-Type: text/plain')).toBeGreaterThan(-1)
    expect(raw.indexOf('Content-Type: text/html')).toBeGreaterThan(raw.indexOf('Content-Type: text/plain'))
    expect(raw).toContain('<p>Guten Tag, formatiert</p>')
  })

  it('cannot be given another receiver by a line break in subject or address', async () => {
    const { received, url } = await openMailServer()
    await createSmtp(url, from).send({ ...mail, betreff: 'Hallo\r\nBcc: boese@example.org' })
    expect(received[0]?.to).toEqual(['nadia@example.org'])
    expect(received[0]?.raw).not.toMatch(/^Bcc:/m)
  })

  it('is refused for good when the mailbox does not exist', async () => {
    const { url } = await openMailServer({ refuse: 550 })
    await expect(createSmtp(url, from).send(mail)).rejects.toThrow(MailRefused)
  })

  it('may be tried again when the mailbox is busy, and when our own password is wrong', async () => {
    const busy = await openMailServer({ refuse: 450 })
    await expect(createSmtp(busy.url, from).send(mail)).rejects.not.toBeInstanceOf(MailRefused)
    const strict = await openMailServer()
    await expect(createSmtp(strict.url.replace('//', '//user:falsch@'), from).send(mail)).rejects.not.toBeInstanceOf(MailRefused)
    expect(strict.received).toEqual([])
  })

  it('fails while the server is down, and arrives when it is back', async () => {
    const first = await openMailServer()
    const smtp = createSmtp(first.url, from)
    await first.close()
    await expect(smtp.send(mail)).rejects.toMatchObject({ code: 'ESOCKET' })
    const { received } = await openMailServer({ port: first.port })
    await smtp.send(mail)
    expect(received).toHaveLength(1)
  })
})

describe('mail without a server', () => {
  it('lies as one complete file in a folder that only the owner opens', async () => {
    const parent = mkdtempSync(join(tmpdir(), 'dreiklang-mail-'))
    opened.push(async () => rmSync(parent, { recursive: true }))
    const folder = join(parent, 'mail')
    await createMailFolder(folder, from).send({ ...mail, betreff: 'Ihr Link', text: 'http://localhost:3000/reset-password?token=abc' })
    const files = readdirSync(folder)
    expect(files).toEqual([expect.stringMatching(/^\d{4}-.*-0190a000-0000-7000-8000-000000000001\.eml$/)])
    const text = readFileSync(join(folder, files[0] ?? ''), 'utf8')
    expect(text).toContain('Subject: Ihr Link')
    expect(text.replaceAll('=3D', '=')).toContain('http://localhost:3000/reset-password?token=abc')
    expect([statSync(folder).mode & 0o777, statSync(join(folder, files[0] ?? '')).mode & 0o777]).toEqual([0o700, 0o600])
  })
})
