import { safeRedirectPath, signInPath, unlockPath } from '../shared/redirectUrl.ts'
import type { SessionState } from '../shared/sessionStore.ts'

/** A guard answers where to go instead, or null to let through (product.md, section 2). */
export interface GuardInput {
  session: SessionState
  pathname: string
  href: string
}

/** Paths starting with sign-in are always allowed; all others need a session. */
export function guardSignedIn({ session, pathname, href }: GuardInput): string | null {
  if (pathname.startsWith('/sign-in') || session.kind === 'signed-in') return null
  if (session.kind === 'locked') return unlockPath(href)
  return signInPath(href)
}

/** Only for people who are not signed in. `/sign-in` redirects those who are: to where the guard stopped them, or to the contacts. */
export function guardSignedOut({
  session,
  pathname,
  redirectURL,
  origin,
}: GuardInput & { redirectURL: unknown; origin: string }): string | null {
  if (session.kind !== 'signed-in') return null
  if (pathname.startsWith('/sign-in')) return safeRedirectPath(redirectURL, origin) ?? '/contacts'
  return '/'
}
