/** What was done for a Klient counts before his record goes; and the day of return means the same wherever somebody asks. */
export const klientBestand = {
  name: '0042-klient-bestand',
  sql: `
-- The last day on which somebody stood at his door for care; the time to keep the documentation runs from it (§ 630f Abs. 3 BGB).
create function letzter_besuch(p_klient uuid) returns date language sql stable as $$
  select max(h.tag) from hausbesuch h where h.klient_id = p_klient and h.status in ('BEGONNEN', 'ABGESCHLOSSEN', 'NICHT_ANGETROFFEN')
$$;

create or replace function klient_bestand(p_klient uuid) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'einwilligungen', (select count(*) from einwilligung where klient_id = p_klient),
    'apothekenwahlen', (select count(*) from apothekenwahl where klient_id = p_klient),
    'abwesenheiten', (select count(*) from abwesenheit where klient_id = p_klient),
    'dokumente', (select count(*) from klient_dokument where klient_id = p_klient),
    'zuteilungen', (select count(*) from klient_zuteilung where klient_id = p_klient),
    'besuche', (select count(*) from hausbesuch where klient_id = p_klient),
    'blaetter', (select count(*) from besuchsblatt where klient_id = p_klient),
    'bestellungen', count(z.*),
    'bestellungenBeiPartnern', count(*) filter (where cardinality(array_remove(b.sichtbar_fuer, z.organisation_id)) > 0),
    'offeneBestellungen', count(*) filter (where z.offen or z.status = 'ENTWURF'),
    'anliegen', (select count(*) from anliegen where klient_id = p_klient),
    'protokollEintraege', (select count(*) from protokoll where klient_id = p_klient))
  from bestellung_zeile z join bestellung b on b.id = z.bestellung_id
  where z.klient_id = p_klient and z.organisation_id = app_organisation()
$$;

-- The day of return, on which he is visited again (half open); null: nobody knows. Who has not come back on the day on which he was expected
-- is away until somebody says that he is back.
create function abwesenheit_bis(p_abwesenheit abwesenheit, p_heute date) returns date language sql immutable as $$
  select coalesce(p_abwesenheit.bis,
    case when p_abwesenheit.geplant_bis >= p_heute or p_abwesenheit.begonnen_am is null then p_abwesenheit.geplant_bis end)
$$;

drop function klient_abwesend(uuid, date);
create function klient_abwesend(p_klient uuid, p_tag date, p_heute date) returns table (von date, bis date)
  language sql stable security definer set search_path = public as $$
  select a.von, abwesenheit_bis(a, p_heute) from abwesenheit a
  where a.klient_id = p_klient and a.abgesagt_am is null and klient_zum_besuch(p_klient) is not null
    and a.von <= p_tag and coalesce(abwesenheit_bis(a, p_heute) > p_tag, true)
$$;

create or replace function abwesend_der_serie(p_klient uuid, p_organisation uuid, p_von date) returns table (von date, bis date)
  language sql stable security definer set search_path = public as $$
  select a.von, abwesenheit_bis(a, p_von) from abwesenheit a
  where a.klient_id = p_klient and a.abgesagt_am is null and klient_der_serie(p_klient, p_organisation) is not null
    and coalesce(abwesenheit_bis(a, p_von) >= p_von, true)
  order by a.von
$$;

-- Until when somebody who was assigned for a day is at his door: a visit of that day may end after midnight, and one that has begun may last.
create function zuteilung_bis(p_klient uuid, p_person uuid, p_tag date) returns timestamptz language sql stable as $$
  select max(case when h.status = 'BEGONNEN' then greatest(h.bis, h.von + interval '12 hours') else h.bis end) from hausbesuch h
  where h.klient_id = p_klient and p_person = any (h.personen) and h.tag = p_tag and h.status in ('GEPLANT', 'UNTERWEGS', 'BEGONNEN')
$$;

revoke all on function klient_abwesend(uuid, date, date), letzter_besuch(uuid), zuteilung_bis(uuid, uuid, date),
  abwesenheit_bis(abwesenheit, date) from public;
grant execute on function klient_abwesend(uuid, date, date), letzter_besuch(uuid), zuteilung_bis(uuid, uuid, date),
  abwesenheit_bis(abwesenheit, date) to dreiklang_app;
`,
}
