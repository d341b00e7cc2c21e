/**
 * Visits at the homes of Klienten: one document each with the columns that lists, plans and the clock ask for, and append-only events.
 * Who takes part stands in three columns, and that is also who may read.
 */
export const hausbesuch = {
  name: '0029-hausbesuch',
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
  tour_id uuid,
  tour_position int,
  -- The whole visit as the domain knows it.
  daten jsonb not null,
  created_at timestamptz not null,
  -- When the clock has to look at it next.
  naechste_frist timestamptz,
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
  meldungen jsonb
);
create index hausbesuch_ereignis_besuch on hausbesuch_ereignis (hausbesuch_id, seq);
create index hausbesuch_ereignis_offen on hausbesuch_ereignis (seq) where meldungen is not null;

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
alter table hausbesuch_nummer enable row level security;
create policy hausbesuch_nummer_netz on hausbesuch_nummer using (organisation_id = (select app_organisation()) or (select app_system()));
grant select, insert, update on hausbesuch, hausbesuch_nummer to dreiklang_app;
grant select, insert on hausbesuch_ereignis to dreiklang_app;
grant update (meldungen) on hausbesuch_ereignis to dreiklang_app;

-- As a visit shows him to those who take part; an erased one is gone from his own house. The view looks with the eyes of its owner.
create view klient_des_hausbesuchs as
  select k.id, k.vorname, k.nachname, k.geburtsdatum, k.adresse, k.telefon from klient k
  where (select app_system()) or (exists (
      select from hausbesuch h where h.klient_id = k.id and (select app_organisation()) in (h.pflegedienst_id, h.praxis_id, h.apotheke_id))
    and (k.geloescht_am is null or k.pflegedienst_id is distinct from (select app_organisation())));
grant select on klient_des_hausbesuchs to dreiklang_app;

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
revoke all on function klient_zum_besuch(uuid), klient_abwesend(uuid, date) from public;
grant execute on function klient_zum_besuch(uuid), klient_abwesend(uuid, date) to dreiklang_app;

-- As in 0023, and the visits: what only the own house has written goes, what others have to keep loses its reader here.
create or replace function entferne_klient(p_klient uuid, p_am timestamptz) returns void language plpgsql security definer set search_path = public as $$
declare
  v_haus uuid := app_organisation();
begin
  perform from klient k where k.id = p_klient and k.pflegedienst_id = v_haus and k.geloescht_am is null for update;
  if not found or not exists (
    select from klient_loeschung l where l.klient_id = p_klient and l.pflegedienst_id = v_haus and l.bestaetigt_von = app_person()
  ) then
    raise insufficient_privilege using message = 'erasure was not requested and confirmed';
  end if;
  delete from rueckkehr_aufgabe r using abwesenheit a where a.id = r.abwesenheit_id and a.klient_id = p_klient;
  delete from abwesenheit where klient_id = p_klient;
  delete from apothekenwahl where klient_id = p_klient;
  delete from einwilligung where klient_id = p_klient;
  delete from klient_dokument where klient_id = p_klient;
  delete from datei where organisation_id = v_haus and klient_id = p_klient;
  delete from klient_zugang where klient_id = p_klient;
  delete from klient_zuteilung where klient_id = p_klient;
  delete from klient_akte where klient_id = p_klient;
  delete from hausbesuch where klient_id = p_klient and praxis_id is null and apotheke_id is null;
  update anliegen set klient_id = null where organisation_id = v_haus and klient_id = p_klient;
  update bestellung_zeile z set klient_id = null, klient_name = null, klient_geburtsdatum = null, suchtext = falte(concat_ws(' ', z.nummer,
      z.pflegedienst_name, z.praxis_name, z.apotheke_name, (select string_agg(p -> 'produkt' ->> 'bezeichnung', ' ')
        from bestellung b, jsonb_array_elements(b.daten -> 'positionen') p where b.id = z.bestellung_id)))
    where z.organisation_id = v_haus and z.klient_id = p_klient;
  if exists (select from bestellung_zeile z where z.klient_id = p_klient) or exists (select from hausbesuch h where h.klient_id = p_klient) then
    update klient k set version = k.version + 1, geloescht_am = p_am, updated_at = p_am, status = 'BEENDET', geschlecht = null,
      versicherungsart = null, kvnr = null, krankenkasse = null, kassen_ik = null, zuzahlung_befreit_bis = null, adresse = null, wohnform = null,
      telefon = null, hausarzt_id = null, allergien = null, import_id = null, gesperrt_am = null, gesperrt_von = null, sperr_grund = null
    where k.id = p_klient;
  else
    update bestellung set klient_id = null, daten = jsonb_set(daten, '{klientId}', 'null') where klient_id = p_klient;
    delete from klient where id = p_klient;
  end if;
end $$;
`,
}
