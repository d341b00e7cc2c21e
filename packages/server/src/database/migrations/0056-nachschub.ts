/**
 * A pharmacy proposes to order again only for whom it supplies. It may not read which pharmacy a Klient has chosen, so that the database
 * answers it one word.
 */
export const nachschub = {
  name: '0056-nachschub',
  sql: `
-- Only whether it is the own pharmacy, and only to who has a line of an order of the Klient. That somebody has died is the end of care.
create function versorgung_der_bestellung(p_klient uuid, p_tag date) returns text language sql stable security definer set search_path = public as $$
  select case
    when k.status in ('BEENDET', 'VERSTORBEN') or k.geloescht_am is not null then 'BEENDET'
    when (select w.apotheke_id from apothekenwahl w where w.klient_id = k.id and w.gewaehlt_am <= p_tag
      order by w.gewaehlt_am desc, w.created_at desc, w.nr desc limit 1) = app_organisation() then 'GEWAEHLT'
    else 'ANDERE_APOTHEKE' end
  from klient k
  where k.id = p_klient
    and exists (select from bestellung_zeile z where z.klient_id = p_klient and z.organisation_id = app_organisation())
$$;
revoke all on function versorgung_der_bestellung(uuid, date) from public;
grant execute on function versorgung_der_bestellung(uuid, date) to dreiklang_app;
`,
}
