/** All rows are open to a role with a login of its own, no longer to a setting that every statement may change. */
export const systemRole = {
  name: '0029-system-role',
  sql: `
-- Who calls, also inside of functions that run in the name of their owner: there current_user is the owner.
create or replace function app_system() returns boolean language sql stable parallel safe
  return pg_has_role(coalesce(nullif(current_setting('role'), 'none'), session_user)::name, 'dreiklang_system', 'usage');

-- What is restricted for all would be for the owner as well, whose functions and views find locked Klienten: so it is a part of what is open.
drop policy klient_gesperrt on klient;
alter policy klient_netz on klient
  using ((pflegedienst_id = (select app_organisation()) or (select app_system())
      or exists (select from bestellung_zeile z where z.klient_id = klient.id and z.organisation_id = (select app_organisation())))
    and ((gesperrt_am is null and geloescht_am is null) or (geloescht_am is null and (select app_gesperrte()))
      or pflegedienst_id is distinct from (select app_organisation()) or (select app_system())))
  with check ((pflegedienst_id = (select app_organisation()) or (select app_system()))
    and ((gesperrt_am is null and geloescht_am is null) or (geloescht_am is null and (select app_gesperrte()))
      or pflegedienst_id is distinct from (select app_organisation()) or (select app_system())));

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
