/** The cookies of this room. Behind HTTPS their names begin with `__Host-`: no other host, path or plain connection can set them. */
import { parse, serialize } from 'hono/utils/cookie'
import type { Home } from '../ports.ts'

/** A browser hands the headers of HTTP's cookies to no script, neither to read nor to write: its own server takes others. */
export const cookieHeaders = {
  server: { request: 'cookie', response: 'set-cookie' },
  browser: { request: 'x-practice-cookie', response: 'x-practice-set-cookie' },
} as const satisfies Record<Home, { request: string; response: string }>

export interface Cookies {
  read(request: Request, name: CookieName): string | null
  /** A Set-Cookie line. Without `maxAgeSeconds` the browser forgets it when it is closed. */
  set(name: CookieName, value: string, maxAgeSeconds?: number): string
  clear(name: CookieName): string
  withLines(response: Response, lines: readonly string[]): Response
}

/** `rt`: refresh token. `geraet`: this device has signed in before. `sso`: this browser is signing in by its organisation. */
export type CookieName = 'rt' | 'geraet' | 'sso'

export function createCookies({ secureCookies: secure, home }: { secureCookies: boolean; home: Home }): Cookies {
  const names = cookieHeaders[home]
  const fullName = (name: CookieName) => (secure ? (`__Host-${name}` as const) : name)
  const set: Cookies['set'] = (name, value, maxAgeSeconds) =>
    serialize(fullName(name), value, {
      path: '/',
      httpOnly: true,
      sameSite: 'Strict',
      ...(secure ? { secure: true } : {}),
      ...(maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds }),
    })
  return {
    read(request, name) {
      const header = request.headers.get(names.request)
      return header === null ? null : (parse(header, fullName(name))[fullName(name)] ?? null)
    },
    set,
    clear: (name) => set(name, '', 0),
    withLines(response, lines) {
      lines.forEach((line) => response.headers.append(names.response, line))
      return response
    },
  }
}
