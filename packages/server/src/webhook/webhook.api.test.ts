import { createHmac } from 'node:crypto'
import { overlapHours, pauseAfter } from '@dreiklang/domain/webhook/webhook'
import { webhookContract } from '@dreiklang/domain/webhook/webhook.contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { put } from '../bestellung/bestellung.fixtures.ts'
import { everythingReadable } from '../bestellung/stream.fixtures.ts'
import { sql } from '../database/sql.ts'
import { demoPassword } from '../demo/konten.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import { addMachine } from '../machine/machine.fixtures.ts'
import { systemContext } from '../shared/context.ts'
import { errorOf } from '../shared/zugriff.fixtures.ts'
import type { TestClient } from '../testServer.ts'
import { WebhookUnreached } from '../webhookPort.ts'
import { createWebhookOutgoing } from './outgoing.ts'

const { list, create, remove, test, listDispatches, replay } = webhookContract
const c = webhookContract
const haus = await hausForTests()
const url = 'https://pflege.example.org/hooks'

let leitung: TestClient
let webhookId = ''
let secret = ''
beforeEach(async () => {
  leitung = await haus.wer('pflege-admin')
  const { body } = await leitung.call(create, {
    body: { url, kinds: ['bestellung.created', 'bestellung.changed'], password: demoPassword },
  })
  ;({ id: webhookId, secret } = body)
  haus.received.length = 0
  haus.post.webhook = 200
})
afterEach(async () => {
  await leitung.call(remove, { params: { webhookId } })
})

const later = (ms: number) => {
  haus.clock.now = new Date(haus.clock.now.getTime() + ms)
}
/** The clock of the outbox alone: a turn of all rooms would cost a second. */
const outgoing = await createWebhookOutgoing(haus.ports, async () => {})
/** The server itself sends as well; which of the two was faster is chance. */
async function turn(count: number) {
  await everythingReadable(haus.ports.database)
  await outgoing.send()
  await expect.poll(() => haus.received.length).toBe(count)
}
const log = async () => (await leitung.call(listDispatches, { params: { webhookId } })).body
const bodies = (): { type: string; data: { bestellungId: string; version: number; step: string | null } }[] =>
  haus.received.map(({ body }) => JSON.parse(body))

describe('a program of the house', () => {
  it('hears of an order by id and kind alone, signed so that it can tell who speaks', async () => {
    const { id } = await put(haus)
    await turn(1)
    const [sent] = haus.received
    expect(bodies()).toEqual([
      { type: 'bestellung.created', timestamp: haus.clock.now.toISOString(), data: { bestellungId: id, version: 1, step: 'anlegen' } },
    ])
    const { 'webhook-id': messageId, 'webhook-timestamp': at, 'webhook-signature': signature } = sent?.headers ?? {}
    const key = await crypto.subtle.importKey('raw', Buffer.from(secret.slice(6), 'base64'), { name: 'HMAC', hash: 'SHA-256' }, false, [
      'verify',
    ])
    const mac = Buffer.from(signature?.slice(3) ?? '', 'base64')
    expect(await crypto.subtle.verify('HMAC', key, mac, Buffer.from(`${messageId}.${at}.${sent?.body}`))).toBe(true)
    expect((await log())[0]).toMatchObject({ id: messageId, subject: id, attempts: 1, status: 200, nextAt: null })
  })

  it('is told nothing of the orders of others', async () => {
    const klientId = await haus.admit({}, 'pflege-admin2')
    await put(haus, { klientId }, 'pfleger2')
    const { id } = await put(haus)
    await turn(1)
    expect(bodies().map(({ data }) => data.bestellungId)).toEqual([id])
  })

  it('gets what happened to one order in its sequence, also when the first is refused, and others meanwhile', async () => {
    haus.post.webhook = 503
    const first = await put(haus)
    await turn(1)
    expect((await first.versuche('pfleger', 'senden')).status).toBe(200)
    const other = await put(haus)
    await turn(2)
    expect(bodies().map(({ data }) => data.bestellungId)).toEqual([first.id, other.id])
    haus.post.webhook = 200
    later(pauseAfter(1))
    await turn(5)
    const versions = bodies().flatMap(({ data }) => (data.bestellungId === first.id ? [data.version] : []))
    expect(versions).toEqual([1, 1, 2])
  })

  it('gets each event from one of two servers', async () => {
    const second = await createWebhookOutgoing(haus.ports, async () => {})
    await Promise.all([put(haus), put(haus)])
    await everythingReadable(haus.ports.database)
    await Promise.all([turn(2), second.send()])
    await second.close()
    const ids = haus.received.map(({ headers }) => headers['webhook-id'])
    expect([ids.length, new Set(ids).size]).toEqual([2, 2])
  })

  it('gets events again from one of the log or from a day on, under their former id', async () => {
    await put(haus)
    await turn(1)
    const program = await addMachine(haus, leitung, ['webhook'])
    const dispatchId = (await log())[0]?.id ?? ''
    const params = { webhookId }
    expect((await program.call(replay, { params, body: { dispatchId } })).body).toEqual({ events: 1 })
    await turn(2)
    expect(haus.received.map(({ headers }) => headers['webhook-id'])).toEqual([dispatchId, dispatchId])
    const { events } = (await program.call(replay, { params, body: { day: '2026-11-18' } })).body
    expect(events).toBeGreaterThan(5)
  })
})

describe('a secret that is changed', () => {
  const signaturesOfLast = () => haus.received.at(-1)?.headers['webhook-signature']?.split(' ') ?? []
  const isSignedBy = (by: string) => {
    const last = haus.received.at(-1)
    const text = `${last?.headers['webhook-id']}.${last?.headers['webhook-timestamp']}.${last?.body}`
    return signaturesOfLast().includes(
      `v1,${createHmac('sha256', Buffer.from(by.slice(6), 'base64'))
        .update(text)
        .digest('base64')}`,
    )
  }

  it('signs at once, and the former one beside it for a day', async () => {
    const params = { webhookId }
    expect(errorOf(await leitung.call(c.rotate, { params, body: { password: 'falsch' } }))).toBe('anmeldung.passwort_falsch')
    const { secret: newer } = (await leitung.call(c.rotate, { params, body: { password: demoPassword } })).body
    await put(haus)
    await turn(1)
    expect([isSignedBy(newer), isSignedBy(secret), signaturesOfLast().length]).toEqual([true, true, 2])
    await leitung.call(test, { params })
    expect([isSignedBy(newer), isSignedBy(secret)]).toEqual([true, true])
    const rows = await haus.ports.database.query(systemContext, sql('test.webhook.both', 'select to_jsonb(w) from webhook w'), {})
    expect([newer, secret].filter((each) => JSON.stringify(rows).includes(each))).toEqual([])

    later(overlapHours * 3_600_000)
    leitung = await haus.wer('pflege-admin')
    await leitung.call(test, { params })
    expect([isSignedBy(newer), isSignedBy(secret), signaturesOfLast().length]).toEqual([true, false, 1])
    await outgoing.tick()
    const kept = await haus.ports.database.query<{ n: number }>(
      systemContext,
      sql('test.webhook.former', 'select count(*) as n from webhook w where w.former_secret is not null'),
      {},
    )
    expect(kept).toEqual([{ n: 0 }])
  })
})

describe('an address', () => {
  it('is tried for three days, then switched off, and the head is told', async () => {
    haus.post.webhook = new WebhookUnreached('timeout')
    const told: string[] = []
    const own = await createWebhookOutgoing(haus.ports, async (_tx, { personId, anlass }) => void told.push(`${anlass} ${personId}`))
    await put(haus)
    await everythingReadable(haus.ports.database)
    for (let hours = 0; hours < 80 && told.length === 0; hours += 4) {
      await own.send()
      later(4 * 3_600_000)
    }
    await own.close()
    expect(told).toEqual([`WEBHOOK_AUS ${haus.personId('pflege-admin')}`])
    leitung = await haus.wer('pflege-admin')
    expect((await leitung.call(list)).body[0]).toMatchObject({ offWhy: 'FAILED', waiting: 0 })
    expect((await log())[0]).toMatchObject({ fault: 'timeout', nextAt: null, doneAt: null })
    expect(errorOf(await leitung.call(test, { params: { webhookId } }))).toBe('webhook.aus')
    expect((await leitung.call(c.switch, { params: { webhookId }, body: { on: true } })).status).toBe(204)
  })

  it('says on trial what the receiver answers', async () => {
    haus.post.webhook = 500
    expect((await leitung.call(test, { params: { webhookId } })).body).toEqual({ status: 500, fault: null })
    expect(bodies()).toEqual([expect.objectContaining({ type: 'webhook.test' })])
  })

  it.each(['http://example.org/', 'ftp://example.org/', 'https://me:secret@example.org/', 'nonsense'])('is not %s', async (wrong) => {
    const answer = await leitung.call(create, { body: { url: wrong, kinds: ['bestellung.created'], password: demoPassword } })
    expect(errorOf(answer)).toBe('webhook.adresse')
  })

  it('is the matter of the head, not of the staff; its secret lies sealed', async () => {
    expect((await (await haus.wer('pfleger')).call(list)).status).toBe(403)
    const rows = await haus.ports.database.query(systemContext, sql('test.webhook.stored', 'select to_jsonb(w) from webhook w'), {})
    expect(JSON.stringify(rows)).not.toContain(secret)
  })
})
