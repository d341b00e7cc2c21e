/** Programs that work in the name of an organisation, with tokens of which only digests are kept. */
export const machine = {
  name: '0129-machine',
  sql: `
create table machine (
  id uuid primary key,
  organisation_id uuid not null references organisation,
  name text not null,
  scopes text[] not null,
  created_by uuid not null references person,
  created_at timestamptz not null,
  -- It stays as a row: its name stands in the audit trail.
  ended_at timestamptz
);
create index machine_organisation on machine (organisation_id, created_at desc);
alter table machine enable row level security;
alter table machine force row level security;
create policy machine_netz on machine using (organisation_id = (select app_organisation()));
create policy machine_system on machine to dreiklang_system using (true);
grant select, insert, update on machine to dreiklang_app;

create table machine_token (
  id uuid primary key,
  machine_id uuid not null references machine,
  organisation_id uuid not null references organisation,
  prefix text not null,
  hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  last_used_from text,
  constraint machine_token_prefix unique (prefix)
);
create index machine_token_machine on machine_token (machine_id, created_at desc);
alter table machine_token enable row level security;
alter table machine_token force row level security;
create policy machine_token_netz on machine_token using (organisation_id = (select app_organisation()));
create policy machine_token_system on machine_token to dreiklang_system using (true);
grant select, insert, update on machine_token to dreiklang_app;

-- A machine stands in the audit trail by its name, for whoever may read the names of its house.
create or replace function protokoll_personen(p_ids uuid[], p_klient uuid) returns table (id uuid, name text, rolle text, beruf text)
  language sql stable security definer set search_path to 'public' as $function$
  select p.id, p.name, p.rolle, p.beruf from person p
  where p.id = any (p_ids) and (p.organisation_id = app_organisation() or p.id = app_person()
    or (app_organisation() is null and app_person() is not null)
    or (exists (select from klient k where k.id = p_klient and k.pflegedienst_id = app_organisation())
      and exists (select from protokoll z where z.klient_id = p_klient and z.person_id = p.id)))
  union all
  select m.id, m.name || ' (API)', null, null from machine m
  where m.id = any (p_ids) and (m.organisation_id = app_organisation()
    or (exists (select from klient k where k.id = p_klient and k.pflegedienst_id = app_organisation())
      and exists (select from protokoll z where z.klient_id = p_klient and z.person_id = m.id)))
$function$;
`,
}
