import { useUser } from '../../shared/session.ts'

/** This room's answers carry no open steps, so the role decides here and only here; what the server allows does not depend on it. */
export function useMayMaintainKlienten(): boolean {
  return useUser().roles.includes('ROLE_PFLEGE_ADMIN')
}
