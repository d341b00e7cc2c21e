/** Boards of which the house makes others, and cards that the clock makes again. */
export const boardTemplate = {
  name: '0126-board-template',
  sql: `
create table board_template (
  organisation_id uuid not null references organisation,
  id uuid not null,
  -- Who made it: it is a part of this person's own copy (Art. 15 DSGVO).
  person_id uuid not null references person,
  icon text not null check (icon in ('board', 'package', 'users', 'calendar', 'tools', 'pill', 'truck', 'school')),
  -- The document (scrumboard.document.ts); its words are sealed.
  daten jsonb not null,
  created_at timestamptz not null,
  primary key (organisation_id, id)
);
create index board_template_person on board_template (person_id);
alter table board_template enable row level security;
alter table board_template force row level security;
create policy board_template_netz on board_template using (organisation_id = (select app_organisation()));
create policy board_template_system on board_template to dreiklang_system using (true);
grant select, insert, update, delete on board_template to dreiklang_app;
`,
}
