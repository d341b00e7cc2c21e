import type { Rolle } from '@dreiklang/domain/shared/akteur'

/** Start page of each role (product.md, section 2); the first match wins. */
const landings: readonly { rollen: readonly Rolle[]; path: string }[] = [
  { rollen: ['ROLE_ADMIN'], path: '/bestellungen/admin' },
  { rollen: ['ROLE_PFLEGER', 'ROLE_PFLEGE_ADMIN'], path: '/contacts' },
  { rollen: ['ROLE_APOTHEKE_ADMIN', 'ROLE_APOTHEKER'], path: '/bestellungen/apotheke' },
  { rollen: ['ROLE_ARZT', 'ROLE_ARZT_ADMIN'], path: '/bestellungen/arzt' },
]

/** Null when no role has a start page: then a page says so, instead of a redirect loop. */
export function landingPath(rollen: readonly string[]): string | null {
  return landings.find((landing) => landing.rollen.some((rolle) => rollen.includes(rolle)))?.path ?? null
}
