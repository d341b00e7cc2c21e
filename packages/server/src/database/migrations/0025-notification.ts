import { ownRows, ownRowsForced } from '../ownRows.ts'

export const notification = {
  name: '0025-notification',
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
  push boolean not null default true,
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

${ownRowsForced('mitteilung', 'person_id')}
${ownRowsForced('mitteilung_einstellung', 'person_id')}
alter table mitteilung_stand enable row level security;
alter table mitteilung_stand force row level security;
create policy mitteilung_stand_netz on mitteilung_stand using ((select app_system()));

-- One for each session: whoever signs out is told nothing more there.
create table push_geraet (
  sitzung_id uuid primary key references sitzung on delete cascade,
  person_id uuid not null references person,
  -- As the browser gave them: where its push service takes messages, and the keys that only the browser can read with.
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null,
  -- Null: nothing has been taken yet.
  erfolg_am timestamptz,
  constraint push_geraet_endpoint unique (endpoint)
);
create index push_geraet_person on push_geraet (person_id);

create table push_ausgang (
  id uuid primary key default gen_random_uuid(),
  nr bigint generated always as identity,
  sitzung_id uuid not null references push_geraet on delete cascade,
  -- The order it is about: a newer one takes its place.
  bestellung_id uuid not null,
  -- What it says, and of which step of the order: when the turn is over, nobody is called to it.
  anlass text not null,
  version int not null,
  inhalt text not null,
  dringend boolean not null,
  versuche int not null default 0,
  -- The cause; a day later nobody wants to hear of it.
  am timestamptz not null,
  -- Null: never tried.
  naechster_versuch timestamptz,
  constraint push_ausgang_neueste unique (sitzung_id, bestellung_id)
);
create index push_ausgang_faellig on push_ausgang (naechster_versuch nulls first, nr);

${ownRows('push_geraet', 'person_id')}
alter table push_ausgang enable row level security;
alter table push_ausgang force row level security;
create policy push_ausgang_netz on push_ausgang using ((select app_system()));

-- However a session ends and whoever shuts somebody out: with it the device is forgotten.
create function vergiss_push_der_sitzung() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from push_geraet where sitzung_id = new.id;
  return null;
end $$;
create trigger sitzung_beendet after update of beendet_am on sitzung for each row
  when (new.beendet_am is not null) execute function vergiss_push_der_sitzung();

create function vergiss_push_der_person() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from push_geraet g using sitzung s where g.person_id = new.id and s.id = g.sitzung_id and (not new.aktiv or s.stempel <> new.stempel);
  return null;
end $$;
create trigger person_ausgeschlossen after update of aktiv, stempel on person for each row execute function vergiss_push_der_person();

revoke all on function vergiss_push_der_sitzung(), vergiss_push_der_person() from public;
grant select, insert, update, delete on mitteilung, push_geraet, push_ausgang to dreiklang_app;
grant select, insert, update on mitteilung_einstellung to dreiklang_app;
grant select, update on mitteilung_stand to dreiklang_app;
`,
}
