import { estimateReisen } from '@dreiklang/domain/tour/reise'
import { createTestDatabase } from '@dreiklang/host-node/testDatabase'
import { afterEach, describe, expect, it } from 'vitest'
import { databaseStore } from '../files/databaseStore.ts'
import { createPostServer } from '../mailbox/post/post.fixtures.ts'
import { MailRefused, type Ports } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { testKeyRing } from '../tresor/tresor.fixtures.ts'
import { takeMail } from './mail.repository.ts'
import { createMailOutgoing, queueMail, queueNotice, queueSecretMail } from './mail.usecases.ts'

const beginn = new Date('2026-11-18T09:00:00.000Z')
const opened: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close()
})

const mail = (nummer: number) => ({ an: `nadia${nummer}@example.org`, betreff: `Brief ${nummer}`, text: 'Guten Tag' })
const until = async (ready: () => boolean) => {
  for (let i = 0; i < 400 && !ready(); i += 1) await new Promise((resolve) => setTimeout(resolve, 5))
}

async function openPost() {
  const database = await createTestDatabase()
  const sent: Parameters<Ports['mail']['send']>[0][] = []
  const warnings: [Record<string, unknown>, string][] = []
  const state = { now: beginn, failure: null as Error | null, delayMs: 0 }
  const ports: Ports = {
    database,
    fileStore: databaseStore,
    virusScan: null,
    clock: { now: () => state.now },
    newId: () => crypto.randomUUID(),
    passwordHasher: { hash: async (password) => password, verify: async () => false, needsRehash: () => false },
    images: { toWebp: async (bytes) => bytes, reencode: async (bytes) => bytes },
    fonts: { read: async () => new Uint8Array() },
    log: {
      info: () => {},
      warn: (fields, message) => warnings.push([fields, message]),
      error: (fields, message) => console.error(message, fields),
    },
    mail: {
      send: async (each) => {
        await new Promise((resolve) => setTimeout(resolve, state.delayMs))
        if (state.failure !== null) throw state.failure
        sent.push(each)
      },
    },
    push: { publicKey: '', send: async () => {} },
    sso: {
      check: async () => {},
      begin: async () => ({ url: '', proof: { nonce: '', verifier: '' } }),
      finish: async () => ({ email: null, emailVerified: false }),
    },
    webhooks: { allowsInner: false, send: async () => ({ status: 200 }) },
    post: createPostServer().port,
    publicUrl: 'http://dreiklang.test',
    tokenSecret: { current: new Uint8Array(32).fill(7), previous: null },
    keyRing: testKeyRing,
    auditHeads: { append: async () => {}, sign: () => '', mailTo: null },
    routing: { reisen: async (orte) => estimateReisen(orte) },
    mapTiles: null,
    meter: null,
    backups: null,
    home: 'server',
    secureCookies: false,
  }
  const process = async () => {
    const ausgang = await createMailOutgoing(ports)
    opened.unshift(ausgang)
    return ausgang
  }
  opened.push(database)
  const lege = (nummer: number) => database.transaction(systemContext, (tx) => queueMail(tx, mail(nummer)))
  const rows = async () =>
    (await database.query<{ text: string }>(systemContext, { name: 'test.ausgang', text: 'select text from mail_ausgang' }, {})).map(
      ({ text }) => text,
    )
  const advance = (ms: number) => {
    state.now = new Date(state.now.getTime() + ms)
  }
  return { ports, state, sent, warnings, process, lege, rows, advance }
}

describe('the outbox', () => {
  it('sends a mail right after the commit, without waiting for the clock, and keeps nothing of it', async () => {
    const { process, lege, sent, rows } = await openPost()
    await process()
    await lege(1)
    await until(() => sent.length === 1)
    expect(sent).toEqual([{ ...mail(1), html: null, id: expect.stringMatching(/^[\da-f-]{36}$/) }])
    await expect.poll(rows).toEqual([])
  })

  it('sends nothing when what caused the mail did not happen', async () => {
    const { process, ports, sent, rows } = await openPost()
    const ausgang = await process()
    const failed = ports.database.transaction(systemContext, async (tx) => {
      await queueMail(tx, mail(1))
      throw new Error('the cause failed')
    })
    await expect(failed).rejects.toThrow('the cause failed')
    await ausgang.send()
    expect([sent, await rows()]).toEqual([[], []])
  })

  it('sends each of thirty mails once, although two processes wake for every one', async () => {
    const { process, lege, sent, state } = await openPost()
    const [one, two] = [await process(), await process()]
    state.delayMs = 3
    for (let i = 0; i < 30; i += 1) await lege(i)
    await Promise.all([one.send(), two.send()])
    await until(() => sent.length >= 30)
    await Promise.all([one.send(), two.send()])
    expect(sent.map(({ an }) => an).toSorted()).toEqual(Array.from({ length: 30 }, (_, i) => mail(i).an).toSorted())
    expect(new Set(sent.map(({ id }) => id)).size).toBe(30)
  })

  it('tries again a minute after the mail server was down, and sends when it is back', async () => {
    const { process, lege, sent, state, advance } = await openPost()
    state.failure = new Error('connect ECONNREFUSED')
    const ausgang = await process()
    await lege(1)
    await ausgang.send()
    state.failure = null
    advance(60_000 - 1)
    await ausgang.send()
    expect(sent).toEqual([])
    advance(1)
    await ausgang.send()
    expect(sent).toHaveLength(1)
  })

  it('waits 1, 5, 15, 60 and then 240 minutes between attempts', async () => {
    const { process, lege, state, warnings, advance } = await openPost()
    state.failure = new Error('down')
    const ausgang = await process()
    await lege(1)
    await ausgang.send()
    const minutesUntilNext = async () => {
      const before = warnings.length
      for (let minutes = 1; minutes <= 300; minutes += 1) {
        advance(60_000)
        await ausgang.send()
        if (warnings.length > before) return minutes
      }
      return Infinity
    }
    const found: number[] = []
    for (let i = 0; i < 6; i += 1) found.push(await minutesUntilNext())
    expect(found).toEqual([1, 5, 15, 60, 240, 240])
  })

  it('gives a mail up after three days, and says so without a word of its content', async () => {
    const { process, lege, state, warnings, advance, rows } = await openPost()
    state.failure = new Error('nadia1@example.org was not reached')
    const ausgang = await process()
    await lege(1)
    await ausgang.send()
    advance(3 * 86_400_000)
    await ausgang.send()
    expect(warnings.map(([, message]) => message)).toEqual(['a mail could not be sent yet', 'a mail was given up'])
    expect(JSON.stringify(warnings)).not.toMatch(/nadia|Brief|Guten/)
    expect(await rows()).toEqual([])
  })

  it('gives a mail up at once when the other side refuses it for good, and goes on with the next', async () => {
    const { process, lege, state, warnings, rows } = await openPost()
    state.failure = new MailRefused('550', new Error('no such mailbox'))
    const ausgang = await process()
    await lege(1)
    await lege(2)
    await ausgang.send()
    expect(warnings.map(([fields, message]) => [fields['code'], message])).toEqual([
      ['550', 'a mail was given up'],
      ['550', 'a mail was given up'],
    ])
    expect(await rows()).toEqual([])
  })

  it('sends a mail of a killed process after its time, with the same id', async () => {
    const { process, lege, sent, ports, advance } = await openPost()
    await lege(1)
    // Taken and never finished, as by kill -9.
    const taken = await takeMail(onBehalfOf(ports.database, systemContext), {
      now: beginn.toISOString(),
      bis: new Date(beginn.getTime() + 300_000).toISOString(),
    })
    const ausgang = await process()
    await ausgang.send()
    expect(sent).toEqual([])
    advance(300_000)
    await ausgang.send()
    expect(sent.map(({ id }) => id)).toEqual([taken?.id])
  })

  it('sends the notices of a person as one mail when the first is due, and an urgent one takes all along', async () => {
    const { ports, state, rows, process, sent } = await openPost()
    const outgoing = await process()
    const legen = async (personId: string, betreff: string, urgent = false) => {
      const to = { personId, an: `${personId.slice(0, 1)}@example.org`, name: 'Nadia Öztürk', sprache: 'de' as const }
      const notiz = { betreff, satz: `Über ${betreff}.`, path: `/bestellungen/${betreff}` }
      await ports.database.transaction(systemContext, (tx) => queueNotice(tx, { ...to, notiz, am: state.now.toISOString(), urgent }))
      state.now = new Date(state.now.getTime() + 60_000)
      await outgoing.send()
    }
    const [one, other] = ['aaaaaaaa-0000-4000-8000-000000000001', 'bbbbbbbb-0000-4000-8000-000000000002']
    await legen(one, 'eins')
    await legen(other, 'fremd')
    await legen(one, 'zwei')
    expect(sent).toEqual([])
    state.now = new Date(beginn.getTime() + 5 * 60_000)
    await outgoing.send()
    expect(sent.map(({ an, betreff }) => [an, betreff])).toEqual([['a@example.org', 'Dreiklang: 2 Benachrichtigungen']])
    expect(sent[0]?.text).toMatch(/eins\. Über eins\. http:\/\/dreiklang\.test\/bestellungen\/eins[\s\S]*zwei\. Über zwei\./)
    expect(sent[0]?.html).toContain('Über zwei.')
    await legen(one, 'drei')
    await legen(one, 'vier', true)
    const mine = () => sent.filter(({ an }) => an === 'a@example.org')
    await until(() => mine().length === 2)
    expect(mine()[1]?.text).toMatch(/Über vier\.[\s\S]*Über drei\./)
    state.now = new Date(state.now.getTime() + 10 * 60_000)
    await outgoing.send()
    expect(sent.map(({ an }) => an).toSorted()).toEqual(['a@example.org', 'a@example.org', 'b@example.org'])
    expect(await rows()).toEqual([])
  })

  it('keeps a mail with a secret link unreadable in the database', async () => {
    const { ports, rows, process, sent } = await openPost()
    const link = 'http://dreiklang.test/reset-password?token=geheim'
    await ports.database.transaction(systemContext, (tx) =>
      queueSecretMail(tx, { ...mail(1), text: link, html: `<a href="${link}">` }, ports),
    )
    expect((await rows()).join()).not.toContain('geheim')
    await (await process()).send()
    expect(sent.map(({ text, html }) => [text, html])).toEqual([[link, `<a href="${link}">`]])
  })
})
