import type { SessionUser } from '../shared/sessionUser.ts'

/** Null for the platform. */
export function organisationOf(user: SessionUser): string | null {
  return user.pflegepersonal?.pflegedienst.firmenname ?? user.apothekepersonal?.apotheke.name ?? user.arztpersonal?.arzt.praxis ?? null
}
