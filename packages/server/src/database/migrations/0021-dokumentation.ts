/** Each state of a sheet is a row that nobody can change, and a finished sheet takes no further one. All words lie sealed. */
import { ownRows } from '../ownRows.ts'

export const dokumentation = {
  name: '0021-dokumentation',
  sql: `
create table besuchsblatt (
  hausbesuch_id uuid primary key references hausbesuch on delete cascade,
  organisation_id uuid not null references organisation,
  klient_id uuid not null references klient,
  version int not null,
  abgeschlossen_am timestamptz
);
create index besuchsblatt_klient on besuchsblatt (klient_id, abgeschlossen_am) where abgeschlossen_am is not null;

create table besuchsblatt_fassung (
  hausbesuch_id uuid not null references besuchsblatt on delete cascade,
  version int not null,
  organisation_id uuid not null references organisation,
  person_id uuid not null,
  person_name text not null,
  am timestamptz not null,
  inhalt text not null,
  primary key (hausbesuch_id, version)
);

create table anordnung (
  id uuid primary key,
  hausbesuch_id uuid not null references hausbesuch on delete cascade,
  organisation_id uuid not null references organisation,
  praxis_id uuid not null references organisation,
  klient_id uuid not null references klient,
  version int not null,
  stand text not null,
  -- Who the Klient is, and what was said.
  inhalt text not null,
  person_id uuid not null,
  erstellt_am timestamptz not null,
  -- Why it was not so; under the key of the practice.
  grund text,
  entschieden_am timestamptz,
  entschieden_von text
);
create index anordnung_praxis on anordnung (praxis_id, erstellt_am, id);
create index anordnung_offen on anordnung (praxis_id) where stand = 'OFFEN';
create index anordnung_haus on anordnung (organisation_id, erstellt_am, id);
create index anordnung_besuch on anordnung (hausbesuch_id);

create table zielbereich (
  id uuid primary key,
  klient_id uuid not null references klient on delete cascade,
  organisation_id uuid not null references organisation,
  art text not null,
  gueltig_ab date not null,
  gueltig_bis date,
  person_name text not null,
  am timestamptz not null,
  inhalt text not null
);
create index zielbereich_klient on zielbereich (klient_id, am);

create function besuchsblatt_zu() returns trigger language plpgsql set search_path = public as $$
begin
  if exists (select from besuchsblatt b where b.hausbesuch_id = new.hausbesuch_id and b.abgeschlossen_am is not null) then
    raise insufficient_privilege using message = 'the sheet is finished';
  end if;
  return new;
end $$;
create trigger besuchsblatt_zu before update on besuchsblatt for each row execute function besuchsblatt_zu();
create trigger besuchsblatt_fassung_zu before insert on besuchsblatt_fassung for each row execute function besuchsblatt_zu();

-- Whoever takes part in the visit may learn that there is a sheet; what it says is asked for in the name of the system when the policy allows it.
alter table besuchsblatt enable row level security;
create policy besuchsblatt_lesen on besuchsblatt for select
  using (organisation_id = (select app_organisation()) or exists (select from hausbesuch h where h.id = hausbesuch_id) or (select app_system()));
create policy besuchsblatt_schreiben on besuchsblatt for insert
  with check ((organisation_id = (select app_organisation()) and exists (select from hausbesuch h where h.id = hausbesuch_id)) or (select app_system()));
create policy besuchsblatt_aendern on besuchsblatt for update using (organisation_id = (select app_organisation()) or (select app_system()));
alter table besuchsblatt_fassung enable row level security;
create policy besuchsblatt_fassung_lesen on besuchsblatt_fassung for select
  using (organisation_id = (select app_organisation()) or (select app_system()));
create policy besuchsblatt_fassung_schreiben on besuchsblatt_fassung for insert
  with check (organisation_id = (select app_organisation()) or (select app_system()));
alter table anordnung enable row level security;
create policy anordnung_lesen on anordnung for select
  using ((select app_organisation()) in (organisation_id, praxis_id) or (select app_system()));
create policy anordnung_schreiben on anordnung for insert
  with check (organisation_id = (select app_organisation()) or (select app_system()));
create policy anordnung_entscheiden on anordnung for update
  using ((praxis_id = (select app_organisation()) and stand = 'OFFEN') or (select app_system()))
  with check (praxis_id = (select app_organisation()) or (select app_system()));
alter table zielbereich enable row level security;
create policy zielbereich_lesen on zielbereich for select
  using (organisation_id = (select app_organisation()) or (select app_system())
    or exists (select from klient k where k.id = klient_id and k.pflegedienst_id = (select app_organisation())));
create policy zielbereich_schreiben on zielbereich for insert
  with check (organisation_id = (select app_organisation()) or (select app_system()));
create policy zielbereich_beenden on zielbereich for update
  using (organisation_id = (select app_organisation()) or (select app_system()))
  with check (organisation_id = (select app_organisation()) or (select app_system()));

create table besuchsfolge (
  id uuid primary key,
  hausbesuch_id uuid not null references hausbesuch on delete cascade,
  organisation_id uuid not null references organisation,
  klient_id uuid not null references klient,
  -- In the order in which they were written down.
  stelle int not null,
  version int not null,
  -- BESTELLUNG, HAUSBESUCH, NACHRICHT, AUFGABE
  art text not null,
  -- BLATT, or NICHT_ANGETROFFEN: then the words are those of the visit.
  herkunft text not null,
  stand text not null,
  text text,
  faellig date not null,
  erstellt_am timestamptz not null,
  erstellt_von text not null,
  erledigt_am timestamptz,
  erledigt_von text,
  grund text,
  bestellung_id uuid references bestellung on delete set null,
  folge_besuch_id uuid references hausbesuch on delete set null,
  constraint besuchsfolge_erledigt check ((stand = 'ERLEDIGT') = (erledigt_am is not null) and (erledigt_am is null) = (erledigt_von is null))
);
create index besuchsfolge_besuch on besuchsfolge (hausbesuch_id);
create index besuchsfolge_klient on besuchsfolge (klient_id);
create index besuchsfolge_bestellung on besuchsfolge (bestellung_id) where bestellung_id is not null;
create index besuchsfolge_folge_besuch on besuchsfolge (folge_besuch_id) where folge_besuch_id is not null;
create index besuchsfolge_offen on besuchsfolge (organisation_id, faellig, id) where stand = 'OFFEN';

-- Who deletes the draft that came of it has not ordered: it waits again.
create function besuchsfolge_wieder_offen() returns trigger language plpgsql set search_path = public as $$
begin
  new.stand := 'OFFEN';
  new.erledigt_am := null;
  new.erledigt_von := null;
  new.version := old.version + 1;
  return new;
end $$;
create trigger besuchsfolge_wieder_offen before update of bestellung_id on besuchsfolge for each row
  when (old.bestellung_id is not null and new.bestellung_id is null) execute function besuchsfolge_wieder_offen();

${ownRows('besuchsfolge', 'organisation_id')}

grant select, insert on besuchsblatt, besuchsblatt_fassung, anordnung, zielbereich, besuchsfolge to dreiklang_app;
grant update (version, abgeschlossen_am) on besuchsblatt to dreiklang_app;
grant update (version, stand, grund, entschieden_am, entschieden_von) on anordnung to dreiklang_app;
grant update (gueltig_bis) on zielbereich to dreiklang_app;
grant update (version, stand, erledigt_am, erledigt_von, grund, bestellung_id, folge_besuch_id) on besuchsfolge to dreiklang_app;
`,
}
