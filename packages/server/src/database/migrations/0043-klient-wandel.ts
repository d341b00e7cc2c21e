/** What an absence, an end of care or a death has done to visits, series and orders: so that a slip can be taken back. */
import { ownRowsForced } from '../ownRows.ts'

export const klientWandel = {
  name: '0043-klient-wandel',
  sql: `
create table klient_wandel (
  id uuid primary key,
  pflegedienst_id uuid not null references organisation,
  klient_id uuid not null references klient on delete cascade,
  art text not null check (art in ('ABWESEND', 'BEENDET', 'VERSTORBEN')),
  abwesenheit_art text,
  abwesenheit_id uuid references abwesenheit on delete cascade,
  -- Of the record, before.
  status_vorher text not null,
  ende_vorher date,
  am timestamptz not null,
  -- Null: the clock.
  person_id uuid references person,
  zurueck_am timestamptz,
  zurueck_von uuid references person
);
create index klient_wandel_klient on klient_wandel (klient_id, am desc);
create index klient_wandel_abwesenheit on klient_wandel (abwesenheit_id) where abwesenheit_id is not null;

create table klient_wandel_schritt (
  pflegedienst_id uuid not null references organisation,
  wandel_id uuid not null references klient_wandel on delete cascade,
  nr int not null,
  objekt text not null check (objekt in ('BESUCH', 'SERIE', 'BESTELLUNG')),
  objekt_id uuid not null,
  nummer text,
  tat text not null,
  tag date,
  uhrzeit text,
  -- After the step; null: nothing was changed.
  version int,
  -- What the way back needs to know; never words.
  vorher jsonb,
  primary key (wandel_id, nr)
);
create index klient_wandel_schritt_haus on klient_wandel_schritt (pflegedienst_id);

${ownRowsForced('klient_wandel', 'pflegedienst_id')}
${ownRowsForced('klient_wandel_schritt', 'pflegedienst_id')}
create policy klient_wandel_system on klient_wandel to dreiklang_system using (true);
create policy klient_wandel_schritt_system on klient_wandel_schritt to dreiklang_system using (true);

-- Of an erased Klient nothing stays, also where a shell of the record has to.
create function vergiss_wandel() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from klient_wandel where klient_id = new.id;
  return null;
end $$;
create trigger klient_wandel_geloescht after update of geloescht_am on klient
  for each row when (new.geloescht_am is not null and old.geloescht_am is null) execute function vergiss_wandel();

-- How it is with him, for everybody who takes part in a visit: nobody shall go to the dead, or to a closed door. What kind of absence it is
-- knows the own house alone. Null: he is at home and cared for.
create or replace view klient_des_hausbesuchs as
  select k.id, k.vorname, k.nachname, k.geburtsdatum, k.adresse, k.telefon, k.breite, k.laenge, k.wohnform,
    case when k.status = 'AKTIV' then null
      when k.status in ('BEENDET', 'VERSTORBEN') then (select jsonb_build_object('art', k.status, 'abwesenheit', null, 'seit', a.person ->> 'pflegeende',
        'bis', null) from klient_akte a where a.klient_id = k.id)
      else (select jsonb_build_object('art', 'ABWESEND',
          'abwesenheit', case when k.pflegedienst_id = (select app_organisation()) then a.art end, 'seit', a.von, 'bis', a.geplant_bis)
        from (select 1) eins left join abwesenheit a on a.klient_id = k.id and a.abgesagt_am is null and a.begonnen_am is not null and a.bis is null
        order by a.von desc nulls last limit 1) end as zustand
  from klient k
  where (select app_system()) or (exists (
      select from hausbesuch h where h.klient_id = k.id and (select app_organisation()) in (h.pflegedienst_id, h.praxis_id, h.apotheke_id))
    and (k.geloescht_am is null or k.pflegedienst_id is distinct from (select app_organisation())));

-- Whether somebody is cared for at all, for the house that wants to visit him; null: it knows no such Klient.
create function status_zum_besuch(p_klient uuid) returns text language sql stable security definer set search_path = public as $$
  select k.status from klient k where k.id = p_klient and klient_zum_besuch(p_klient) is not null
$$;

revoke all on function vergiss_wandel(), status_zum_besuch(uuid) from public;
grant execute on function status_zum_besuch(uuid) to dreiklang_app;
grant select, insert on klient_wandel, klient_wandel_schritt to dreiklang_app;
grant update (zurueck_am, zurueck_von) on klient_wandel to dreiklang_app;
`,
}
