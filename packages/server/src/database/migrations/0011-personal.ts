import { ownRows } from '../ownRows.ts'

export const personal = {
  name: '0011-personal',
  sql: `
create table personal_abwesenheit (
  id uuid primary key,
  organisation_id uuid not null references organisation,
  person_id uuid not null references person,
  art text not null,
  von date not null,
  bis date not null,
  vertretung_id uuid references person,
  created_at timestamptz not null,
  constraint personal_abwesenheit_spanne check (von <= bis)
);
create index personal_abwesenheit_person on personal_abwesenheit (person_id, bis);
create index personal_abwesenheit_vertretung on personal_abwesenheit (vertretung_id, bis) where vertretung_id is not null;

-- Only a digest of the link lies here.
create table einladung (
  id uuid primary key,
  organisation_id uuid not null references organisation,
  email text not null,
  name text not null,
  rolle text not null,
  beruf text not null,
  lanr text,
  sprache text not null,
  link_hash bytea not null,
  link_bis timestamptz not null,
  -- By the administration of the platform, for the first head: void as soon as the house has one.
  durch_plattform boolean not null,
  created_at timestamptz not null,
  angenommen_am timestamptz,
  widerrufen_am timestamptz,
  constraint einladung_link unique (link_hash)
);
create unique index einladung_offen on einladung (organisation_id, email) where angenommen_am is null and widerrufen_am is null;

${ownRows('personal_abwesenheit', 'organisation_id')}
${ownRows('einladung', 'organisation_id')}

-- What partners see of people: name, profession, telephone of the work; nothing else leaves the house.
create function personal_der_partner(p_art text, p_suche text, p_seit timestamptz, p_name text, p_id uuid, p_hoechstens int)
returns table (id uuid, name text, platz text, beruf text, funktion text, telefon text, organisation_id uuid, organisation_name text, organisation_telefon text)
language plpgsql stable security definer set search_path = public as $$
begin
  return query
    select p.id, p.name, falte(p.name), p.beruf, p.funktion, p.telefon, o.id, o.name, o.telefon
    from organisation o join person p on p.organisation_id = o.id
    where o.art = p_art and p.aktiv and o.id in (select arbeitet_mit(p_seit))
      and (p_suche is null or strpos(falte(p.name), falte(p_suche)) > 0 or strpos(falte(o.name), falte(p_suche)) > 0)
      and (p_name is null or (falte(p.name) collate "C", p.id) > (p_name collate "C", p_id))
    order by falte(p.name) collate "C", p.id limit p_hoechstens;
end $$;

revoke all on function personal_der_partner(text, text, timestamptz, text, uuid, int) from public;
grant execute on function personal_der_partner(text, text, timestamptz, text, uuid, int) to dreiklang_app;
grant select, insert, delete on personal_abwesenheit to dreiklang_app;
grant select, insert, update on einladung to dreiklang_app;
`,
}
