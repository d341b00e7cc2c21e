import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { verifyWebhook } from './verifyWebhook.ts'

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const body = '{"type":"bestellung.created","timestamp":"2026-11-18T09:00:00.000Z","data":{"bestellungId":"b","version":1,"step":"anlegen"}}'
const now = new Date('2026-11-18T09:00:00Z')
const seconds = now.getTime() / 1000

function signed({ at = seconds, text = body, by = secret } = {}) {
  const key = Buffer.from(by.slice('whsec_'.length), 'base64')
  const signature = createHmac('sha256', key).update(`m1.${at}.${text}`).digest('base64')
  return { 'webhook-id': 'm1', 'webhook-timestamp': String(at), 'webhook-signature': `v1,${signature}` }
}

describe('an event that comes in', () => {
  it('is read when it is genuine, with headers of Node and of fetch', async () => {
    expect(await verifyWebhook(body, signed(), { secret, now })).toMatchObject({ data: { bestellungId: 'b', version: 1 } })
    expect(await verifyWebhook(body, new Headers(signed()), { secret, now })).toMatchObject({ type: 'bestellung.created' })
  })

  it('counts when one of several signatures fits, as it is while a secret is changed', async () => {
    const other = signed({ by: `whsec_${Buffer.alloc(32, 8).toString('base64')}` })['webhook-signature']
    const both = { ...signed(), 'webhook-signature': `${other} ${signed()['webhook-signature']} v2,later` }
    expect(await verifyWebhook(body, both, { secret, now })).not.toBeNull()
    expect(await verifyWebhook(body, { ...signed(), 'webhook-signature': other }, { secret, now })).toBeNull()
  })

  it.each([
    ['of which a letter was changed', body.replace('anlegen', 'senden!'), signed()],
    ['that was signed by somebody else', body, signed({ by: `whsec_${Buffer.alloc(32, 9).toString('base64')}` })],
    ['that is six minutes old', body, signed({ at: seconds - 360 })],
    ['from six minutes ahead', body, signed({ at: seconds + 360 })],
    ['without a signature', body, { ...signed(), 'webhook-signature': undefined }],
    ['with a signature that is none', body, { ...signed(), 'webhook-signature': 'v1,%%%' }],
    ['without a time', body, { ...signed(), 'webhook-timestamp': 'yesterday' }],
  ])('is refused: one %s', async (_name, text, headers) => {
    expect(await verifyWebhook(text, headers, { secret, now })).toBeNull()
  })

  it('cannot be judged by something that is no secret', async () => {
    await expect(verifyWebhook(body, signed(), { secret: 'geheim', now })).rejects.toThrow('A secret begins with whsec_')
  })
})
