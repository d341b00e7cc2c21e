import type { Rolle } from '@dreiklang/domain/shared/akteur'

/** product.md, section 3: exactly one of the three staff records, or none. Must fit the `anmeldung` contract, or the compiler complains. */
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

export interface SignedIn {
  accessToken: string
  user: SessionUser
}

/** The paths that open a session, the specification's two first; a 401 from them is never answered with a refresh. */
export const sessionPaths = {
  signIn: '/api/auth/signin',
  refresh: '/api/auth/refreshtoken',
  unlock: '/api/auth/unlock-session',
  sso: '/api/auth/sso/finish',
} as const

export const lockPath = '/api/auth/lock'
