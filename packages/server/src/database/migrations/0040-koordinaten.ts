/** Where a Klient lives in degrees: a tour measures its ways by it, and a map can show the stops. */
export const koordinaten = {
  name: '0040-koordinaten',
  sql: `
alter table klient add column breite double precision, add column laenge double precision,
  add constraint klient_koordinaten check ((breite is null) = (laenge is null));

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

create or replace view klient_des_hausbesuchs as
  select k.id, k.vorname, k.nachname, k.geburtsdatum, k.adresse, k.telefon, k.breite, k.laenge from klient k
  where (select app_system()) or (exists (
      select from hausbesuch h where h.klient_id = k.id and (select app_organisation()) in (h.pflegedienst_id, h.praxis_id, h.apotheke_id))
    and (k.geloescht_am is null or k.pflegedienst_id is distinct from (select app_organisation())));
`,
}
