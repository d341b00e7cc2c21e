import { appRole, systemRole } from '@dreiklang/server/database/roles'
import type { DbContext } from '@dreiklang/server/ports'

/** The settings of row-level security, in WHERE: a row of its own would have to be told apart from the statement's in one transaction. */
const setContext = (local: boolean) =>
  `select 1 where (set_config('app.organisation', $1, ${local}) || set_config('app.person', $2, ${local})) is null`

export const setSessionContext = { name: 'set_session_context', text: setContext(false) }
export const setLocalContext = { name: 'set_local_context', text: setContext(true) }

export const noContext: DbContext = { organisationId: null, personId: null, system: false }

/** Whether it is the system is no setting, which any statement could change, but the role that the statement runs in. */
export const roleOf = ({ system }: DbContext): string => (system ? systemRole : appRole)

export const contextValues = ({ organisationId, personId }: DbContext): string[] => [organisationId ?? '', personId ?? '']

export const sameContext = (one: DbContext, other: DbContext): boolean =>
  one.organisationId === other.organisationId && one.personId === other.personId
