import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const inBackground = promisify(gzip)
/** Below it an answer fits into one packet anyway. */
const smallest = 1_400

/** Only what was asked for with a token in the head: no page of others can make a browser do so, so lengths betray nothing (BREACH). */
export async function compressed(request: Request, answer: Response): Promise<Response> {
  const { headers, status } = answer
  if (request.method !== 'GET' || status !== 200 || !request.headers.has('authorization')) return answer
  if (!/\bgzip\b/.test(request.headers.get('accept-encoding') ?? '') || headers.has('content-encoding')) return answer
  if (!/^(application\/json|text\/csv)\b/.test(headers.get('content-type') ?? '')) return answer
  const plain = Buffer.from(await answer.arrayBuffer())
  if (plain.byteLength < smallest) return new Response(plain, { status, headers })
  const small = await inBackground(plain, { level: 4 })
  const own = new Headers(headers)
  own.set('Content-Encoding', 'gzip')
  own.set('Content-Length', String(small.byteLength))
  own.append('Vary', 'Accept-Encoding')
  return new Response(small, { status, headers: own })
}
