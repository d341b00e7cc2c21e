import type { useUser } from '../../shared/session.ts'

type Benutzer = ReturnType<typeof useUser>

export function ownPaths(user: Pick<Benutzer, 'pflegepersonal' | 'arztpersonal' | 'apothekepersonal'>): string {
  if (user.pflegepersonal !== undefined) return '/bestellungen/pflege'
  if (user.arztpersonal !== undefined) return '/bestellungen/arzt'
  return user.apothekepersonal === undefined ? '/bestellungen/admin' : '/bestellungen/apotheke'
}
