/** A doctor is who has the Approbation, with or without an LANR; whoever is in Weiterbildung prescribes under the number of a colleague. */
export const anleitung = {
  name: '0049-anleitung',
  sql: `
alter table person add anleitung_id uuid references person;
create index person_anleitung on person (anleitung_id) where anleitung_id is not null;

-- A number that stands for "without number" shows no Approbation; a real one does, because nobody is registered without it (§ 95a SGB V).
create or replace function aerzte_der_praxis(p_praxis uuid) returns table (id uuid, name text)
language sql stable security definer set search_path = public as $$
  select p.id, p.name from person p join organisation o on o.id = p.organisation_id
  where o.id = p_praxis and o.art = 'ARZTPRAXIS' and p.beruf = 'ARZT' and p.aktiv
    and (p.approbation_am is not null or p.lanr <> '999999900')
$$;
`,
}
