import { ownRows } from '../ownRows.ts'

export const settings = {
  name: '0010-settings',
  sql: `
-- Null: never chosen, the default counts.
create table person_einstellung (
  person_id uuid primary key references person,
  layout text,
  theme text,
  scheme text,
  density text,
  language text,
  letter_keys boolean not null default true,
  updated_at timestamptz not null
);

create table person_profil (
  person_id uuid primary key references person,
  status text not null default 'online' check (status in ('online', 'away', 'busy', 'not-visible')),
  -- Written anew by the server as WebP of 256 pixels: some ten thousand bytes.
  foto bytea,
  foto_am timestamptz,
  updated_at timestamptz not null,
  constraint person_profil_foto check ((foto is null) = (foto_am is null))
);

-- Who stands here has shortcuts of their own; everybody else sees the usual ones of the role. Also what writers of one person queue at.
create table shortcut_eigene (
  person_id uuid primary key references person,
  seit timestamptz not null
);

create table shortcut (
  person_id uuid not null references shortcut_eigene,
  id uuid not null,
  platz int not null,
  label text not null,
  description text not null,
  icon text not null,
  link text not null,
  use_router boolean not null,
  created_at timestamptz not null,
  primary key (person_id, id)
);

${ownRows('person_einstellung', 'person_id')}
alter table person_profil enable row level security;
-- Whoever may see a person sees the photo and the status; only the person changes them.
create policy person_profil_lesen on person_profil for select
  using (person_id = (select app_person()) or (select app_system()) or person_id in (select id from person));
create policy person_profil_anlegen on person_profil for insert with check (person_id = (select app_person()) or (select app_system()));
create policy person_profil_aendern on person_profil for update using (person_id = (select app_person()) or (select app_system()));
${ownRows('shortcut_eigene', 'person_id')}
${ownRows('shortcut', 'person_id')}

grant select, insert, update on person_einstellung, person_profil, shortcut_eigene to dreiklang_app;
grant select, insert, update, delete on shortcut to dreiklang_app;
`,
}
