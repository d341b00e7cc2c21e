/** `person_id` null: the whole team's. */
import { ownRows } from '../ownRows.ts'

export const liste = {
  name: '0008-liste',
  sql: `
create table ansicht (
  id uuid primary key,
  -- Null: the people of the platform, who belong to no organisation.
  organisation_id uuid references organisation,
  person_id uuid references person on delete cascade,
  -- Name of the list, as its page gives it.
  liste text not null,
  name text not null,
  -- The state of the list as its address holds it.
  suche jsonb not null,
  version int not null default 1,
  created_at timestamptz not null
);
-- Zeros stand for the platform: a unique index takes two empty values for different ones.
create unique index ansicht_name on ansicht (
  coalesce(person_id, organisation_id, '00000000-0000-0000-0000-000000000000'), liste, (person_id is null), lower(name)
);

create table ansicht_standard (
  person_id uuid not null references person on delete cascade,
  liste text not null,
  ansicht_id uuid not null references ansicht on delete cascade,
  primary key (person_id, liste)
);
create index ansicht_standard_von on ansicht_standard (ansicht_id);

alter table ansicht enable row level security;
create policy ansicht_netz on ansicht using (
  person_id = (select app_person())
  or (person_id is null and organisation_id is not distinct from (select app_organisation()) and (select app_person()) is not null)
  or (select app_system())
);
${ownRows('ansicht_standard', 'person_id')}

grant select, insert, update, delete on ansicht, ansicht_standard to dreiklang_app;
`,
}
