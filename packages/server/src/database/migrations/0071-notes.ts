/** Notes of people, shown to nobody else or to their house, with labels of the house and texts that were written over. */
export const notes = {
  name: '0071-notes',
  sql: `
create table note (
  organisation_id uuid not null references organisation,
  id uuid not null,
  version int not null default 1,
  -- Who wrote it: it is a part of this person's own copy (Art. 15 DSGVO).
  person_id uuid not null references person,
  changed_by uuid not null references person,
  colour text not null default 'plain' check (colour in ('plain', 'yellow', 'green', 'blue', 'red', 'grey')),
  visibility text not null check (visibility in ('me', 'house')),
  archived boolean not null default false,
  reminder timestamptz,
  -- Who has set the reminder and is told.
  reminder_by uuid references person,
  -- When it was told: once.
  rang_at timestamptz,
  -- Its picture (datei), if it has one.
  image_id uuid,
  -- Since when it lies in the trash.
  deleted_at timestamptz,
  -- The document (notes.document.ts); its words are sealed.
  daten jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organisation_id, id),
  constraint note_reminder check ((reminder is null) = (reminder_by is null)),
  constraint note_image foreign key (organisation_id, image_id) references datei (organisation_id, id)
);
create index note_newest on note (organisation_id, updated_at desc, id);
create index note_person on note (person_id);
create index note_waiting on note (reminder) where rang_at is null and reminder is not null and deleted_at is null;
create index note_trash on note (deleted_at) where deleted_at is not null;

create table note_label (
  organisation_id uuid not null references organisation,
  id uuid not null,
  -- The document (notes.document.ts); its words are sealed.
  daten jsonb not null,
  primary key (organisation_id, id)
);

create table note_has_label (
  organisation_id uuid not null,
  note_id uuid not null,
  label_id uuid not null,
  primary key (organisation_id, note_id, label_id),
  foreign key (organisation_id, note_id) references note (organisation_id, id) on delete cascade,
  constraint note_has_label_label foreign key (organisation_id, label_id) references note_label (organisation_id, id) on delete cascade
);
-- A label that is deleted is taken off by it.
create index note_has_label_by_label on note_has_label (organisation_id, label_id);

create table note_version (
  organisation_id uuid not null,
  id uuid not null,
  note_id uuid not null,
  changed_by uuid not null references person,
  changed_at timestamptz not null,
  -- When it was written over.
  kept_at timestamptz not null,
  -- The text (notes.document.ts), sealed.
  daten jsonb not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, note_id) references note (organisation_id, id) on delete cascade
);
create index note_version_newest on note_version (organisation_id, note_id, kept_at desc);

alter table note enable row level security;
alter table note force row level security;
create policy note_netz on note using (
  organisation_id = (select app_organisation()) and (visibility = 'house' or person_id = (select app_person()))
);
create policy note_system on note to dreiklang_system using (true);
grant select, insert, update, delete on note to dreiklang_app;

alter table note_label enable row level security;
alter table note_label force row level security;
create policy note_label_netz on note_label using (organisation_id = (select app_organisation()));
create policy note_label_system on note_label to dreiklang_system using (true);
grant select, insert, update, delete on note_label to dreiklang_app;

-- What hangs on a note is seen by those who see the note.
alter table note_has_label enable row level security;
alter table note_has_label force row level security;
create policy note_has_label_netz on note_has_label using (
  organisation_id = (select app_organisation())
  and exists (select from note n where n.organisation_id = note_has_label.organisation_id and n.id = note_has_label.note_id)
);
create policy note_has_label_system on note_has_label to dreiklang_system using (true);
grant select, insert, delete on note_has_label to dreiklang_app;

alter table note_version enable row level security;
alter table note_version force row level security;
create policy note_version_netz on note_version using (
  organisation_id = (select app_organisation())
  and exists (select from note n where n.organisation_id = note_version.organisation_id and n.id = note_version.note_id)
);
create policy note_version_system on note_version to dreiklang_system using (true);
grant select, insert, delete on note_version to dreiklang_app;
`,
}
