/** Headers as Standard Webhooks wants them: HMAC-SHA256 over id, time and body. */
const encoder = new TextEncoder()
const mark = 'whsec_'

const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))

export const newWebhookSecret = (): string => `${mark}${base64(crypto.getRandomValues(new Uint8Array(32)))}`

const keyOf = (secret: string): Promise<CryptoKey> => {
  const bytes = Uint8Array.from(atob(secret.slice(mark.length)), (letter) => letter.charCodeAt(0))
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
}

export interface Signing {
  secret: string
  /** Signs as well, while a secret is changed. */
  formerSecret: string | null
  id: string
  body: string
  nowMs: number
}

async function signBy(secret: string, text: string): Promise<string> {
  const mac = await crypto.subtle.sign('HMAC', await keyOf(secret), encoder.encode(text))
  return `v1,${base64(new Uint8Array(mac))}`
}

export async function signedHeaders({ secret, formerSecret, id, body, nowMs }: Signing): Promise<Record<string, string>> {
  const timestamp = String(Math.floor(nowMs / 1000))
  const secrets = [secret, ...(formerSecret === null ? [] : [formerSecret])]
  const signatures = await Promise.all(secrets.map((each) => signBy(each, `${id}.${timestamp}.${body}`)))
  return {
    'content-type': 'application/json',
    'user-agent': 'Dreiklang-Webhooks',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}
