import { systemRole } from '@dreiklang/server/database/roles'
import type pg from 'pg'
import { StartError } from '../startError.ts'

interface Role {
  name: string
  superuser: boolean
  bypass: boolean
  owner: boolean
  system: boolean
}

const readRole = `
select rolname as name, rolsuper as superuser, rolbypassrls as bypass,
  coalesce((select relowner = pg_roles.oid from pg_class where oid = to_regclass('bestellung')), false) as owner,
  pg_has_role(current_user, '${systemRole}', 'usage') and current_user <> '${systemRole}' as system
from pg_roles where rolname = current_user`

/** Row-level security is the second net under every query, and these escape it. @throws StartError */
export async function requireHarmlessRole(client: pg.Client): Promise<void> {
  const [role] = (await client.query<Role>(readRole)).rows
  if (!role) throw new StartError('The database does not say which role the application has')
  const may = [
    role.superuser && 'is a superuser',
    role.bypass && 'may bypass row-level security',
    role.owner && 'owns the tables',
    role.system && `has the rights of ${systemRole}`,
  ]
  const reasons = may.filter((reason) => reason !== false)
  if (reasons.length === 0) return
  throw new StartError(`The application must not work as the database role ${role.name}, because it ${reasons.join(' and ')}`)
}

const readLogin = `
select rolsuper or pg_has_role(session_user, '${systemRole}', 'member') as "mayMore" from pg_roles where rolname = session_user`

/** Whether a statement could leave the role of the application, because its login may become more than that. */
export async function mayLeaveRole(client: pg.Client): Promise<boolean> {
  const [login] = (await client.query<{ mayMore: boolean }>(readLogin)).rows
  return login?.mayMore === true
}
