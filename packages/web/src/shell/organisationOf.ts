import type { SessionUser } from '../shared/sessionUser.ts'

/** Company, pharmacy or practice, depending on which record the user has; null for the platform. */
export function organisationOf(user: SessionUser): string | null {
  return user.pflegepersonal?.pflegedienst.firmenname ?? user.apothekepersonal?.apotheke.name ?? user.arztpersonal?.arzt.praxis ?? null
}
