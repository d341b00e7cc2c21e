/**
 * The audit trail knows the request and the network, and the deeds of accounts; the signed heads go out by mail; and what older versions
 * wrote in the clear is found by small indexes until the clock has sealed it (docs/adr/0018).
 */
export const spur = {
  name: '0026-spur',
  sql: `
-- As the server gives it out with the answer, and the network: null in rows of before and of the clock.
alter table protokoll add column anfrage_id uuid, add column adresse text;
alter table protokoll drop constraint protokoll_art, add constraint protokoll_art check (art in ('LESEN', 'AENDERN', 'AUSGEBEN', 'KONTO'));

-- Two forms that no row can have both of: thirteen parts, and fifteen when the request or the network is known. Written a second time in
-- pruefung.repository.ts, by which a verification does not have to believe this database.
create or replace function protokoll_inhalt(z protokoll) returns bytea language sql immutable as $$
  select sha256(convert_to((jsonb_build_array(z.nr, protokoll_zeit(z.am), z.organisation_id, z.person_id, z.person_organisation_id, z.sitzung_id,
    z.aktion, z.art, z.objekt_art, z.objekt_id, z.klient_id, z.felder, z.grund)
    || case when coalesce(z.anfrage_id::text, z.adresse) is null then '[]' else jsonb_build_array(z.anfrage_id, z.adresse) end)::text, 'UTF8'))
$$;

-- Whatever is said about an account enters the chain of the person's house, in the same transaction and whoever says it.
alter table konto_protokoll add column anfrage_id uuid;
create function konto_in_die_kette() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into protokoll (organisation_id, person_id, person_organisation_id, aktion, art, objekt_art, objekt_id, anfrage_id, adresse)
    select coalesce(p.organisation_id, '00000000-0000-0000-0000-000000000000'), p.id, p.organisation_id, 'anmeldung.' || lower(n.art), 'KONTO',
      'KONTO_' || n.art, p.id, n.anfrage_id, n.adresse
    from neu n join person p on p.id = n.person_id order by n.nr;
  return null;
end $$;
create trigger konto_in_die_kette after insert on konto_protokoll referencing new table as neu for each statement execute function konto_in_die_kette();
revoke all on function konto_in_die_kette() from public;

-- When the heads were mailed last: of several servers the first one to ask does it.
create table protokoll_post (
  eins boolean primary key default true check (eins),
  am timestamptz not null
);
insert into protokoll_post (am) values ('epoch');
alter table protokoll_post enable row level security;
create policy protokoll_post_netz on protokoll_post using ((select app_system()));
grant select, update on protokoll_post to dreiklang_app;

-- What lies in the clear although its column is sealed: empty soon after, and then nothing to keep.
create index kontakt_offen on kontakt (organisation_id) where notes is not null and notes not like 'v1.%';
create index totp_offen on totp (person_id) where geheimnis not like 'v1.%';

-- Who works on an order reads what is said in it, so the statement that reads the order reads its key along. Wrapped, it opens nothing.
create policy schluessel_der_bestellung on schluessel for select using (
  klient_id is not null and exists (
    select from bestellung_zeile z where z.organisation_id = (select app_organisation()) and z.klient_id = schluessel.klient_id)
);
-- False in all rows of before, true in all that come: what the clock has to seal, and nothing to keep when it is through.
alter table bestellung add column versiegelt boolean not null default false;
alter table bestellung alter column versiegelt set default true;
create index bestellung_offen on bestellung (id) where not versiegelt;
alter table ereignis add column versiegelt boolean not null default false;
alter table ereignis alter column versiegelt set default true;
create index ereignis_offen on ereignis (seq) where not versiegelt;
alter table abschrift add column versiegelt boolean not null default false;
alter table abschrift alter column versiegelt set default true;
create index abschrift_offen on abschrift (bestellung_id) where not versiegelt;
alter table chat_nachricht add column versiegelt boolean not null default false;
alter table chat_nachricht alter column versiegelt set default true;
-- Links are looked for among the messages of two people, and a seal does not tell.
alter table chat_nachricht add column hat_link boolean not null default false;
update chat_nachricht set hat_link = true where text ~ 'https?://';
create index chat_nachricht_offen on chat_nachricht (chat_id, nr) where not versiegelt;

-- Events, copies and messages are only ever added to. This is the one change: words become their seals, once, and for the clock alone.
create function trage_siegel_nach(p_ereignisse jsonb, p_abschriften jsonb, p_nachrichten jsonb) returns void
  language plpgsql security definer set search_path = public as $$
begin
  if not app_system() then raise insufficient_privilege using message = 'only the clock seals what lies there'; end if;
  update ereignis e set aenderung = x.aenderung, angaben = x.angaben, versiegelt = true
    from jsonb_to_recordset(p_ereignisse) as x(seq bigint, aenderung jsonb, angaben jsonb) where e.seq = x.seq and not e.versiegelt;
  update abschrift a set daten = x.daten, versiegelt = true
    from jsonb_to_recordset(p_abschriften) as x(bestellung_id uuid, organisation_id uuid, daten jsonb)
    where (a.bestellung_id, a.organisation_id) = (x.bestellung_id, x.organisation_id) and not a.versiegelt;
  update chat_nachricht n set text = x.text, versiegelt = true
    from jsonb_to_recordset(p_nachrichten) as x(chat_id uuid, nr int, text text) where (n.chat_id, n.nr) = (x.chat_id, x.nr) and not n.versiegelt;
end $$;
revoke all on function trage_siegel_nach(jsonb, jsonb, jsonb) from public;
grant execute on function trage_siegel_nach(jsonb, jsonb, jsonb) to dreiklang_app;
`,
}
