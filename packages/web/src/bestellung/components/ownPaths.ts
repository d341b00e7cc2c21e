import type { useUser } from '../../shared/session.ts'

type Benutzer = ReturnType<typeof useUser>

/** Where a user finds the orders of their side; without a side there are only figures. */
export function ownPaths(user: Pick<Benutzer, 'pflegepersonal' | 'arztpersonal' | 'apothekepersonal'>): string {
  if (user.pflegepersonal !== undefined) return '/bestellungen/pflege'
  if (user.arztpersonal !== undefined) return '/bestellungen/arzt'
  return user.apothekepersonal === undefined ? '/bestellungen/admin' : '/bestellungen/apotheke'
}
