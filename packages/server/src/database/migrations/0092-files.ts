/** Files and folders of a house, what they contain, uploads that go on, links for people without an account, and who read what. */
export const files = {
  name: '0092-files',
  sql: `
create table file (
  organisation_id uuid not null references organisation,
  id uuid not null,
  version int not null default 1,
  -- Null: it lies at the root. A folder that goes for good leaves what was deleted before it at the root.
  folder_id uuid,
  -- Null: a folder.
  kind text,
  -- What it contains now; null: a folder.
  content_id uuid,
  -- Who brought it: it is a part of this person's own copy (Art. 15 DSGVO). Null: it came by a link.
  person_id uuid references person,
  changed_by uuid references person,
  created_at timestamptz not null,
  modified_at timestamptz not null,
  -- Since when it lies in the trash, and with what: itself, or a folder above it.
  deleted_at timestamptz,
  trash_id uuid,
  -- The document (files.document.ts); its words are sealed.
  daten jsonb not null,
  primary key (organisation_id, id),
  constraint file_folder foreign key (organisation_id, folder_id) references file (organisation_id, id) on delete set null (folder_id),
  constraint file_content_of_files check ((kind is null) = (content_id is null)),
  constraint file_trash check ((deleted_at is null) = (trash_id is null))
);
create index file_in_folder on file (organisation_id, folder_id);
create index file_in_trash on file (deleted_at) where deleted_at is not null;
create index file_person on file (person_id);

-- The bytes lie in parts, sealed: small ones here, large ones where the host keeps files.
create table file_content (
  organisation_id uuid not null,
  id uuid not null,
  file_id uuid not null,
  size bigint not null check (size > 0),
  person_id uuid references person,
  created_at timestamptz not null,
  primary key (organisation_id, id),
  constraint file_content_file foreign key (organisation_id, file_id) references file (organisation_id, id) on delete cascade
);
create index file_content_newest on file_content (organisation_id, file_id, created_at desc);
alter table file add constraint file_current foreign key (organisation_id, content_id)
  references file_content (organisation_id, id) deferrable initially deferred;

create table file_part (
  organisation_id uuid not null references organisation,
  content_id uuid not null,
  nr int not null,
  inhalt bytea not null,
  primary key (organisation_id, content_id, nr)
);

-- Contents whose parts are to be removed after the commit.
create table file_gone (
  organisation_id uuid not null references organisation,
  content_id uuid not null,
  primary key (organisation_id, content_id)
);

create table file_upload (
  organisation_id uuid not null references organisation,
  -- That of the content as well.
  id uuid not null,
  person_id uuid references person,
  link_id uuid,
  folder_id uuid,
  -- The file that gets a new version.
  replaces_id uuid,
  kind text not null,
  length bigint not null check (length > 0),
  received bigint not null default 0 check (received between 0 and length),
  last_modified timestamptz,
  created_at timestamptz not null,
  -- When the file was there: the last answer may have been lost.
  done_at timestamptz,
  -- Its name, sealed.
  daten jsonb not null,
  primary key (organisation_id, id),
  constraint file_upload_whose check ((person_id is null) <> (link_id is null)),
  constraint file_upload_folder foreign key (organisation_id, folder_id) references file (organisation_id, id) on delete set null (folder_id),
  constraint file_upload_replaces foreign key (organisation_id, replaces_id)
    references file (organisation_id, id) on delete set null (replaces_id)
);
create index file_upload_waiting on file_upload (created_at);
create index file_upload_person on file_upload (person_id);
create index file_upload_folder on file_upload (organisation_id, folder_id);
create index file_upload_replaces on file_upload (organisation_id, replaces_id);

create table file_link (
  organisation_id uuid not null,
  id uuid not null,
  file_id uuid not null,
  person_id uuid not null references person,
  -- The digest of what stands in the address.
  hash bytea not null unique,
  password_hash text,
  uploads boolean not null,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  uses int not null default 0,
  primary key (organisation_id, id),
  constraint file_link_file foreign key (organisation_id, file_id) references file (organisation_id, id) on delete cascade
);
create index file_link_of on file_link (organisation_id, file_id);
create index file_link_person on file_link (person_id);
create index file_link_end on file_link (expires_at);
alter table file_upload add constraint file_upload_link foreign key (organisation_id, link_id)
  references file_link (organisation_id, id) on delete cascade;
create index file_upload_link on file_upload (organisation_id, link_id);

create table file_event (
  organisation_id uuid not null,
  id uuid not null,
  file_id uuid not null,
  deed text not null,
  -- Null: somebody with a link.
  person_id uuid references person,
  at timestamptz not null,
  primary key (organisation_id, id),
  constraint file_event_file foreign key (organisation_id, file_id) references file (organisation_id, id) on delete cascade
);
create index file_event_newest on file_event (organisation_id, file_id, at desc);
create index file_event_person on file_event (person_id);
create index file_event_old on file_event (at);
${['file', 'file_content', 'file_part', 'file_gone', 'file_upload', 'file_link', 'file_event'].map(ofHouse).join('')}`,
}

function ofHouse(table: string): string {
  return `
alter table ${table} enable row level security;
alter table ${table} force row level security;
create policy ${table}_netz on ${table} using (organisation_id = (select app_organisation()));
create policy ${table}_system on ${table} to dreiklang_system using (true);
grant select, insert, update, delete on ${table} to dreiklang_app;
`
}
