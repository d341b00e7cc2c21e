import { type AddressInfo, createServer } from 'node:net'
import type { KeptServer } from '@dreiklang/domain/mailbox/post.document'
import type { OutgoingPost, PostSession } from '@dreiklang/server/postPort'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type RunningDovecot, hasDovecot, startDovecot } from './dovecot.fixtures.ts'
import { parsePost } from './parse.ts'
import { createPost } from './post.ts'

const post = createPost({ allowsInner: true })
const guarded = createPost({ allowsInner: false })
const server = (port: number, change: Partial<KeptServer> = {}): KeptServer => ({
  host: '127.0.0.1',
  port,
  security: 'none',
  user: 'nadia',
  password: 'geheim',
  ...change,
})
const outgoing: OutgoingPost = {
  messageId: '<eins@sonnenhof.example>',
  date: '2026-11-18T09:00:00.000Z',
  answers: '<frage@sommer.example>',
  from: { name: 'Nadia Öztürk', address: 'nadia@sonnenhof.example' },
  recipients: [
    { kind: 'to', name: 'Praxis Sommer', address: 'praxis@sommer.example' },
    { kind: 'bcc', name: '', address: 'leitung@sommer.example' },
  ],
  subject: 'Größe der Auflage',
  text: 'Bitte 10×10.',
  files: [{ name: 'Plan für Öztürk.pdf', mediaType: 'application/pdf', bytes: new TextEncoder().encode('%PDF-1.7') }],
}

describe('an address of a mail server', () => {
  it.each(['127.0.0.1', '10.0.0.1', '[::1]', '169.254.169.254', 'localhost'])(
    'is never %s, unless the operator allows it',
    async (host) => {
      await expect(guarded.open(server(993, { host, security: 'tls' }))).rejects.toMatchObject({ fault: 'inner-address', isPassing: false })
      await expect(guarded.greet(server(465, { host, security: 'tls' }))).rejects.toMatchObject({ fault: 'inner-address' })
    },
  )

  it('where nobody is says so, and may go well later', async () => {
    await expect(post.open(server(1))).rejects.toMatchObject({ fault: 'connection', isPassing: true })
    await expect(post.greet(server(1))).rejects.toMatchObject({ fault: 'connection', isPassing: true })
  })
})

describe('a mail', () => {
  it('is read as it was written: names, words, files and what it answers', async () => {
    const read = await parsePost(await post.compose(outgoing))
    expect(read).toMatchObject({
      messageId: '<eins@sonnenhof.example>',
      answers: ['<frage@sommer.example>'],
      from: outgoing.from,
      recipients: [outgoing.recipients[0]],
      subject: 'Größe der Auflage',
      html: null,
    })
    expect(read.text.trim()).toBe('Bitte 10×10.')
    expect(read.files.map(({ name, bytes }) => [name, new TextDecoder().decode(bytes)])).toEqual([['Plan für Öztürk.pdf', '%PDF-1.7']])
  })

  it.each(['', 'no mail at all', 'From: \r\nTo: undisclosed-recipients:;\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\n'])(
    'that is none (%j) is read as what it has',
    async (text) => {
      expect(await parsePost(new TextEncoder().encode(text))).toMatchObject({ messageId: null, recipients: [], files: [] })
    },
  )
})

const opened: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of opened.splice(0)) await close()
})

async function openSmtp(behave: ConstructorParameters<typeof SMTPServer>[0] = {}) {
  const received: { to: string[]; raw: string }[] = []
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'nadia' && password === 'geheim' ? done(null, { user: username }) : done(new Error('wrong password')),
    onData: (stream, session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(parts).toString('utf8') })
        done()
      })
    },
    ...behave,
  })
  smtp.on('error', () => {})
  await new Promise<void>((ready) => smtp.listen(0, '127.0.0.1', ready))
  opened.push(() => new Promise<void>((done) => smtp.close(() => done())))
  return { received, port: (smtp.server.address() as AddressInfo).port }
}

describe('sending by a real SMTP server', () => {
  it('reaches everybody, and tells nobody of hidden recipients', async () => {
    const { received, port } = await openSmtp()
    await post.greet(server(port))
    expect(await post.send(server(port), outgoing)).toEqual({ refused: [] })
    expect(received.map(({ to }) => to)).toEqual([['praxis@sommer.example', 'leitung@sommer.example']])
    expect(received[0]?.raw).toContain('Message-ID: <eins@sonnenhof.example>')
    expect(received[0]?.raw).not.toContain('leitung@sommer.example')
  })

  it('says which of the addresses were not taken', async () => {
    const { port } = await openSmtp({
      onRcptTo: ({ address }, _session, done) => (address.startsWith('leitung') ? done(new Error('no such user')) : done()),
    })
    expect(await post.send(server(port), outgoing)).toEqual({ refused: ['leitung@sommer.example'] })
  })

  it('says that the password is wrong', async () => {
    const { port } = await openSmtp()
    await expect(post.greet(server(port, { password: 'falsch' }))).rejects.toMatchObject({ fault: 'sign-in', isPassing: false })
  })

  it('says that there is no encryption where it was asked for', async () => {
    const { port } = await openSmtp()
    await expect(post.greet(server(port, { security: 'starttls' }))).rejects.toMatchObject({ fault: 'no-tls' })
  })

  it.each([
    ['for good', 550, false],
    ['for now', 451, true],
  ])('says that all addresses were refused %s', async (_how, responseCode, isPassing) => {
    const { port } = await openSmtp({ onRcptTo: (_to, _session, done) => done(Object.assign(new Error('no'), { responseCode })) })
    await expect(post.send(server(port), outgoing)).rejects.toMatchObject({ fault: 'recipient', isPassing })
  })

  it('says that the mail was refused', async () => {
    const { port } = await openSmtp({
      onData: (stream, _session, done) => {
        stream.resume()
        stream.on('end', () => done(Object.assign(new Error('spam'), { responseCode: 554 })))
      },
    })
    await expect(post.send(server(port), outgoing)).rejects.toMatchObject({ fault: 'refused', isPassing: false })
  })

  it('says that nobody knows whether a mail was taken whose answer did not come', async () => {
    const port = await openCutOff()
    await expect(post.send(server(port, { password: '' }), outgoing)).rejects.toMatchObject({ fault: 'unclear', isPassing: false })
  })
})

/** Takes a whole mail and is gone before it says so. */
async function openCutOff(): Promise<number> {
  const cutting = createServer((socket) => {
    let inData = false
    socket.write('220 here\r\n')
    socket.on('error', () => {})
    socket.on('data', (part) => {
      const text = String(part)
      if (inData) {
        if (text.endsWith('\r\n.\r\n')) socket.destroy()
        return
      }
      inData = text.startsWith('DATA')
      socket.write(inData ? '354 go on\r\n' : '250 ok\r\n')
    })
  })
  await new Promise<void>((ready) => cutting.listen(0, '127.0.0.1', ready))
  opened.push(() => new Promise<void>((done) => cutting.close(() => done())))
  return (cutting.address() as AddressInfo).port
}

if (!hasDovecot)
  console.info('dovecot is not installed (apt-get install dovecot-imapd): reading from a real IMAP server is not tested here')

describe.skipIf(!hasDovecot)('reading from a real IMAP server', () => {
  let dovecot: RunningDovecot
  let session: PostSession
  beforeAll(async () => {
    dovecot = await startDovecot()
  })
  afterAll(() => dovecot.close())
  beforeEach(async () => {
    session = await post.open(server(dovecot.port))
  })
  afterEach(() => session.close())

  const write = async (id: string, folder: 'inbox' | 'sent' = 'inbox') => {
    expect(await session.select(folder)).toBeGreaterThan(0)
    await session.keep(await post.compose({ ...outgoing, messageId: `<${id}@sommer.example>` }), `<${id}@sommer.example>`)
    expect(await session.select(folder)).toBeGreaterThan(0)
  }
  const idsAfter = async (uid: number) => (await session.fetchAfter(uid)).map(({ messageId }) => messageId)

  it('fetches what is behind the last mail, and nothing twice', async () => {
    await session.select('inbox')
    expect(await session.fetchAfter(0)).toEqual([])
    await write('a')
    const [first] = await session.fetchAfter(0)
    expect(first).toMatchObject({ messageId: '<a@sommer.example>', subject: 'Größe der Auflage', seen: true, flagged: false, isCut: false })
    expect(Date.parse(first?.receivedAt ?? '')).not.toBeNaN()
    await write('b')
    expect(await idsAfter(first?.uid ?? 0)).toEqual(['<b@sommer.example>'])
    expect(await session.startBefore(1)).toBe(first?.uid)
    expect(await session.startBefore(100)).toBe(0)
  })

  it('lays a mail among the sent ones once', async () => {
    await write('c', 'sent')
    await write('c', 'sent')
    expect(await idsAfter(0)).toEqual(['<c@sommer.example>'])
  })

  it('marks, and sees what was marked elsewhere', async () => {
    await write('d')
    const uid = (await session.fetchAfter(0)).find(({ messageId }) => messageId === '<d@sommer.example>')?.uid ?? 0
    await session.mark(uid, { seen: false, flagged: true })
    expect((await session.flagsFrom(uid)).get(uid)).toEqual({ seen: false, flagged: true })
    const other = await post.open(server(dovecot.port))
    await other.select('inbox')
    expect((await other.flagsFrom(1)).get(uid)).toEqual({ seen: false, flagged: true })
    await other.close()
  })

  it('moves into the trash', async () => {
    await write('e')
    const uid = (await session.fetchAfter(0)).find(({ messageId }) => messageId === '<e@sommer.example>')?.uid ?? 0
    await session.trash(uid)
    expect((await session.flagsFrom(1)).has(uid)).toBe(false)
  })

  it('comes back out of the trash, once, and what lies in no trash is left alone', async () => {
    await write('f')
    const uid = (await session.fetchAfter(0)).find(({ messageId }) => messageId === '<f@sommer.example>')?.uid ?? 0
    await session.trash(uid)
    await session.restore('<f@sommer.example>')
    await session.restore('<f@sommer.example>')
    await session.restore('<nobody@sommer.example>')
    expect(await idsAfter(uid)).toEqual(['<f@sommer.example>'])
  })

  it('says that the password is wrong', async () => {
    await expect(post.open(server(dovecot.port, { password: 'falsch' }))).rejects.toMatchObject({ fault: 'sign-in', isPassing: false })
  })

  it.each(['tls', 'starttls'] as const)('trusts no certificate by %s that nobody has signed', async (security) => {
    const port = security === 'tls' ? dovecot.tlsPort : dovecot.port
    await expect(post.open(server(port, { host: 'localhost', security }))).rejects.toMatchObject({ fault: 'certificate' })
  })
})
