/** A PostgreSQL that is not ours: everything that its administrator has to do for us is asked for at once, as SQL to copy. */
import { DatabaseUnavailable } from '@dreiklang/server/ports'
import pg from 'pg'
import { StartError } from './startError.ts'

export interface NeededRole {
  name: string
  /** Makes it. */
  sql: string
  /** Whose login has to be able to become it. */
  url: string
}

/** Makes what is missing where the login for migrations may. @throws StartError with the SQL where it may not, DatabaseUnavailable */
export async function requirePrepared(adminUrl: string, roles: readonly NeededRole[]): Promise<void> {
  const members = await membersOf(roles)
  await withClient(adminUrl, async (client) => {
    const missing = await missingIn(client, members)
    if (missing.length === 0) return
    try {
      await client.query(missing.join(' '))
    } catch (error) {
      // Another server may have made the same at this moment.
      const still = await missingIn(client, members)
      if (still.length === 0) return
      throw new StartError(notPreparedSentence(adminUrl, still), { cause: error })
    }
  })
}

/** What `requirePrepared` would ask for, as SQL, without making anything of it. @throws DatabaseUnavailable */
export async function findUnprepared(adminUrl: string, roles: readonly NeededRole[]): Promise<string[]> {
  const members = await membersOf(roles)
  return withClient(adminUrl, (client) => missingIn(client, members))
}

export function notPreparedSentence(adminUrl: string, missing: readonly string[]): string {
  const { host, pathname } = new URL(adminUrl)
  return (
    `The PostgreSQL ${host} is not prepared for Dreiklang. Let its administrator run this in the database ${pathname.slice(1)}, ` +
    `and start again: ${missing.join(' ')}`
  )
}

async function membersOf(roles: readonly NeededRole[]): Promise<Member[]> {
  const members: Member[] = []
  for (const role of roles) members.push({ ...role, login: await withClient(role.url, async (client) => (await whoIs(client)).name) })
  return members
}

type Member = Omit<NeededRole, 'url'> & { login: string }

interface Login {
  name: string
  schema: string | null
  mayCreate: boolean
  hasTrigram: boolean
}

async function whoIs(client: pg.Client): Promise<Login> {
  const { rows } = await client.query<Login>(
    `select current_user as name, current_schema() as schema,
      coalesce(has_schema_privilege(current_schema(), 'create'), false) as "mayCreate",
      exists (select from pg_extension where extname = 'pg_trgm') as "hasTrigram"`,
  )
  const [login] = rows
  if (login === undefined) throw new StartError('The database does not say who we are in it')
  return login
}

async function missingIn(client: pg.Client, members: readonly Member[]): Promise<string[]> {
  const { name, schema, mayCreate, hasTrigram } = await whoIs(client)
  const quoted = (word: string) => client.escapeIdentifier(word)
  const statements = new Set<string>()
  if (!mayCreate) statements.add(`grant create on schema ${quoted(schema ?? 'public')} to ${quoted(name)};`)
  if (!hasTrigram) statements.add('create extension if not exists pg_trgm;')
  for (const { name: role, sql, login } of members) {
    const exists = (await client.query('select from pg_roles where rolname = $1', [role])).rows.length > 0
    if (!exists) statements.add(`${sql};`)
    if (!exists || !(await mayBecome(client, login, role))) statements.add(`grant ${quoted(role)} to ${quoted(login)};`)
  }
  return [...statements]
}

/** Since PostgreSQL 16 a member may be one without being allowed to become it. */
async function mayBecome(client: pg.Client, login: string, role: string): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(
    `select pg_has_role($1, $2, case when current_setting('server_version_num')::int >= 160000 then 'SET' else 'MEMBER' end) as may`,
    [login, role],
  )
  return rows[0]?.may === true
}

async function withClient<Result>(connectionString: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, application_name: 'dreiklang start' })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    throw new DatabaseUnavailable(error)
  }
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
