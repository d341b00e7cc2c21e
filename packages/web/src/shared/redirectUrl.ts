/**
 * Where to go after sign-in. It comes from the address bar, so anyone can set it: only a path of this application is accepted. It starts
 * with one `/`, not with `//` or `/\`, contains no control character, and still points here after being parsed like a link.
 */
export function safeRedirectPath(value: unknown, origin: string): string | null {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value)) return null
  // Browsers drop tabs and line breaks inside addresses: `/\t/evil.example` would become `//evil.example`.
  if (Array.from(value).some((letter) => letter < ' ' || letter === '\u007f' || letter === '\\')) return null
  if (!URL.canParse(value, origin)) return null
  const parsed = new URL(value, origin)
  if (parsed.origin !== origin || parsed.pathname.startsWith('//')) return null
  return parsed.pathname + parsed.search + parsed.hash
}

/** The address of the sign-in page that comes back here; sign-out itself is no place to come back to. */
export function signInPath(currentPath: string): string {
  if (currentPath === '/' || currentPath === '/sign-out') return '/sign-in'
  return `/sign-in?redirectURL=${encodeURIComponent(currentPath)}`
}

/** The address of the page that unlocks a session and comes back here. */
export function unlockPath(currentPath: string): string {
  if (currentPath === '/' || currentPath.startsWith('/unlock-session')) return '/unlock-session'
  return `/unlock-session?redirectURL=${encodeURIComponent(currentPath)}`
}
