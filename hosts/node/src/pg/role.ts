import type pg from 'pg'
import { StartError } from '../startError.ts'

interface Role {
  name: string
  superuser: boolean
  bypass: boolean
  owner: boolean
}

const readRole = `
select rolname as name, rolsuper as superuser, rolbypassrls as bypass,
  coalesce((select relowner = pg_roles.oid from pg_class where oid = to_regclass('bestellung')), false) as owner
from pg_roles where rolname = current_user`

/** Row-level security is the second net under every query, and these three escape it. @throws StartError */
export async function requireHarmlessRole(client: pg.Client): Promise<void> {
  const [role] = (await client.query<Role>(readRole)).rows
  if (!role) throw new StartError('The database does not say which role the application has')
  const may = [role.superuser && 'is a superuser', role.bypass && 'may bypass row-level security', role.owner && 'owns the tables']
  const reasons = may.filter((reason) => reason !== false)
  if (reasons.length === 0) return
  throw new StartError(`The application must not work as the database role ${role.name}, because it ${reasons.join(' and ')}`)
}
