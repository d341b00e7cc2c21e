import { useUser } from '../../shared/session.ts'

/**
 * Whether the ways to take in and change a Klient are shown. The answers of this room carry no open steps, so the role decides
 * here and only here; what the server lets through does not depend on it.
 */
export function useDarfKlientenPflegen(): boolean {
  return useUser().roles.includes('ROLE_PFLEGE_ADMIN')
}
