import type { Rolle } from '@dreiklang/domain/shared/akteur'

/** Where each role begins (product.md, section 2); the first that fits counts. */
const landings: readonly { rollen: readonly Rolle[]; path: string }[] = [
  { rollen: ['ROLE_ADMIN'], path: '/bestellungen/admin' },
  { rollen: ['ROLE_PFLEGER', 'ROLE_PFLEGE_ADMIN'], path: '/contacts' },
  { rollen: ['ROLE_APOTHEKE_ADMIN', 'ROLE_APOTHEKER'], path: '/bestellungen/apotheke' },
  { rollen: ['ROLE_ARZT', 'ROLE_ARZT_ADMIN'], path: '/bestellungen/arzt' },
]

/** Null when no role has a landing: then there is a page that says so, instead of a circle of redirects. */
export function landingPath(rollen: readonly string[]): string | null {
  return landings.find((landing) => landing.rollen.some((rolle) => rollen.includes(rolle)))?.path ?? null
}
