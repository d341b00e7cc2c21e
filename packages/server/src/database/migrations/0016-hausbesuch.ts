/** Who takes part stands in three columns, and that is also who may read. */
import { ownRows } from '../ownRows.ts'

export const hausbesuch = {
  name: '0016-hausbesuch',
  sql: `
create table hausbesuch (
  id uuid primary key,
  nummer text not null,
  version int not null,
  typ text not null,
  status text not null,
  pflegedienst_id uuid not null references organisation,
  praxis_id uuid references organisation,
  apotheke_id uuid references organisation,
  klient_id uuid not null references klient,
  wartet_auf text not null,
  -- Where it stands in lists: planned, wished for, or asked.
  platz timestamptz not null,
  personen uuid[] not null,
  von timestamptz,
  bis timestamptz,
  -- What was agreed is the wall time at the Klient's home; the instants follow from it. A series keeps it over the change of the clocks.
  tag date,
  um text,
  dauer_minuten int,
  zeitzone text not null default 'Europe/Berlin',
  serie_id uuid,
  -- The day for which the series made it, also after it was moved.
  serie_tag date,
  -- The whole visit as the domain knows it.
  daten jsonb not null,
  created_at timestamptz not null,
  -- When the clock has to look at it next.
  naechste_frist timestamptz,
  versiegelt boolean not null default false,
  constraint hausbesuch_plan check (num_nulls(von, bis, tag, um, dauer_minuten) = any (array[0, 5]) and von < bis),
  constraint hausbesuch_serie unique (serie_id, serie_tag)
);
create index hausbesuch_pflegedienst on hausbesuch (pflegedienst_id, platz, id);
create index hausbesuch_praxis on hausbesuch (praxis_id, platz, id) where praxis_id is not null;
create index hausbesuch_apotheke on hausbesuch (apotheke_id, platz, id) where apotheke_id is not null;
create index hausbesuch_klient on hausbesuch (klient_id, platz);
create index hausbesuch_personen on hausbesuch using gin (personen);
create index hausbesuch_frage_pflegedienst on hausbesuch (pflegedienst_id) where status = 'ANGEFRAGT';
create index hausbesuch_frage_praxis on hausbesuch (praxis_id) where status = 'ANGEFRAGT';
create index hausbesuch_frage_apotheke on hausbesuch (apotheke_id) where status = 'ANGEFRAGT';
create index hausbesuch_frist on hausbesuch (naechste_frist) where naechste_frist is not null;
create index hausbesuch_offen on hausbesuch (id) where not versiegelt;
create index hausbesuch_pflegedienst_typ on hausbesuch (pflegedienst_id, typ, platz, id);
create index hausbesuch_pflegedienst_status on hausbesuch (pflegedienst_id, status, platz, id);
create index hausbesuch_nummer_suche on hausbesuch using gin (nummer gin_trgm_ops);

create table hausbesuch_ereignis (
  seq bigint generated always as identity primary key,
  hausbesuch_id uuid not null references hausbesuch on delete cascade,
  version int not null,
  art text not null,
  zeile text not null,
  angaben jsonb not null,
  -- The fields that changed, as they were and as they are since then.
  aenderung jsonb not null,
  seite text not null,
  organisation_id uuid,
  person_id uuid,
  person_name text,
  am timestamptz not null,
  -- Who is still to be told of it; null when everybody was.
  meldungen jsonb,
  versiegelt boolean not null default false
);
create index hausbesuch_ereignis_besuch on hausbesuch_ereignis (hausbesuch_id, seq);
create index hausbesuch_ereignis_offen on hausbesuch_ereignis (seq) where meldungen is not null;
create index hausbesuch_ereignis_unversiegelt on hausbesuch_ereignis (seq) where not versiegelt;

create table hausbesuch_nummer (
  organisation_id uuid not null references organisation,
  jahr int not null,
  letzte int not null,
  primary key (organisation_id, jahr)
);

alter table hausbesuch enable row level security;
create policy hausbesuch_netz on hausbesuch
  using ((select app_organisation()) in (pflegedienst_id, praxis_id, apotheke_id) or (select app_system()));
alter table hausbesuch_ereignis enable row level security;
create policy hausbesuch_ereignis_lesen on hausbesuch_ereignis for select
  using (exists (select from hausbesuch h where h.id = hausbesuch_id) or (select app_system()));
create policy hausbesuch_ereignis_schreiben on hausbesuch_ereignis for insert
  with check ((organisation_id = (select app_organisation()) and exists (select from hausbesuch h where h.id = hausbesuch_id)) or (select app_system()));
create policy hausbesuch_ereignis_gemeldet on hausbesuch_ereignis for update using ((select app_system()));
${ownRows('hausbesuch_nummer', 'organisation_id')}

-- As a visit shows him to those who take part; an erased one is gone from his own house. The view looks with the eyes of its owner.
create view klient_des_hausbesuchs as
  select k.id, k.vorname, k.nachname, k.geburtsdatum, k.adresse, k.telefon, k.breite, k.laenge, k.wohnform from klient k
  where (select app_system()) or (exists (
      select from hausbesuch h where h.klient_id = k.id and (select app_organisation()) in (h.pflegedienst_id, h.praxis_id, h.apotheke_id))
    and (k.geloescht_am is null or k.pflegedienst_id is distinct from (select app_organisation())));

-- Whose Klient the own house may visit: its own, or one with whom an order or a visit ties it.
create function klient_zum_besuch(p_klient uuid) returns uuid language sql stable security definer set search_path = public as $$
  select k.pflegedienst_id from klient k
  where k.id = p_klient and k.geloescht_am is null and k.gesperrt_am is null and (
    k.pflegedienst_id = app_organisation()
    or exists (select from bestellung_zeile z where z.klient_id = k.id and z.organisation_id = app_organisation())
    or exists (select from hausbesuch h where h.klient_id = k.id and app_organisation() in (h.praxis_id, h.apotheke_id)))
$$;

-- When he is away, without where or why: nobody shall stand at a closed door.
create function klient_abwesend(p_klient uuid, p_tag date) returns table (von date, bis date) language sql stable security definer set search_path = public as $$
  select a.von, coalesce(a.bis, a.geplant_bis) from abwesenheit a
  where a.klient_id = p_klient and a.abgesagt_am is null and klient_zum_besuch(p_klient) is not null
    and a.von <= p_tag and coalesce(a.bis, a.geplant_bis, p_tag) >= p_tag
$$;

create table besuch_bestellung (
  bestellung_id uuid not null references bestellung on delete cascade,
  hausbesuch_id uuid not null references hausbesuch on delete cascade,
  -- AUS_BESUCH, AUS_ABLEHNUNG, UEBERGABE, VERORDNUNG
  art text not null,
  person_id uuid references person,
  am timestamptz not null,
  primary key (bestellung_id, hausbesuch_id, art)
);
create index besuch_bestellung_besuch on besuch_bestellung (hausbesuch_id, am);

alter table besuch_bestellung enable row level security;
-- Who takes part in the one and not in the other does not learn of the link.
create policy besuch_bestellung_netz on besuch_bestellung using (
  (exists (select from bestellung b where b.id = bestellung_id) and exists (select from hausbesuch h where h.id = hausbesuch_id))
  or (select app_system()));

-- Events are append-only for everybody; this changes nothing but the form of their words.
create function trage_besuchssiegel_nach(p_ereignisse jsonb) returns void language plpgsql security definer set search_path = public as $$
begin
  if not app_system() then raise insufficient_privilege using message = 'only the clock seals what lies there'; end if;
  update hausbesuch_ereignis e set aenderung = x.aenderung, angaben = x.angaben, versiegelt = true
    from jsonb_to_recordset(p_ereignisse) as x(seq bigint, aenderung jsonb, angaben jsonb) where e.seq = x.seq and not e.versiegelt;
end $$;

-- What a nursing service has measured and sends along when it asks a doctor to come: a copy.
create table besuch_mitgabe (
  hausbesuch_id uuid primary key references hausbesuch on delete cascade,
  organisation_id uuid not null references organisation,
  version int not null,
  person_name text not null,
  am timestamptz not null,
  inhalt text not null
);

alter table besuch_mitgabe enable row level security;
create policy besuch_mitgabe_lesen on besuch_mitgabe for select
  using (exists (select from hausbesuch h where h.id = hausbesuch_id) or (select app_system()));
create policy besuch_mitgabe_schreiben on besuch_mitgabe for insert
  with check ((organisation_id = (select app_organisation()) and exists (select from hausbesuch h where h.id = hausbesuch_id)) or (select app_system()));
create policy besuch_mitgabe_aendern on besuch_mitgabe for update using (organisation_id = (select app_organisation()) or (select app_system()));

revoke all on function klient_zum_besuch(uuid), klient_abwesend(uuid, date), trage_besuchssiegel_nach(jsonb) from public;
grant execute on function klient_zum_besuch(uuid), klient_abwesend(uuid, date), trage_besuchssiegel_nach(jsonb) to dreiklang_app;
grant select, insert, update on hausbesuch, hausbesuch_nummer to dreiklang_app;
grant select, insert on hausbesuch_ereignis, besuch_bestellung, besuch_mitgabe to dreiklang_app;
grant select on klient_des_hausbesuchs to dreiklang_app;
grant update (meldungen) on hausbesuch_ereignis to dreiklang_app;
grant update (version, person_name, am, inhalt) on besuch_mitgabe to dreiklang_app;
`,
}
