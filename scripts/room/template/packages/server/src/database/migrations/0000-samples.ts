/** Samples of an organisation, shared by all its people, until one of them deletes it. */
export const samples = {
  name: '0000-samples',
  sql: `
create table sample (
  organisation_id uuid not null references organisation,
  id uuid not null,
  version int not null default 1,
  -- Who added it: it is a part of this person's own copy (Art. 15 DSGVO).
  person_id uuid not null references person,
  -- The document (samples.document.ts); its words are sealed.
  daten jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organisation_id, id)
);
create index sample_newest on sample (organisation_id, updated_at desc, id);
create index sample_person on sample (person_id);

alter table sample enable row level security;
alter table sample force row level security;
create policy sample_netz on sample using (organisation_id = (select app_organisation()));
create policy sample_system on sample to dreiklang_system using (true);
grant select, insert, update, delete on sample to dreiklang_app;
`,
}
