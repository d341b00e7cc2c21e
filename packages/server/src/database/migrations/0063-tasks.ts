/** Tasks of a house and their tags, shared by all its people. What is done goes by itself after a year. */
export const tasks = {
  name: '0063-tasks',
  sql: `
create table task (
  organisation_id uuid not null references organisation,
  id uuid not null,
  version int not null default 1,
  type text not null check (type in ('section', 'task')),
  -- Who made it: it is a part of this person's own copy (Art. 15 DSGVO).
  person_id uuid not null references person,
  -- For whom it is.
  assigned_to uuid references person,
  -- Place in the list of the house, also below zero: a new one stands above the highest, and no other has to move.
  place int not null,
  -- Since when it is done; null for what is open and for sections.
  done_at timestamptz,
  -- The document (tasks.document.ts); its words are sealed.
  daten jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organisation_id, id)
);
create index task_place on task (organisation_id, place, id);
create index task_person on task (person_id);
create index task_assigned on task (assigned_to) where assigned_to is not null;
create index task_done on task (done_at) where done_at is not null;

create table task_tag (
  organisation_id uuid not null references organisation,
  id uuid not null,
  -- The document (tasks.document.ts); its words are sealed.
  daten jsonb not null,
  primary key (organisation_id, id)
);

create table task_has_tag (
  organisation_id uuid not null,
  task_id uuid not null,
  tag_id uuid not null,
  primary key (organisation_id, task_id, tag_id),
  foreign key (organisation_id, task_id) references task (organisation_id, id) on delete cascade,
  constraint task_has_tag_tag foreign key (organisation_id, tag_id) references task_tag (organisation_id, id) on delete cascade
);
-- A tag that is deleted is taken off by it.
create index task_has_tag_by_tag on task_has_tag (organisation_id, tag_id);

alter table task enable row level security;
alter table task force row level security;
create policy task_netz on task using (organisation_id = (select app_organisation()));
create policy task_system on task to dreiklang_system using (true);
grant select, insert, update, delete on task to dreiklang_app;

alter table task_tag enable row level security;
alter table task_tag force row level security;
create policy task_tag_netz on task_tag using (organisation_id = (select app_organisation()));
create policy task_tag_system on task_tag to dreiklang_system using (true);
grant select, insert, update, delete on task_tag to dreiklang_app;

alter table task_has_tag enable row level security;
alter table task_has_tag force row level security;
create policy task_has_tag_netz on task_has_tag using (organisation_id = (select app_organisation()));
create policy task_has_tag_system on task_has_tag to dreiklang_system using (true);
grant select, insert, delete on task_has_tag to dreiklang_app;
`,
}
