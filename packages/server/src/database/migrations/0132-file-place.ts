/** Files stand at orders, Klienten, chats, tasks and more; those of a Klient are sealed under the key of the Klient. */
export const filePlace = {
  name: '0132-file-place',
  sql: `
-- Whose key seals it, with that of which house; null: the key of the house that keeps it.
alter table file add column klient_id uuid;
alter table file add column klient_house uuid references organisation;
-- It lies in no folder: who sees a thing that it stands at sees it there, and nobody else.
alter table file add column only_places boolean not null default false;
alter table file add constraint file_klient check ((klient_id is null) = (klient_house is null));
create index file_of_klient on file (klient_id) where klient_id is not null;
create index file_klient_house on file (klient_house) where klient_house is not null;

alter table file_upload add column place_kind text;
alter table file_upload add column place_id uuid;
alter table file_upload add column part uuid;
alter table file_upload add column klient_id uuid;
alter table file_upload add column klient_house uuid references organisation;
alter table file_upload add constraint file_upload_place check ((place_kind is null) = (place_id is null));
alter table file_upload add constraint file_upload_klient check ((klient_id is null) = (klient_house is null));
create index file_upload_klient_house on file_upload (klient_house) where klient_house is not null;

create table file_place (
  -- That which keeps the file; the others see it by way of the thing.
  organisation_id uuid not null,
  id uuid not null,
  file_id uuid not null,
  kind text not null,
  place_id uuid not null,
  -- Of a chat: the message.
  part uuid,
  -- Whom the thing is about.
  klient_id uuid,
  person_id uuid not null references person,
  created_at timestamptz not null,
  removed_at timestamptz,
  -- When it was last made sure that the thing is still there.
  looked_at timestamptz not null,
  primary key (organisation_id, id),
  constraint file_place_file foreign key (organisation_id, file_id) references file (organisation_id, id) on delete cascade,
  constraint file_place_once unique nulls not distinct (organisation_id, file_id, kind, place_id, part)
);
create index file_place_thing on file_place (place_id, kind, created_at desc);
create index file_place_klient on file_place (klient_id) where klient_id is not null;
create index file_place_person on file_place (person_id);
create index file_place_looked on file_place (looked_at);
create index file_place_removed on file_place (removed_at) where removed_at is not null;
alter table file_place enable row level security;
alter table file_place force row level security;
create policy file_place_netz on file_place using (organisation_id = (select app_organisation()));
create policy file_place_system on file_place to dreiklang_system using (true);
grant select, insert, update, delete on file_place to dreiklang_app;

-- Who looked at it from another house; null: somebody of the own one, or with a link.
alter table file_event add column house_id uuid references organisation;
create index file_event_house on file_event (house_id) where house_id is not null;
`,
}
