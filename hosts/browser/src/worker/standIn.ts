/** Refusals as apps.md (7, 8) writes them; a real server says them in its own form, which tells a stranger less (trust.md, A6). */
import { cookieHeaders } from '@dreiklang/server/anmeldung/cookies'
import { jsonAnswer } from '@dreiklang/server/shared/answer'

interface Written {
  /** Kept only when someone wants the times of the template. */
  delayMs: number
  refusal?: () => Response
  alsoOfPages?: true
}

const unknownCredentials = () => jsonAnswer(false, 404)

const written: Readonly<Record<string, Written>> = {
  '/api/auth/forgot-password': { delayMs: 1000 },
  '/api/auth/reset-password': { delayMs: 1000 },
  '/api/auth/sign-up': { delayMs: 1500 },
  '/api/auth/sign-in': { delayMs: 1500, refusal: unknownCredentials },
  '/api/auth/unlock-session': { delayMs: 1500, refusal: unknownCredentials, alsoOfPages: true },
  '/api/auth/sign-in-with-token': { delayMs: 0, refusal: () => jsonAnswer({ error: 'Invalid token' }, 401) },
}

const writtenFor = ({ method, url }: Request): Written | null => (method === 'POST' ? (written[new URL(url).pathname] ?? null) : null)

export const delayOf = (request: Request): number => writtenFor(request)?.delayMs ?? 0

const hasSession = (request: Request): boolean => /(^|; )rt=/.test(request.headers.get(cookieHeaders.browser.request) ?? '')

export function asWritten(request: Request, response: Response, isCall: (path: string) => boolean): Response {
  if (response.status === 404 && !isCall(new URL(request.url).pathname)) return new Response('NOT FOUND', { status: 404 })
  const { refusal, alsoOfPages } = writtenFor(request) ?? {}
  if (refusal === undefined || response.status !== 401) return response
  return alsoOfPages === true && hasSession(request) ? response : refusal()
}

/** @param paths with their parameters, `/api/klienten/:klientId` */
export function pathTest(paths: readonly string[]): (path: string) => boolean {
  const patterns = [...new Set(paths)].map((path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+').replaceAll('.', String.raw`\.`)}$`))
  return (path) => patterns.some((pattern) => pattern.test(path))
}
