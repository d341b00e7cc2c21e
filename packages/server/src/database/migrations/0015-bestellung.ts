/** docs/adr/0004. Numbers of events rise with the transaction: a reader of (tx, seq) misses no row that commits later. */
import { ownRows } from '../ownRows.ts'

export const bestellung = {
  name: '0015-bestellung',
  sql: `
create table bestellung (
  id uuid primary key,
  nummer text not null,
  version int not null,
  pflegedienst_id uuid not null references organisation,
  praxis_id uuid references organisation,
  apotheke_id uuid references organisation,
  klient_id uuid references klient,
  -- Organisations that may read it now.
  sichtbar_fuer uuid[] not null,
  -- The whole order as the domain knows it.
  daten jsonb not null,
  created_at timestamptz not null,
  gesendet_am timestamptz,
  -- When the clock has to look at it next.
  naechste_frist timestamptz,
  constraint bestellung_nummer unique (pflegedienst_id, nummer)
);
create index bestellung_frist on bestellung (naechste_frist) where naechste_frist is not null;
create index bestellung_klient on bestellung (klient_id, gesendet_am desc) where gesendet_am is not null;

create table bestellung_zeile (
  organisation_id uuid not null references organisation,
  bestellung_id uuid not null references bestellung on delete cascade,
  seite text not null,
  nummer text not null,
  version int not null,
  status text not null,
  wartet_auf text not null,
  prioritaet text not null,
  bedarf_bis date not null,
  offen boolean not null,
  klient_id uuid,
  klient_name text,
  klient_geburtsdatum date,
  pflegedienst_id uuid,
  praxis_id uuid,
  apotheke_id uuid,
  pflegedienst_name text,
  praxis_name text,
  apotheke_name text,
  inhalt jsonb not null,
  -- Lower case, umlauts folded: number, names, products.
  suchtext text not null,
  created_at timestamptz not null,
  -- Open ones by their day; behind them those that are over, whose day means nothing any more, the latest first. A column of its own and no
  -- expression: under row-level security the planner takes only bare comparisons into an index.
  frist int not null generated always as
  (case when offen then bedarf_bis - date '2000-01-01' else 100000000 - (bedarf_bis - date '2000-01-01') end) stored,
  primary key (bestellung_id, organisation_id)
);
create index bestellung_zeile_neueste on bestellung_zeile (organisation_id, created_at desc, bestellung_id desc);
create index bestellung_zeile_status on bestellung_zeile (organisation_id, status, created_at desc, bestellung_id desc);
create index bestellung_zeile_dran on bestellung_zeile (organisation_id, wartet_auf, created_at desc, bestellung_id desc) where offen;
create index bestellung_zeile_klient on bestellung_zeile (organisation_id, klient_id, created_at desc);
create index bestellung_zeile_suche on bestellung_zeile using gin (suchtext gin_trgm_ops);
create index bestellung_zeile_bedarf on bestellung_zeile (organisation_id, frist, bestellung_id);

create table ereignis (
  seq bigint generated always as identity primary key,
  tx xid8 not null default pg_current_xact_id(),
  bestellung_id uuid not null,
  version int not null,
  art text not null,
  zeile text not null,
  position_id uuid,
  aenderung jsonb not null,
  angaben jsonb not null,
  -- Who may read the row in the timeline.
  sichtbar_fuer uuid[] not null,
  -- Who is told that the order changed: set on the first event of a change only.
  hoerer uuid[] not null,
  seite text not null,
  organisation_id uuid,
  person_id uuid,
  person_name text,
  am timestamptz not null
);
create index ereignis_strom on ereignis (tx, seq) where hoerer <> '{}';
create index ereignis_bestellung on ereignis (bestellung_id, seq);

-- The copy that an organisation keeps of an order which was forwarded to another one.
create table abschrift (
  bestellung_id uuid not null references bestellung,
  organisation_id uuid not null references organisation,
  daten jsonb not null,
  am timestamptz not null,
  primary key (bestellung_id, organisation_id)
);

create table nummernkreis (
  pflegedienst_id uuid not null references organisation,
  jahr int not null,
  letzte int not null,
  primary key (pflegedienst_id, jahr)
);

-- Products that an organisation has written before: the licensed master data are not ours to ship.
create table produkt_gemerkt (
  organisation_id uuid not null references organisation,
  schluessel text not null,
  produkt jsonb not null,
  suchtext text not null,
  verwendet_am timestamptz not null,
  primary key (organisation_id, schluessel)
);
create index produkt_gemerkt_neueste on produkt_gemerkt (organisation_id, verwendet_am desc);

create policy klient_netz on klient
  using (
    pflegedienst_id = (select app_organisation())
    or (select app_system())
    or exists (select from bestellung_zeile z where z.klient_id = klient.id and z.organisation_id = (select app_organisation()))
  )
  with check (pflegedienst_id = (select app_organisation()) or (select app_system()));
alter table bestellung enable row level security;
create policy bestellung_netz on bestellung
  using ((select app_organisation()) = any (sichtbar_fuer) or (select app_system()));
${ownRows('bestellung_zeile', 'organisation_id')}
alter table ereignis enable row level security;
create policy ereignis_lesen on ereignis for select using ((select app_organisation()) = any (sichtbar_fuer) or (select app_system()));
create policy ereignis_schreiben on ereignis for insert with check (organisation_id = (select app_organisation()) or (select app_system()));
${ownRows('abschrift', 'organisation_id')}
${ownRows('nummernkreis', 'pflegedienst_id')}
${ownRows('produkt_gemerkt', 'organisation_id')}

-- Writes the lines of all sides although the writer may read only one of them; refuses an order the writer may not read. In the own house
-- the line of an order never names an erased Klient again.
create function schreibe_zeilen(p_bestellung uuid, p_zeilen jsonb) returns void language plpgsql security definer set search_path = public as $$
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

-- ILIKE is not leakproof, so under row-level security the trigram index would stay unused: the scope stands in the text instead.
create function suche_bestellungen(p_organisation uuid, p_muster text) returns setof uuid language plpgsql stable security definer set search_path = public as $$
begin
  if p_organisation is distinct from app_organisation() then
    raise insufficient_privilege using message = 'search in the name of another organisation';
  end if;
  return query select z.bestellung_id from bestellung_zeile z where z.organisation_id = p_organisation and z.suchtext like p_muster limit 2000;
end $$;

-- A changed name of a Klient goes into the lines of all sides; only the owner of the Klient may do that.
create function schreibe_namen(p_klient uuid) returns void language plpgsql security definer set search_path = public as $$
begin
  if not exists (select from klient k where k.id = p_klient and (k.pflegedienst_id = app_organisation() or app_system())) then
    raise insufficient_privilege using message = 'client belongs to another organisation';
  end if;
  update bestellung_zeile z set klient_name = k.nachname || ', ' || k.vorname, klient_geburtsdatum = k.geburtsdatum,
    suchtext = falte(k.nachname || ' ' || k.vorname) || ' ' || z.suchtext
  from klient k where k.id = p_klient and z.klient_id = k.id and (z.klient_name, z.klient_geburtsdatum) is distinct from (k.nachname || ', ' || k.vorname, k.geburtsdatum);
end $$;

-- Who has had an order with whom. A line names only those whom its reader may know: a practice's names no pharmacy.
create table zusammenarbeit (
  organisation_id uuid not null references organisation,
  partner_id uuid not null references organisation,
  primary key (organisation_id, partner_id)
);

${ownRows('zusammenarbeit', 'organisation_id')}

create function merke_zusammenarbeit() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if new.status = 'ENTWURF' then return null; end if;
  insert into zusammenarbeit (organisation_id, partner_id)
    select new.organisation_id, p from unnest(array[new.pflegedienst_id, new.praxis_id, new.apotheke_id]) p
    where p is not null and p <> new.organisation_id
    on conflict do nothing;
  return null;
end $$;
create trigger bestellung_zeile_neu after insert on bestellung_zeile for each row when (new.status <> 'ENTWURF') execute function merke_zusammenarbeit();
create trigger bestellung_zeile_anders after update on bestellung_zeile for each row
  when ((old.status = 'ENTWURF' and new.status <> 'ENTWURF') or (old.praxis_id, old.apotheke_id) is distinct from (new.praxis_id, new.apotheke_id))
  execute function merke_zusammenarbeit();

create table rueckfrage_gelesen (
  rueckfrage_id uuid not null,
  bestellung_id uuid not null references bestellung on delete cascade,
  organisation_id uuid not null references organisation,
  seite text not null,
  nachricht_id uuid not null,
  -- Place of the message in its thread, from 1.
  nachricht_nr int not null,
  -- Who it was is for the own house only; no answer tells it.
  person_id uuid not null references person,
  -- Who may read the question, as it was when the mark was set: whoever comes later has written nothing that it could be about.
  sichtbar_fuer uuid[] not null,
  am timestamptz not null,
  primary key (rueckfrage_id, organisation_id)
);
create index rueckfrage_gelesen_bestellung on rueckfrage_gelesen (bestellung_id);

alter table rueckfrage_gelesen enable row level security;
alter table rueckfrage_gelesen force row level security;
-- The others of the question read the mark, only its own organisation sets it. Without subselects: each read of an order would have to set
-- them up, also where there is no mark, and there are three at most for each of a few questions. Measured: 9 of a read's 96 µs in the database.
create policy rueckfrage_gelesen_lesen on rueckfrage_gelesen for select using (app_organisation() = any (sichtbar_fuer) or app_system());
create policy rueckfrage_gelesen_setzen on rueckfrage_gelesen for insert with check (
  organisation_id = (select app_organisation()) and person_id = (select app_person())
  and exists (select from bestellung b where b.id = bestellung_id and (select app_organisation()) = any (b.sichtbar_fuer))
);
create policy rueckfrage_gelesen_weiter on rueckfrage_gelesen for update using (
  organisation_id = (select app_organisation())
) with check (organisation_id = (select app_organisation()) and person_id = (select app_person()));

-- As an order shows him to those who have a line of it. The view looks with the eyes of its owner, hence the condition in its text.
create view klient_der_bestellung as
  select k.id, k.vorname, k.nachname, k.geburtsdatum, k.kvnr, k.krankenkasse, k.adresse, k.telefon, k.status, k.allergien from klient k
  where (select app_system())
    or exists (select from bestellung_zeile z where z.klient_id = k.id and z.organisation_id = (select app_organisation()));

-- Only what a release from secrecy says, and only to who has a line of an order of the Klient.
create function einwilligungen_der_bestellung(p_klient uuid, p_tag date) returns text[] language sql stable security definer set search_path = public as $$
  select coalesce(array_agg(distinct e.art), '{}') from einwilligung e
  where e.klient_id = p_klient and e.art in ('SCHWEIGEPFLICHT_PRAXIS', 'SCHWEIGEPFLICHT_APOTHEKE') and einwilligung_gilt(e, p_tag)
    and (app_system() or exists (select from bestellung_zeile z where z.klient_id = p_klient and z.organisation_id = app_organisation()))
$$;

-- Who works on an order reads what is said in it, so the statement that reads the order reads its key along. Wrapped, it opens nothing.
create policy schluessel_der_bestellung on schluessel for select using (
  klient_id is not null and exists (
    select from bestellung_zeile z where z.organisation_id = (select app_organisation()) and z.klient_id = schluessel.klient_id)
);

revoke all on function schreibe_zeilen(uuid, jsonb), suche_bestellungen(uuid, text), schreibe_namen(uuid), merke_zusammenarbeit(),
  einwilligungen_der_bestellung(uuid, date) from public;
grant execute on function schreibe_zeilen(uuid, jsonb), suche_bestellungen(uuid, text), schreibe_namen(uuid),
  einwilligungen_der_bestellung(uuid, date) to dreiklang_app;
grant select, insert, update, delete on bestellung to dreiklang_app;
grant select on bestellung_zeile, zusammenarbeit, klient_der_bestellung to dreiklang_app;
grant select, insert on ereignis, abschrift to dreiklang_app;
grant select, insert, update on nummernkreis, produkt_gemerkt, rueckfrage_gelesen to dreiklang_app;
`,
}
