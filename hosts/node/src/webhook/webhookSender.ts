/** Posts to the programs of houses. Their addresses come from people: none may lead our server to another machine of ours. */
import { request as requestHttp } from 'node:http'
import { request as requestHttps, type RequestOptions } from 'node:https'
import type { SendFault } from '@dreiklang/domain/webhook/webhook'
import { PushRefused } from '@dreiklang/server/ports'
import { type WebhookPort, WebhookUnreached } from '@dreiklang/server/webhookPort'
import { isInnerLiteral, publicLookup } from '../push/publicAddress.ts'

const patienceMs = 15_000

const certificate = /^(CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|ERR_TLS_)/

function faultOf(error: unknown): SendFault {
  if (error instanceof PushRefused) return 'inner-address'
  if (!(error instanceof Error)) return 'connection'
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'timeout'
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'unknown-host'
  return certificate.test(code) ? 'certificate' : 'connection'
}

export function createWebhookSender({ allowsInner }: Pick<WebhookPort, 'allowsInner'>): WebhookPort {
  return {
    allowsInner,
    send: ({ url, headers, body }) =>
      new Promise((resolve, reject) => {
        const target = new URL(url)
        if (!allowsInner && (target.protocol !== 'https:' || isInnerLiteral(target))) return reject(new WebhookUnreached('inner-address'))
        const send = target.protocol === 'https:' ? requestHttps : requestHttp
        const options: RequestOptions = {
          method: 'POST',
          headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
          signal: AbortSignal.timeout(patienceMs),
          agent: false,
          ...(allowsInner ? {} : { lookup: publicLookup }),
        }
        send(target, options, (answer) => {
          resolve({ status: answer.statusCode ?? 0 })
          // Only the status counts, and a long answer would cost us.
          answer.destroy()
        })
          .on('error', (error) => reject(new WebhookUnreached(faultOf(error), error)))
          .end(body)
      }),
  }
}
