/**
 * Restriction and erasure of Klienten (Art. 17 and 18 DSGVO). A restricted or erased Klient is hidden from the own house in one place, the
 * policy of the table: no statement can forget it. Orders that are under way keep what they show to those who take part in them.
 */
export const loeschung = {
  name: '0023-loeschung',
  sql: `
alter table klient
  add column gesperrt_am timestamptz,
  add column gesperrt_von uuid references person,
  add column sperr_grund text,
  -- Only name and date of birth are left, for the documentation of pharmacies and practices.
  add column geloescht_am timestamptz,
  alter column geschlecht drop not null,
  alter column versicherungsart drop not null,
  alter column wohnform drop not null,
  add constraint klient_sperre check ((gesperrt_am is null) = (gesperrt_von is null) and (gesperrt_am is null) = (sperr_grund is null)),
  add constraint klient_vollstaendig check (geloescht_am is not null or num_nulls(geschlecht, versicherungsart, wohnform) = 0);
create index klient_gesperrt on klient (pflegedienst_id) where gesperrt_am is not null;
create index klient_beendet on klient (pflegedienst_id) where status in ('BEENDET', 'VERSTORBEN') and geloescht_am is null;

-- Set for one transaction by the calls of the heads that are about restricted records, and by nothing else.
create function app_gesperrte() returns boolean language sql stable parallel safe
  as $$ select coalesce(current_setting('app.gesperrte', true), '') = 'ja' $$;
create policy klient_gesperrt on klient as restrictive using (
  (gesperrt_am is null and geloescht_am is null) or (geloescht_am is null and (select app_gesperrte()))
  or pflegedienst_id is distinct from (select app_organisation()) or (select app_system()));

-- As an order shows him to those who have a line of it. The view looks with the eyes of its owner, hence the condition in its text.
create view klient_der_bestellung as
  select k.id, k.vorname, k.nachname, k.geburtsdatum, k.kvnr, k.krankenkasse, k.adresse, k.telefon, k.status, k.allergien from klient k
  where (select app_system())
    or exists (select from bestellung_zeile z where z.klient_id = k.id and z.organisation_id = (select app_organisation()));
grant select on klient_der_bestellung to dreiklang_app;

-- A request, and afterwards the proof of what was done. It refers to no Klient, because it outlives him.
create table klient_loeschung (
  klient_id uuid primary key,
  pflegedienst_id uuid not null references organisation,
  anlass text not null check (anlass in ('FRIST', 'VERSEHEN')),
  -- Goes with the record.
  grund text,
  beantragt_am timestamptz not null,
  beantragt_von uuid not null references person,
  bestaetigt_am timestamptz,
  bestaetigt_von uuid references person,
  bericht jsonb,
  constraint klient_loeschung_bestaetigt check (num_nulls(bestaetigt_am, bestaetigt_von, bericht) = any (array[0, 3]) and (bericht is null) = (grund is not null)),
  constraint klient_loeschung_vier_augen check (bestaetigt_von <> beantragt_von)
);
create index klient_loeschung_haus on klient_loeschung (pflegedienst_id) where bestaetigt_am is null;
alter table klient_loeschung enable row level security;
create policy klient_loeschung_netz on klient_loeschung using (pflegedienst_id = (select app_organisation()) or (select app_system()));
grant select, insert, update on klient_loeschung to dreiklang_app;

-- A request can be taken back; the proof stays.
create policy klient_loeschung_bleibt on klient_loeschung as restrictive for delete using (bestaetigt_am is null);
grant delete on klient_loeschung to dreiklang_app;

create function letzte_bestellung(p_klient uuid) returns date language sql stable as $$
  select (max(b.gesendet_am) at time zone 'Europe/Berlin')::date from bestellung b where b.klient_id = p_klient and b.gesendet_am is not null
$$;

-- What hangs on a Klient, in numbers; row-level security of the caller holds.
create function klient_bestand(p_klient uuid) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'einwilligungen', (select count(*) from einwilligung where klient_id = p_klient),
    'apothekenwahlen', (select count(*) from apothekenwahl where klient_id = p_klient),
    'abwesenheiten', (select count(*) from abwesenheit where klient_id = p_klient),
    'dokumente', (select count(*) from klient_dokument where klient_id = p_klient),
    'zuteilungen', (select count(*) from klient_zuteilung where klient_id = p_klient),
    'bestellungen', count(z.*),
    'bestellungenBeiPartnern', count(*) filter (where cardinality(array_remove(b.sichtbar_fuer, z.organisation_id)) > 0),
    'offeneBestellungen', count(*) filter (where z.offen or z.status = 'ENTWURF'),
    'anliegen', (select count(*) from anliegen where klient_id = p_klient),
    'protokollEintraege', (select count(*) from protokoll where klient_id = p_klient))
  from bestellung_zeile z join bestellung b on b.id = z.bestellung_id
  where z.klient_id = p_klient and z.organisation_id = app_organisation()
$$;

-- Takes the record away. Asks again what the call has asked: an own Klient, requested by one person and confirmed by another.
create function entferne_klient(p_klient uuid, p_am timestamptz) returns void language plpgsql security definer set search_path = public as $$
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
  update anliegen set klient_id = null where organisation_id = v_haus and klient_id = p_klient;
  update bestellung_zeile z set klient_id = null, klient_name = null, klient_geburtsdatum = null, suchtext = falte(concat_ws(' ', z.nummer,
      z.pflegedienst_name, z.praxis_name, z.apotheke_name, (select string_agg(p -> 'produkt' ->> 'bezeichnung', ' ')
        from bestellung b, jsonb_array_elements(b.daten -> 'positionen') p where b.id = z.bestellung_id)))
    where z.organisation_id = v_haus and z.klient_id = p_klient;
  if exists (select from bestellung_zeile z where z.klient_id = p_klient) then
    update klient k set version = k.version + 1, geloescht_am = p_am, updated_at = p_am, status = 'BEENDET', geschlecht = null,
      versicherungsart = null, kvnr = null, krankenkasse = null, kassen_ik = null, zuzahlung_befreit_bis = null, adresse = null, wohnform = null,
      telefon = null, hausarzt_id = null, allergien = null, import_id = null, gesperrt_am = null, gesperrt_von = null, sperr_grund = null
    where k.id = p_klient;
  else
    update bestellung set klient_id = null, daten = jsonb_set(daten, '{klientId}', 'null') where klient_id = p_klient;
    delete from klient where id = p_klient;
  end if;
end $$;
revoke all on function entferne_klient(uuid, timestamptz) from public;
grant execute on function entferne_klient(uuid, timestamptz) to dreiklang_app;

-- As in 0002; in the own house the line of an order never names an erased Klient again.
create or replace function schreibe_zeilen(p_bestellung uuid, p_zeilen jsonb) returns void language plpgsql security definer set search_path = public as $$
begin
  if not app_system() and not exists (
    select from bestellung b where b.id = p_bestellung and app_organisation() = any (b.sichtbar_fuer)
  ) then
    raise insufficient_privilege using message = 'order is not visible to the writer';
  end if;
  delete from bestellung_zeile z
    where z.bestellung_id = p_bestellung
      and not exists (select from jsonb_to_recordset(p_zeilen) as n(organisation_id uuid) where n.organisation_id = z.organisation_id);
  insert into bestellung_zeile (
    organisation_id, bestellung_id, seite, nummer, version, status, wartet_auf, prioritaet, bedarf_bis, offen, klient_id, klient_name,
    klient_geburtsdatum, pflegedienst_id, praxis_id, apotheke_id, pflegedienst_name, praxis_name, apotheke_name, inhalt, suchtext, created_at)
  select n.organisation_id, b.id, n.seite, b.nummer, n.version, n.status, n.wartet_auf, n.prioritaet, n.bedarf_bis, n.offen, k.id,
    k.nachname || ', ' || k.vorname, k.geburtsdatum, b.pflegedienst_id, b.praxis_id, case when n.seite <> 'ARZT' then b.apotheke_id end,
    p.name, a.name, case when n.seite <> 'ARZT' then t.name end, n.inhalt,
    falte(concat_ws(' ', b.nummer, k.nachname, k.vorname, p.name, a.name, case when n.seite <> 'ARZT' then t.name end, n.suche)), b.created_at
  from jsonb_to_recordset(p_zeilen) as n(
    organisation_id uuid, seite text, version int, status text, wartet_auf text, prioritaet text, bedarf_bis date, offen boolean, inhalt jsonb, suche text)
  join bestellung b on b.id = p_bestellung
  join organisation p on p.id = b.pflegedienst_id
  left join organisation a on a.id = b.praxis_id
  left join organisation t on t.id = b.apotheke_id
  left join klient k on k.id = b.klient_id and (k.geloescht_am is null or n.organisation_id <> b.pflegedienst_id)
  on conflict (bestellung_id, organisation_id) do update set
    version = excluded.version, status = excluded.status, wartet_auf = excluded.wartet_auf, prioritaet = excluded.prioritaet,
    bedarf_bis = excluded.bedarf_bis, offen = excluded.offen, klient_id = excluded.klient_id, klient_name = excluded.klient_name,
    klient_geburtsdatum = excluded.klient_geburtsdatum, praxis_id = excluded.praxis_id, apotheke_id = excluded.apotheke_id,
    praxis_name = excluded.praxis_name, apotheke_name = excluded.apotheke_name, inhalt = excluded.inhalt, suchtext = excluded.suchtext;
end $$;
`,
}
