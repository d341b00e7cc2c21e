/** All rows are open to a role with a login of its own, no longer to a setting that every statement may change. */
export const systemRole = {
  name: '0029-system-role',
  sql: `
-- Who calls, also inside of functions that run in the name of their owner: there current_user is the owner.
create or replace function app_system() returns boolean language sql stable parallel safe
  return pg_has_role(coalesce(nullif(current_setting('role'), 'none'), session_user)::name, 'dreiklang_system', 'usage');

-- Functions of the owner go by their own text and not by who calls, so they find locked Klienten as before.
alter policy klient_gesperrt on klient using ((gesperrt_am is null and geloescht_am is null)
  or (geloescht_am is null and (select app_gesperrte())) or pflegedienst_id is distinct from (select app_organisation())
  or (select pg_has_role(current_user, 'dreiklang_system', 'usage')));

-- And the owner of the tables is held as everyone else, who has this role for its functions and migrations.
do $force$
declare
  held regclass;
begin
  for held in select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relrowsecurity loop
    execute format('alter table %s force row level security', held);
    execute format('create policy %I on %s to dreiklang_system using (true)', held || '_system', held);
  end loop;
end
$force$;
`,
}
