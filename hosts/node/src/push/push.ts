import { createECDH } from 'node:crypto'
import { request as requestHttp } from 'node:http'
import { request as requestHttps, type RequestOptions } from 'node:https'
import { isPushAddress } from '@dreiklang/domain/push/push'
import { PushGone, PushLater, type PushPort, PushRefused, type PushSendung } from '@dreiklang/server/ports'
import webPush from 'web-push'
import { publicLookup } from './publicAddress.ts'

interface Reach {
  isAllowed(endpoint: string): boolean
  lookup: RequestOptions['lookup']
}

/** The address comes from a browser, so from anyone: it must not lead our server to another machine of ours. */
const internet: Reach = { isAllowed: isPushAddress, lookup: publicLookup }

const patienceMs = 20_000
const mostPatience = 4 * 3_600_000

interface PushOptions {
  /** P-256, 32 bytes in base64url. */
  privateKey: string
  subject: string
  /** Only tests have push services at home. */
  reach?: Reach
}

export function createPush({ privateKey, subject, reach = internet }: PushOptions): PushPort {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey, 'base64url')
  const publicKey = pair.getPublicKey('base64url')
  return {
    publicKey,
    async send(push) {
      if (!reach.isAllowed(push.endpoint)) throw new PushRefused('endpoint')
      const { headers, body } = sealed(push, { subject, publicKey, privateKey })
      const { status, retryAfter } = await post(push.endpoint, { headers, body, lookup: reach.lookup })
      if (status >= 200 && status < 300) return
      if (status === 404 || status === 410) throw new PushGone()
      if (status === 429 || status >= 500) throw new PushLater(String(status), waitOf(retryAfter))
      throw new PushRefused(String(status))
    },
  }
}

/** Readable for the browser only, and signed by us (RFC 8291, 8292). @throws PushRefused when the keys of the device are none */
function sealed(push: PushSendung, vapidDetails: { subject: string; publicKey: string; privateKey: string }) {
  const { endpoint, p256dh, auth, inhalt, ttlSekunden, dringend, topic } = push
  try {
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, inhalt, {
      vapidDetails,
      TTL: ttlSekunden,
      urgency: dringend ? 'high' : 'normal',
      topic,
    })
  } catch (error) {
    throw new PushRefused('keys', error)
  }
}

/** Follows no redirection and reads no answer: only the header counts. */
function post(
  endpoint: string,
  { headers, body, lookup }: { headers: object; body: Buffer | null; lookup: Reach['lookup'] },
): Promise<{ status: number; retryAfter: string | undefined }> {
  return new Promise((resolve, reject) => {
    const send = endpoint.startsWith('https:') ? requestHttps : requestHttp
    const options = {
      method: 'POST',
      headers: { ...headers },
      signal: AbortSignal.timeout(patienceMs),
      agent: false,
      ...(lookup ? { lookup } : {}),
    }
    send(endpoint, options, (answer) => {
      resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] })
      answer.destroy()
    })
      .on('error', reject)
      .end(body)
  })
}

/** In seconds, or as a date, which is not worth the trouble. */
function waitOf(retryAfter: string | undefined): number {
  const seconds = Number(retryAfter)
  return Number.isFinite(seconds) ? Math.min(Math.max(0, seconds * 1000), mostPatience) : 0
}
