/**
 * A month sheet that was signed is a row that nobody can change: its words lie sealed, beside them the mark of what counted and the check sum
 * of what was signed. What is no longer as it was signed is known by the mark, without opening anything.
 */
import { ownRowsForced } from '../ownRows.ts'

export const leistungsnachweis = {
  name: '0051-leistungsnachweis',
  sql: `
create table leistungsnachweis (
  klient_id uuid not null references klient on delete cascade,
  organisation_id uuid not null references organisation,
  -- Its first day.
  monat date not null check (extract(day from monat) = 1),
  version int not null,
  stand text not null,
  -- KLIENT, BETREUER, BEVOLLMAECHTIGTER, ANGEHOERIGE; KEINE: nobody could sign
  art text not null,
  person_id uuid not null,
  person_name text not null,
  am timestamptz not null,
  pruefsumme text not null,
  inhalt text not null,
  primary key (klient_id, monat, version)
);
create index leistungsnachweis_haus on leistungsnachweis (organisation_id, monat, klient_id, version desc);
${ownRowsForced('leistungsnachweis', 'organisation_id')}
create policy leistungsnachweis_system on leistungsnachweis to dreiklang_system using (true);
grant select, insert on leistungsnachweis to dreiklang_app;

-- Of an erased Klient nothing stays, also where a shell of the record has to.
create function vergiss_leistungsnachweise() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from leistungsnachweis where klient_id = new.id;
  return null;
end $$;
create trigger klient_leistungsnachweise_geloescht after update of geloescht_am on klient
  for each row when (new.geloescht_am is not null and old.geloescht_am is null) execute function vergiss_leistungsnachweise();

-- The visits of a nursing service as a month sheet counts them; a sheet counts that the service has written itself, and finished.
-- "merkmal" is all that can still change of a visit that counts: its sheet is locked, addenda may come.
create view nachweis_besuch with (security_invoker = true) as
  select h.id, h.pflegedienst_id, h.klient_id, h.tag, h.von, h.typ, h.status, h.version, h.daten, b.version as blatt_version,
    b.abgeschlossen_am is not null as abgeschlossen, h.status = 'ABGESCHLOSSEN' and b.abgeschlossen_am is not null as zaehlt,
    concat_ws(' ', h.id, b.version, h.tag, h.daten ->> 'beginn', h.daten ->> 'ende', jsonb_array_length(h.daten -> 'nachtraege')) as merkmal
  from hausbesuch h left join besuchsblatt b on b.hausbesuch_id = h.id and b.organisation_id = h.pflegedienst_id
  where h.tag is not null and (h.pflegedienst_id = (select app_organisation()) or (select app_system()))
    and (b.hausbesuch_id is not null or h.typ <> 'GEMEINSAME_VISITE');
grant select on nachweis_besuch to dreiklang_app;
`,
}
