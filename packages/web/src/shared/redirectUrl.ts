/** Anyone can set it: only a path of this application passes: one `/`, not `//` or `/\`, no control character, still here once parsed. */
export function safeRedirectPath(value: unknown, origin: string): string | null {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value)) return null
  // Browsers drop tabs and line breaks inside addresses: `/\t/evil.example` would become `//evil.example`.
  if (Array.from(value).some((letter) => letter < ' ' || letter === '\u007f' || letter === '\\')) return null
  if (!URL.canParse(value, origin)) return null
  const parsed = new URL(value, origin)
  if (parsed.origin !== origin || parsed.pathname.startsWith('//')) return null
  return parsed.pathname + parsed.search + parsed.hash
}

/** Sign-out itself is no place to come back to. */
export function signInPath(currentPath: string): string {
  if (currentPath === '/' || currentPath === '/sign-out') return '/sign-in'
  return `/sign-in?redirectURL=${encodeURIComponent(currentPath)}`
}

export function unlockPath(currentPath: string): string {
  if (currentPath === '/' || currentPath.startsWith('/unlock-session')) return '/unlock-session'
  return `/unlock-session?redirectURL=${encodeURIComponent(currentPath)}`
}
