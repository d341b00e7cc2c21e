/**
 * Klienten and their records, which hold more than the row that other sides of an order may read: what is said about health and relatives is
 * sealed under the Klient's own key. A restricted or erased Klient (Art. 17 and 18 DSGVO) is hidden from the own house in one place, the policy of
 * the table: no statement can forget it.
 */
import { ownRows } from '../ownRows.ts'

export const klient = {
  name: '0012-klient',
  sql: `
create table klient (
  id uuid primary key,
  pflegedienst_id uuid not null references organisation,
  version int not null,
  vorname text not null,
  nachname text not null,
  geburtsdatum date not null,
  geschlecht text,
  versicherungsart text,
  kvnr text,
  krankenkasse text,
  kassen_ik text,
  zuzahlung_befreit_bis date,
  adresse jsonb,
  wohnform text,
  telefon text,
  hausarzt_id uuid references organisation,
  -- Sealed, and beside the record: each order shows them to who packs and delivers it.
  allergien text,
  status text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  suchtext text generated always as (suchform(nachname || ' ' || vorname)) stored,
  import_id uuid,
  gesperrt_am timestamptz,
  gesperrt_von uuid references person,
  -- Sealed.
  sperr_grund text,
  -- Only name and date of birth are left, for the documentation of pharmacies and practices.
  geloescht_am timestamptz,
  platz text collate "C" generated always as (left(public.falte(nachname || ', ' || vorname), 40)) stored,
  -- The address book finds Klienten by their town too: folded once, and not for every Klient at every letter that is typed.
  ort_gefaltet text generated always as (public.falte(adresse ->> 'ort')) stored,
  breite double precision,
  laenge double precision,
  constraint klient_kvnr unique (pflegedienst_id, kvnr),
  constraint klient_sperre check ((gesperrt_am is null) = (gesperrt_von is null) and (gesperrt_am is null) = (sperr_grund is null)),
  constraint klient_vollstaendig check (geloescht_am is not null or num_nulls(geschlecht, versicherungsart, wohnform) = 0),
  constraint klient_koordinaten check ((breite is null) = (laenge is null))
);
create index klient_name on klient (pflegedienst_id, lower(nachname) text_pattern_ops, lower(vorname), id);
create index klient_suche on klient using gin (suchtext gin_trgm_ops);
-- Order of the list of Klienten: ä beside a, the same in every database.
create index klient_platz on klient (pflegedienst_id, (falte(nachname)) collate "C", (falte(vorname)) collate "C", id);
create index klient_import on klient (pflegedienst_id, import_id) where import_id is not null;
create index klient_gesperrt on klient (pflegedienst_id) where gesperrt_am is not null;
create index klient_beendet on klient (pflegedienst_id) where status in ('BEENDET', 'VERSTORBEN') and geloescht_am is null;
create index klient_verzeichnis on klient (pflegedienst_id, platz, id);
-- The list by age, with the column behind the birthday that the cursor can be looked for by.
create index klient_geburtstag on klient (pflegedienst_id, geburtsdatum, platz, id);
create index klient_aufnahme on klient (pflegedienst_id, created_at desc, id desc);
create index klient_zuzahlung on klient (pflegedienst_id, zuzahlung_befreit_bis) where zuzahlung_befreit_bis is not null;

alter table klient enable row level security;

-- Names to the numbers: of the own house, of all for the platform's administration, and of those from other houses who have seen p_klient,
-- a Klient of the own house; nobody else is told them.
create function protokoll_personen(p_ids uuid[], p_klient uuid) returns table (id uuid, name text, rolle text, beruf text)
  language sql stable security definer set search_path = public as $$
  select p.id, p.name, p.rolle, p.beruf from person p
  where p.id = any (p_ids) and (p.organisation_id = app_organisation() or p.id = app_person()
    or (app_organisation() is null and app_person() is not null)
    or (exists (select from klient k where k.id = p_klient and k.pflegedienst_id = app_organisation())
      and exists (select from protokoll z where z.klient_id = p_klient and z.person_id = p.id)))
$$;

-- The own house, the own deeds, who has seen a Klient of the own house; without a house (the platform's administration) no deed about a Klient.
create policy protokoll_lesen on protokoll for select using (
  organisation_id = (select app_organisation()) or person_id = (select app_person()) or (select app_system())
  or (klient_id is not null and exists (select from klient k where k.id = klient_id and k.pflegedienst_id = (select app_organisation())))
  or (klient_id is null and (select app_organisation()) is null and (select app_person()) is not null
    and split_part(aktion, '.', 1) in ('anmeldung', 'organisation', 'personal', 'protokoll', 'rechtstexte'))
);

create table klient_akte (
  klient_id uuid primary key references klient on delete cascade,
  pflegedienst_id uuid not null references organisation,
  -- Version of each section by its name; without a number it is the first.
  versionen jsonb not null default '{}',
  person jsonb not null default '{}',
  wohnen jsonb not null default '{}',
  versicherung jsonb not null default '{}',
  aerzte jsonb not null default '{}',
  -- Sealed; null: nothing was written yet.
  kontakte text,
  gesundheit text,
  hkp text,
  -- Sealed: what of the insurance says how ill somebody is.
  pflegegrad text,
  -- Last end of the Verordnungen, in the clear: it says when to ask for the next one, and nothing about the illness.
  hkp_bis date,
  -- That there is somebody to call, for the list of those without; who it is lies sealed.
  hat_notfallkontakt boolean not null default false
);
create index klient_akte_haus on klient_akte (pflegedienst_id, klient_id);
create index klient_akte_hkp on klient_akte (pflegedienst_id, hkp_bis) where hkp_bis is not null;

-- Whoever takes a Klient in, the record begins with him.
create function beginne_klient_akte() returns trigger language plpgsql set search_path = public as $$
begin
  insert into klient_akte (klient_id, pflegedienst_id) values (new.id, new.pflegedienst_id);
  return null;
end $$;
create trigger klient_neu after insert on klient for each row execute function beginne_klient_akte();

create table klient_zugang (
  klient_id uuid primary key references klient on delete cascade,
  pflegedienst_id uuid not null references organisation,
  version int not null,
  -- Sealed.
  angaben text not null,
  geaendert_am timestamptz not null,
  geaendert_von uuid not null references person
);

-- Who visits the Klient on a day.
create table klient_zuteilung (
  klient_id uuid not null references klient on delete cascade,
  pflegedienst_id uuid not null references organisation,
  person_id uuid not null references person,
  tag date not null,
  von_person_id uuid not null references person,
  created_at timestamptz not null,
  primary key (klient_id, tag, person_id)
);
create index klient_zuteilung_person on klient_zuteilung (person_id, tag);

${ownRows('klient_akte', 'pflegedienst_id')}
${ownRows('klient_zugang', 'pflegedienst_id')}
${ownRows('klient_zuteilung', 'pflegedienst_id')}

-- What refers to a Klient without going with him keeps him: an order, a consent, an absence, a paper.
create function nimm_import_zurueck(p_pflegedienst uuid, p_import uuid) returns table (id uuid, entfernt boolean)
  language plpgsql security definer set search_path = public as $$
declare
  v_klient record;
begin
  for v_klient in
    select k.id, k.version = 1 and a.versionen = '{}' and not exists (select from klient_zugang z where z.klient_id = k.id)
        and not exists (select from klient_zuteilung z where z.klient_id = k.id) as unberuehrt
      from klient k join klient_akte a on a.klient_id = k.id
      where k.pflegedienst_id = p_pflegedienst and k.import_id = p_import
        and (p_pflegedienst = (select app_organisation()) or (select app_system()))
      for update of k
  loop
    id := v_klient.id;
    entfernt := v_klient.unberuehrt;
    if entfernt then
      begin
        delete from klient k where k.id = v_klient.id;
        update schluessel s set umhuellt = null, vernichtet_am = now()
          where s.organisation_id = p_pflegedienst and s.klient_id = v_klient.id and s.umhuellt is not null;
      exception when foreign_key_violation then
        entfernt := false;
      end;
    end if;
    return next;
  end loop;
end $$;

-- Set for one transaction by the calls of the heads that are about restricted records, and by nothing else.
create function app_gesperrte() returns boolean language sql stable parallel safe
  as $$ select coalesce(current_setting('app.gesperrte', true), '') = 'ja' $$;

create policy klient_gesperrt on klient as restrictive using (
  (gesperrt_am is null and geloescht_am is null) or (geloescht_am is null and (select app_gesperrte()))
  or pflegedienst_id is distinct from (select app_organisation()) or (select app_system()));

-- A request, and afterwards the proof of what was done. It refers to no Klient, because it outlives him.
create table klient_loeschung (
  klient_id uuid primary key,
  pflegedienst_id uuid not null references organisation,
  anlass text not null check (anlass in ('FRIST', 'VERSEHEN')),
  -- Sealed, and goes with the record.
  grund text,
  beantragt_am timestamptz not null,
  beantragt_von uuid not null references person,
  bestaetigt_am timestamptz,
  bestaetigt_von uuid references person,
  bericht jsonb,
  constraint klient_loeschung_bestaetigt check (num_nulls(bestaetigt_am, bestaetigt_von, bericht) = any (array[0, 3]) and (bericht is null) = (grund is not null)),
  constraint klient_loeschung_vier_augen
  check (bestaetigt_von <> beantragt_von or bestaetigt_am >= beantragt_am + interval '168 hours')
);
create index klient_loeschung_haus on klient_loeschung (pflegedienst_id) where bestaetigt_am is null;

${ownRows('klient_loeschung', 'pflegedienst_id')}
-- A request can be taken back; the proof stays.
create policy klient_loeschung_bleibt on klient_loeschung as restrictive for delete using (bestaetigt_am is null);

-- Coordinates belong to one door: who moves, or whose address is erased, leaves them behind.
create function vergiss_koordinaten() returns trigger language plpgsql as $$
begin
  new.breite := null;
  new.laenge := null;
  return new;
end
$$;
create trigger klient_umgezogen before update of adresse on klient for each row
  when (new.breite is not distinct from old.breite and new.laenge is not distinct from old.laenge and new.adresse - 'zusatz' is distinct from old.adresse - 'zusatz')
  execute function vergiss_koordinaten();

revoke all on function protokoll_personen(uuid[], uuid), nimm_import_zurueck(uuid, uuid) from public;
grant execute on function protokoll_personen(uuid[], uuid), nimm_import_zurueck(uuid, uuid) to dreiklang_app;
grant select, insert, update on klient, klient_akte, klient_zugang to dreiklang_app;
grant select, insert, delete on klient_zuteilung to dreiklang_app;
grant select, insert, update, delete on klient_loeschung to dreiklang_app;
`,
}
