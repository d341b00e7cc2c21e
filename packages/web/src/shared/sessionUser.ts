import type { Rolle } from '@dreiklang/domain/shared/akteur'

/**
 * The signed-in user as product.md section 3 describes it: exactly one of the three staff records, or none for the platform.
 * The contract of the room `anmeldung` says the same; what comes from there must fit here, or the compiler complains.
 */
export interface SessionUser {
  id: string
  name: string
  email: string
  status: 'online' | 'away' | 'busy' | 'not-visible'
  roles: Rolle[]
  pflegepersonal?: { id: string; pflegedienst: { id: string; firmenname: string } } | undefined
  apothekepersonal?: { id: string; istPharmazeutisch: boolean; apotheke: { id: string; name: string } } | undefined
  arztpersonal?: { id: string; lanr: string | null; arzt: { id: string; praxis: string } } | undefined
}

/** What signing in and refreshing answer. */
export interface SignedIn {
  accessToken: string
  user: SessionUser
}

/** The paths that open a session, the specification's two first; a 401 from them is never answered with a refresh. */
export const sessionPaths = { signIn: '/api/auth/signin', refresh: '/api/auth/refreshtoken', unlock: '/api/auth/unlock-session' } as const

export const lockPath = '/api/auth/lock'
