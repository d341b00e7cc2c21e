/** The two cookies of this room. Behind HTTPS their names begin with `__Host-`: no other host, path or plain connection can set them. */
import { parse, serialize } from 'hono/utils/cookie'

export interface Cookies {
  read(request: Request, name: CookieName): string | null
  /** A Set-Cookie line. Without `maxAgeSeconds` the browser forgets it when it is closed. */
  set(name: CookieName, value: string, maxAgeSeconds?: number): string
  clear(name: CookieName): string
}

/** `rt`: refresh token. `geraet`: this device has signed in before. */
export type CookieName = 'rt' | 'geraet'

export function createCookies(secure: boolean): Cookies {
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
      const header = request.headers.get('cookie')
      return header === null ? null : (parse(header, fullName(name))[fullName(name)] ?? null)
    },
    set,
    clear: (name) => set(name, '', 0),
  }
}
