/** What the application works as for somebody: row-level security shows it the rows of the name that is said, and none before. */
export const appRole = 'dreiklang_app'

/** What it works as in nobody's name: row-level security lets it through, so only sign-in, the clock and the distribution of events do. */
export const systemRole = 'dreiklang_system'

/** All that a PostgreSQL must have before the first migration. Logins become one of them, or are one of them. */
export const databaseRoles = [
  { name: appRole, sql: `create role ${appRole} nologin` },
  { name: systemRole, sql: `create role ${systemRole} nologin in role ${appRole}` },
] as const

/**
 * Advisory locks live in one database and roles in the whole cluster: two databases may be migrated at once, so losing the race is fine.
 * The owner of the tables has to have the role of the system: forced row-level security holds the owner as well, and functions that may
 * more than their caller run in its name. Since PostgreSQL 16 the creator of a role has it only after granting it to itself.
 */
export const ensureRoles = `
do $roles$
declare
  missing record;
begin
  for missing in select r.* from (values ${databaseRoles.map(({ name, sql }, index) => `(${index}, '${name}', '${sql}')`).join(', ')}) r (place, name, sql)
    where not exists (select from pg_roles where rolname = r.name) order by place
  loop
    begin
      execute missing.sql;
    exception
      when duplicate_object or unique_violation then null;
    end;
  end loop;
  if not pg_has_role(current_user, '${systemRole}', 'usage') then execute format('grant ${systemRole} to %I', current_user); end if;
exception
  when insufficient_privilege then
    raise exception 'the roles of the application are missing and % may not create them; let an administrator run what is missing of: %', current_user,
      format('${[...databaseRoles.map(({ sql }) => sql), `grant ${systemRole} to %I`].join('; ')}', current_user);
end
$roles$`
