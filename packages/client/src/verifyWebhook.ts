/** Whether an event comes from Dreiklang and is fresh, after Standard Webhooks. */
export type WebhookEvent = BestellungEvent | { type: 'webhook.test'; timestamp: string; data: { webhookId: string } }

interface BestellungEvent {
  type: 'bestellung.created' | 'bestellung.changed'
  timestamp: string
  data: {
    bestellungId: string
    version: number
    /** Null: the own house is told that something happened, not what. */
    step: string | null
  }
}

type HeadersLike = Headers | Readonly<Record<string, string | readonly string[] | undefined>>

interface VerifyOptions {
  /** Of the address, as it was told once: `whsec_…` */
  secret: string
  /** What is older, or from further in the future, is refused: it may have been recorded and sent again. */
  toleranceSeconds?: number
  now?: Date
}

const mark = 'whsec_'
const decode = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
const isBase64 = (text: string) => /^[A-Za-z0-9+/]+={0,2}$/.test(text) && text.length % 4 === 0

function readHeader(headers: HeadersLike, name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : headers[name]
  return [value ?? ''].flat().join(' ')
}

async function isSigned(secret: string, text: string, signatures: readonly string[]): Promise<boolean> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', decode(secret.slice(mark.length)), hmac, false, ['verify'])
  const bytes = new TextEncoder().encode(text)
  const checks = signatures.map((signature) => crypto.subtle.verify('HMAC', key, decode(signature), bytes))
  return (await Promise.all(checks)).includes(true)
}

/**
 * The event, or null when it is not genuine, too old or too new. `body` is the text as it came, before anything has read it; `headers` as
 * Node and as fetch have them.
 * @throws TypeError for what is no secret of a webhook
 */
export async function verifyWebhook(
  body: string,
  headers: HeadersLike,
  { secret, toleranceSeconds = 300, now = new Date() }: VerifyOptions,
): Promise<WebhookEvent | null> {
  if (!secret.startsWith(mark) || !isBase64(secret.slice(mark.length))) throw new TypeError(`A secret begins with ${mark}`)
  const [id, at] = [readHeader(headers, 'webhook-id'), readHeader(headers, 'webhook-timestamp')]
  const signatures = readHeader(headers, 'webhook-signature')
    .split(' ')
    .flatMap((each) => (each.startsWith('v1,') && isBase64(each.slice(3)) ? [each.slice(3)] : []))
  if (!/^\d+$/.test(at) || Math.abs(now.getTime() / 1000 - Number(at)) > toleranceSeconds) return null
  if (!(await isSigned(secret, `${id}.${at}.${body}`, signatures))) return null
  return JSON.parse(body) as WebhookEvent
}
