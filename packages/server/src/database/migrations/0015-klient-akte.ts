/**
 * What a record holds beyond the intake stands in a table of its own: the row of \`klient\` may be read by the other sides of an order,
 * this one by the nursing service alone. The sections about health are sealed under the Klient's own key.
 */
export const klientAkte = {
  name: '0015-klient-akte',
  sql: `
create table klient_akte (
  klient_id uuid primary key references klient on delete cascade,
  pflegedienst_id uuid not null references organisation,
  -- Version of each section by its name; without a number it is the first.
  versionen jsonb not null default '{}',
  person jsonb not null default '{}',
  wohnen jsonb not null default '{}',
  versicherung jsonb not null default '{}',
  aerzte jsonb not null default '{}',
  kontakte jsonb not null default '{}',
  -- Sealed; null: nothing was written yet.
  gesundheit text,
  hkp text,
  -- Last end of the Verordnungen, in the clear: it says when to ask for the next one, and nothing about the illness.
  hkp_bis date,
  pflegegrad int generated always as ((versicherung ->> 'pflegegrad')::int) stored,
  hat_notfallkontakt boolean generated always as (coalesce(kontakte @> '{"kontakte": [{"notfall": true}]}', false)) stored
);
create index klient_akte_haus on klient_akte (pflegedienst_id, klient_id);
-- The list of Klienten by age; that by name has klient_platz.
create index klient_geburt on klient (pflegedienst_id, geburtsdatum, (falte(nachname)) collate "C", id);
insert into klient_akte (klient_id, pflegedienst_id) select id, pflegedienst_id from klient;

-- Whoever takes a Klient in, the record begins with him.
create function beginne_klient_akte() returns trigger language plpgsql set search_path = public as $$
begin
  insert into klient_akte (klient_id, pflegedienst_id) values (new.id, new.pflegedienst_id);
  return null;
end $$;
create trigger klient_neu after insert on klient for each row execute function beginne_klient_akte();

create table klient_zugang (
  klient_id uuid primary key references klient on delete cascade,
  pflegedienst_id uuid not null references organisation,
  version int not null,
  -- Sealed.
  angaben text not null,
  geaendert_am timestamptz not null,
  geaendert_von uuid not null references person
);

-- Who visits the Klient on a day.
create table klient_zuteilung (
  klient_id uuid not null references klient on delete cascade,
  pflegedienst_id uuid not null references organisation,
  person_id uuid not null references person,
  tag date not null,
  von_person_id uuid not null references person,
  created_at timestamptz not null,
  primary key (klient_id, tag, person_id)
);
create index klient_zuteilung_person on klient_zuteilung (person_id, tag);

alter table klient_akte enable row level security;
create policy klient_akte_netz on klient_akte using (pflegedienst_id = (select app_organisation()) or (select app_system()));
alter table klient_zugang enable row level security;
create policy klient_zugang_netz on klient_zugang using (pflegedienst_id = (select app_organisation()) or (select app_system()));
alter table klient_zuteilung enable row level security;
create policy klient_zuteilung_netz on klient_zuteilung using (pflegedienst_id = (select app_organisation()) or (select app_system()));

grant select, insert, update on klient_akte, klient_zugang to dreiklang_app;
grant select, insert, delete on klient_zuteilung to dreiklang_app;
`,
}
