/** The schema as PostgreSQL itself says it back, in one order: what a review reads, and what two ways to it are compared by. */
import type { AdminDatabase, AdminTransaction } from '@dreiklang/server/database/migrate'
import { appRole } from '@dreiklang/server/database/roles'

interface Part {
  table: string
  text: string
}

const columns = `
select c.relname as table, a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
    || case when a.attcollation <> t.typcollation then ' collate "' || l.collname || '"' else '' end
    || case when a.attgenerated = 's' then ' generated always as (' || pg_get_expr(d.adbin, d.adrelid) || ') stored'
      when a.attidentity = 'a' then ' generated always as identity'
      when d.adbin is not null then ' default ' || pg_get_expr(d.adbin, d.adrelid) else '' end
    || case when a.attnotnull then ' not null' else '' end as text
from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum left join pg_collation l on l.oid = a.attcollation
where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
order by c.relname collate "C", a.attnum`

// From version 18 on PostgreSQL lists each NOT NULL among the constraints.
const constraints = `
select c.relname as table, 'constraint ' || n.conname || ' ' || pg_get_constraintdef(n.oid) as text
from pg_constraint n join pg_class c on c.oid = n.conrelid
where c.relnamespace = 'public'::regnamespace and n.contype in ('p', 'u', 'f', 'c', 'x')
order by c.relname collate "C", position(n.contype in 'pucxf'), n.conname collate "C"`

const indexes = `
select c.relname as table, pg_get_indexdef(i.indexrelid) as text
from pg_index i join pg_class c on c.oid = i.indrelid join pg_class x on x.oid = i.indexrelid
where c.relnamespace = 'public'::regnamespace and not exists (select from pg_constraint n where n.conindid = i.indexrelid and n.contype in ('p', 'u', 'x'))
order by x.relname collate "C"`

const storage = `
select c.relname as table, format('alter table %I alter column %I set storage %s', c.relname, a.attname,
    case a.attstorage when 'p' then 'plain' when 'e' then 'external' when 'm' then 'main' else 'extended' end) as text
from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attstorage <> t.typstorage
order by a.attname collate "C"`

const triggers = `
select c.relname as table, pg_get_triggerdef(t.oid) as text
from pg_trigger t join pg_class c on c.oid = t.tgrelid
where c.relnamespace = 'public'::regnamespace and not t.tgisinternal order by t.tgname collate "C"`

const rowSecurity = `
select c.relname as table, format('alter table %I %s row level security', c.relname, x.what) as text
from pg_class c cross join lateral (select 'enable' as what where c.relrowsecurity union all select 'force' where c.relforcerowsecurity) x
where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by x.what`

const policies = `
select tablename as table, format('create policy %I on %I', policyname, tablename)
    || case when permissive = 'PERMISSIVE' then '' else ' as restrictive' end
    || case when cmd = 'ALL' then '' else ' for ' || lower(cmd) end || case when roles = '{public}' then '' else ' to ' || array_to_string(roles, ', ') end
    || coalesce(' using (' || qual || ')', '') || coalesce(' with check (' || with_check || ')', '') as text
from pg_policies where schemaname = 'public' order by policyname collate "C"`

const rights = `
select c.relname as table, format('grant %s on %I to %s', string_agg(lower(x.privilege_type), ', ' order by x.privilege_type), c.relname, $1::text) as text
from pg_class c cross join lateral aclexplode(c.relacl) x
where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v') and x.grantee = $1::regrole group by c.relname
union all
select c.relname, format('grant %s (%s) on %I to %s', lower(x.privilege_type), string_agg(a.attname, ', ' order by a.attnum), c.relname, $1::text)
from pg_attribute a join pg_class c on c.oid = a.attrelid cross join lateral aclexplode(a.attacl) x
where c.relnamespace = 'public'::regnamespace and x.grantee = $1::regrole group by c.relname, x.privilege_type
order by 1, 2`

const views = `
select c.relname as table, format('create view %I%s as', c.relname, ' with (' || array_to_string(c.reloptions, ', ') || ')') || E'\\n' || pg_get_viewdef(c.oid) as text
from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'v' order by c.relname collate "C"`

const functions = `
select p.proname as table, pg_get_functiondef(p.oid) || coalesce((
    select string_agg(format(E';\\ngrant execute on function %s to %s', p.oid::regprocedure, case x.grantee when 0 then 'public' else x.grantee::regrole::text end), ''
      order by x.grantee)
    from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) x where x.grantee in (0, $1::regrole)), '') as text
from pg_proc p where p.pronamespace = 'public'::regnamespace
  and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
order by p.oid::regprocedure::text collate "C"`

const head = `-- The schema of this version, read back from a migrated database by \`npm run schema\`: for reviews, never run.
-- What is changed is a new file in src/database/migrations.`

export async function readSchema(admin: AdminDatabase): Promise<string> {
  return admin.transaction(async (tx) => {
    const inTables = new Map<string, string[]>()
    for (const { table, text } of [...(await read(tx, columns)), ...(await read(tx, constraints))])
      inTables.set(table, [...(inTables.get(table) ?? []), text])
    inTables.delete('schema_migration')
    const after: Part[] = []
    for (const query of [storage, indexes, triggers, rowSecurity, policies]) after.push(...(await read(tx, query)))
    after.push(...(await read(tx, rights, [appRole])))
    const following = (name: string) => after.flatMap(({ table, text }) => (table === name ? [`${unqualified(text)};`] : []))
    const tables = [...inTables].map(([name, lines]) =>
      [`create table ${name} (\n${lines.map((line) => `  ${line}`).join(',\n')}\n);`, ...following(name)].join('\n'),
    )
    const shown = (await read(tx, views)).map(({ table, text }) => [text, ...following(table)].join('\n'))
    const called = (await read(tx, functions, [appRole])).map(
      ({ text }) => `${text.replace(/^CREATE OR REPLACE FUNCTION public\./, 'CREATE FUNCTION ')};`,
    )
    return `${[head, ...tables, ...shown, ...called].join('\n\n')}\n`
  })
}

const read = (tx: AdminTransaction, text: string, values: readonly unknown[] = []) => tx.query<Part>(text, values)

const unqualified = (text: string) => text.replace(/ ON public\./, ' ON ')
