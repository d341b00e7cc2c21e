/** Refusals as apps.md (7, 8) writes them; a real server says them in its own form, which tells a stranger less (trust.md, A6). */
import type { Call } from '@dreiklang/domain/shared/contract'
import { Refusal } from '@dreiklang/domain/shared/refusal'
import { uebungErrors } from '@dreiklang/domain/uebung/uebung.errors'
import { jsonAnswer } from '@dreiklang/server/shared/answer'
import { ofProductPage } from '../protocol.ts'

interface Written {
  delayMs: number
  refusal?: () => Response
  /** The product's own page asks by this path, too, and reads the server's refusal. */
  alsoOfPages?: true
}

const unknownCredentials = () => jsonAnswer(false, 404)

const written: Readonly<Record<string, Written>> = {
  'POST /api/auth/forgot-password': { delayMs: 1000 },
  'POST /api/auth/reset-password': { delayMs: 1000 },
  'POST /api/auth/sign-up': { delayMs: 1500 },
  'POST /api/auth/sign-in': { delayMs: 1500, refusal: unknownCredentials },
  'POST /api/auth/unlock-session': { delayMs: 1500, refusal: unknownCredentials, alsoOfPages: true },
  'POST /api/auth/sign-in-with-token': { delayMs: 0, refusal: () => jsonAnswer({ error: 'Invalid token' }, 401) },
  'GET /api/apps/ecommerce/inventory/products': { delayMs: 300 },
  'GET /api/apps/mailbox/mails': { delayMs: 625 },
}

const writtenFor = ({ method, url }: Request): Written | undefined => written[`${method} ${new URL(url).pathname}`]

export const delayOf = (request: Request): number => writtenFor(request)?.delayMs ?? 0

export function asWritten(request: Request, response: Response, isCall: (path: string) => boolean): Response {
  if (response.status === 404 && !isCall(new URL(request.url).pathname)) return new Response('NOT FOUND', { status: 404 })
  const { refusal, alsoOfPages } = writtenFor(request) ?? {}
  if (refusal === undefined || response.status !== 401) return response
  return alsoOfPages === true && request.headers.has(ofProductPage) ? response : refusal()
}

/** @param path with its parameters, `/api/klienten/:klientId` */
const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+').replaceAll('.', String.raw`\.`)}$`)

export function pathTest(paths: readonly string[]): (path: string) => boolean {
  const patterns = [...new Set(paths)].map(patternOf)
  return (path) => patterns.some((pattern) => pattern.test(path))
}

/** Somebody was faster: in the words of what was asked, where its contract has any. */
export function findStaleRefusal({ method, url }: Request, calls: readonly Pick<Call, 'method' | 'path' | 'errors'>[]): Refusal {
  const { pathname } = new URL(url)
  const asked = calls.find((call) => call.method === method && patternOf(call.path).test(pathname))
  const code = asked?.errors.find((one) => one.endsWith('.veraltet'))
  return code === undefined ? uebungErrors.refuse('uebung.veraltet') : new Refusal(code, 'conflict')
}
