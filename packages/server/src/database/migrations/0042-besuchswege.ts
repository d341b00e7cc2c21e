/** What a practice needs to know of the home it visits, what goes along with the question, and the links between orders and visits in the life of a Klient. */
export const besuchswege = {
  name: '0042-besuchswege',
  sql: `
create or replace view klient_des_hausbesuchs as
  select k.id, k.vorname, k.nachname, k.geburtsdatum, k.adresse, k.telefon, k.breite, k.laenge, k.wohnform from klient k
  where (select app_system()) or (exists (
      select from hausbesuch h where h.klient_id = k.id and (select app_organisation()) in (h.pflegedienst_id, h.praxis_id, h.apotheke_id))
    and (k.geloescht_am is null or k.pflegedienst_id is distinct from (select app_organisation())));

-- The same door, however the street is written.
create function haus_von(p_adresse jsonb) returns text language sql immutable parallel safe as $$
  select nullif(concat_ws('|', p_adresse ->> 'plz', regexp_replace(falte(p_adresse ->> 'strasse'), '(strasse|str\\.?)$', 'str'),
    replace(lower(p_adresse ->> 'hausnummer'), ' ', '')), '')
$$;

alter view klient_verlauf rename to klient_verlauf_schritte;
create view klient_verlauf with (security_invoker = true) as
select * from klient_verlauf_schritte
union all
select 'v' || md5(v.bestellung_id::text || v.hausbesuch_id::text || v.art), v.am, 'HAUSBESUCH', v.art, h.id::text,
  jsonb_build_object('nummer', h.nummer, 'tag', h.tag, 'bestellung', b.nummer),
  h.klient_id, h.pflegedienst_id, v.person_id, null, p.organisation_id
from besuch_bestellung v join hausbesuch h on h.id = v.hausbesuch_id join bestellung b on b.id = v.bestellung_id
  left join person p on p.id = v.person_id
where h.pflegedienst_id = (select app_organisation()) or (select app_system());
grant select on klient_verlauf to dreiklang_app;

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
grant select, insert on besuch_mitgabe to dreiklang_app;
grant update (version, person_name, am, inhalt) on besuch_mitgabe to dreiklang_app;
`,
}
