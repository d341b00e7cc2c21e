/** Asks the sign-in services of houses. Their addresses come from people: none may lead our server to another machine of ours. */
import { request as requestHttp } from 'node:http'
import { request as requestHttps, type RequestOptions } from 'node:https'
import { isInnerLiteral, publicLookup } from '../push/publicAddress.ts'

const patienceMs = 10_000
/** Keys and documents of providers have some kilobytes. */
const mostBytes = 1_000_000

interface Asking {
  method?: string
  headers?: Record<string, string>
  body?: unknown
}

class InnerAddress extends Error {
  constructor() {
    super('The address leads into a network of our own')
    this.name = 'InnerAddress'
  }
}

function bodyText(body: unknown): string | null {
  if (body === undefined || body === null) return null
  if (typeof body === 'string') return body
  if (body instanceof URLSearchParams) return body.toString()
  throw new Error('Only texts and forms are sent to a provider')
}

/** No redirection is followed. @throws InnerAddress, and as the connection ends */
export function createGuardedFetch({ allowsInner }: { allowsInner: boolean }) {
  return (url: string, { method = 'GET', headers = {}, body }: Asking): Promise<Response> =>
    new Promise((resolve, reject) => {
      const target = new URL(url)
      if (!allowsInner && (target.protocol !== 'https:' || isInnerLiteral(target))) return reject(new InnerAddress())
      const text = bodyText(body)
      const options: RequestOptions = {
        method,
        headers: { ...headers, ...(text === null ? {} : { 'content-length': String(Buffer.byteLength(text)) }) },
        signal: AbortSignal.timeout(patienceMs),
        agent: false,
        ...(allowsInner ? {} : { lookup: publicLookup }),
      }
      const send = target.protocol === 'https:' ? requestHttps : requestHttp
      const asked = send(target, options, (answer) => {
        const parts: Buffer[] = []
        let bytes = 0
        answer.on('data', (part: Buffer) => {
          bytes += part.length
          if (bytes > mostBytes) answer.destroy(new Error('The provider says too much'))
          else parts.push(part)
        })
        answer.on('error', reject)
        answer.on('end', () => {
          const type = answer.headers['content-type']
          resolve(
            new Response(Buffer.concat(parts), {
              status: answer.statusCode ?? 502,
              headers: type === undefined ? {} : { 'content-type': type },
            }),
          )
        })
      })
      asked.on('error', reject)
      asked.end(text ?? undefined)
    })
}
