/** Devices that are told outside the page (Web Push), what is on its way to them, and since when somebody has been here. */
export const push = {
  name: '0009-push',
  sql: `
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

alter table push_geraet enable row level security;
create policy push_geraet_netz on push_geraet using (person_id = (select app_person()) or (select app_system()));
alter table push_ausgang enable row level security;
alter table push_ausgang force row level security;
create policy push_ausgang_netz on push_ausgang using ((select app_system()));
grant select, insert, update, delete on push_geraet, push_ausgang to dreiklang_app;

-- However a session ends and whoever shuts somebody out: with it the device is forgotten.
create function vergiss_push_der_sitzung() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from push_geraet where sitzung_id = new.id;
  return null;
end $$;
create function vergiss_push_der_person() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from push_geraet g using sitzung s where g.person_id = new.id and s.id = g.sitzung_id and (not new.aktiv or s.stempel <> new.stempel);
  return null;
end $$;
revoke all on function vergiss_push_der_sitzung(), vergiss_push_der_person() from public;
create trigger sitzung_beendet after update of beendet_am on sitzung for each row
  when (new.beendet_am is not null) execute function vergiss_push_der_sitzung();
create trigger person_ausgeschlossen after update of aktiv, stempel on person for each row execute function vergiss_push_der_person();

alter table mitteilung_einstellung add column push boolean not null default true;

-- The first sign-in ever is greeted; who has been here before this column is not.
alter table person add column begruesst_am timestamptz;
update person p set begruesst_am = now() where exists (select from sitzung s where s.person_id = p.id);
`,
}
