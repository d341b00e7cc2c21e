/** The erasure of a Klient (Art. 17 DSGVO) reaches into all rooms and stands above them. */
export const loeschung = {
  name: '0028-loeschung',
  sql: `
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
-- What only the own house has written goes, what others have to keep loses its reader here.
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

revoke all on function entferne_klient(uuid, timestamptz) from public;
grant execute on function entferne_klient(uuid, timestamptz) to dreiklang_app;
`,
}
