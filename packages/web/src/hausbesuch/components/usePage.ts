import { type Seite, seiteOf } from '@dreiklang/domain/shared/akteur'
import { useUser } from '../../shared/session.ts'

/** Null for the platform, which takes part in no visit. */
export function usePage(): Seite | null {
  const [rolle] = useUser().roles
  return rolle === undefined ? null : seiteOf(rolle)
}
