/**
 * What follows from a visit, for the house that was there: its words sealed, who saw to it, and what came of it. And photos of wounds stay
 * in the record when a finished sheet names them.
 */
export const besuchsfolgen = {
  name: '0041-besuchsfolgen',
  sql: `
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

alter table besuchsfolge enable row level security;
create policy besuchsfolge_netz on besuchsfolge using (organisation_id = (select app_organisation()) or (select app_system()));
grant select, insert on besuchsfolge to dreiklang_app;
grant update (version, stand, erledigt_am, erledigt_von, grund, bestellung_id, folge_besuch_id) on besuchsfolge to dreiklang_app;

alter table klient_dokument add column festgehalten_am timestamptz;
grant update (festgehalten_am) on klient_dokument to dreiklang_app;
`,
}
