/** Whether the record of somebody who is visited was erased: what is brought to the visit is then no longer a part of it. */
export const besuchGeloescht = {
  name: '0138-besuch-geloescht',
  sql: `
create or replace view klient_des_hausbesuchs as
  select k.id, k.vorname, k.nachname, k.geburtsdatum, k.adresse, k.telefon, k.breite, k.laenge, k.wohnform,
    case when k.status = 'AKTIV' then null
      when k.status in ('BEENDET', 'VERSTORBEN') then (select jsonb_build_object('art', k.status, 'abwesenheit', null, 'seit', a.person ->> 'pflegeende',
        'bis', null) from klient_akte a where a.klient_id = k.id)
      else (select jsonb_build_object('art', 'ABWESEND',
          'abwesenheit', case when k.pflegedienst_id = (select app_organisation()) then a.art end, 'seit', a.von, 'bis', a.geplant_bis)
        from (select 1) eins left join abwesenheit a on a.klient_id = k.id and a.abgesagt_am is null and a.begonnen_am is not null and a.bis is null
        order by a.von desc nulls last limit 1) end as zustand,
    k.geloescht_am
  from klient k
  where (select app_system()) or (exists (
      select from hausbesuch h where h.klient_id = k.id and (select app_organisation()) in (h.pflegedienst_id, h.praxis_id, h.apotheke_id))
    and (k.geloescht_am is null or k.pflegedienst_id is distinct from (select app_organisation())));
`,
}
