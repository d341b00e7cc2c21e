/** Messages and notifications of people, what they want to be told, and how far the events of orders have been read for it. */
export const mitteilungen = {
  name: '0004-mitteilungen',
  sql: `
create table mitteilung (
  id uuid primary key,
  person_id uuid not null references person,
  art text not null check (art in ('message', 'notification')),
  -- What caused it; null for words of a person. The sentence is made when it is read, in the reader's language.
  anlass text,
  werte jsonb not null default '{}',
  bestellung_id uuid,
  -- The version of the order that caused it: nobody is told of one step twice.
  version int,
  icon text,
  image text,
  title text,
  description text,
  link text,
  use_router boolean not null,
  gelesen boolean not null default false,
  gesehen boolean not null default false,
  am timestamptz not null,
  created_at timestamptz not null,
  constraint mitteilung_einmal unique (person_id, bestellung_id, version)
);
create index mitteilung_neueste on mitteilung (person_id, art, am desc, id);
create index mitteilung_alter on mitteilung (created_at);
create index mitteilung_ungelesen on mitteilung (bestellung_id) where not gelesen;

-- Only what differs from the default: everything in the application, nothing by e-mail.
create table mitteilung_einstellung (
  person_id uuid not null references person,
  thema text not null,
  in_app boolean not null,
  email boolean not null,
  primary key (person_id, thema)
);

-- One row: who holds it reads, and moves it on in the transaction that writes the notifications.
create table mitteilung_stand (
  eins boolean primary key default true check (eins),
  tx xid8 not null,
  seq bigint not null
);
-- What happened before nobody was waiting for.
insert into mitteilung_stand (tx, seq) values (pg_snapshot_xmin(pg_current_snapshot()), 0);

alter table mitteilung enable row level security;
alter table mitteilung force row level security;
create policy mitteilung_netz on mitteilung using (person_id = (select app_person()) or (select app_system()));
alter table mitteilung_einstellung enable row level security;
alter table mitteilung_einstellung force row level security;
create policy mitteilung_einstellung_netz on mitteilung_einstellung using (person_id = (select app_person()) or (select app_system()));
alter table mitteilung_stand enable row level security;
alter table mitteilung_stand force row level security;
create policy mitteilung_stand_netz on mitteilung_stand using ((select app_system()));

grant select, insert, update, delete on mitteilung to dreiklang_app;
grant select, insert, update on mitteilung_einstellung to dreiklang_app;
grant select, update on mitteilung_stand to dreiklang_app;
`,
}
