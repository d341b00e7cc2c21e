/**
 * Search over Klienten, orders, people and organisations. Folded words stand in generated columns with trigram indexes, so they change with
 * their row. Trigram operators are not leakproof and row-level security would keep their indexes unused: the functions below hold the scope
 * in their text (docs of 0002, `suche_bestellungen`), and whoever reads the rows behind the ids meets row-level security again.
 */
const akzente: Record<string, string> = {
  a: 'äÄàÀáÁâÂãÃåÅăĂąĄāĀæÆ',
  c: 'çÇćĆčČ',
  d: 'ďĎđĐðÐ',
  e: 'èÈéÉêÊëËęĘěĚēĒėĖ',
  g: 'ğĞ',
  i: 'ìÌíÍîÎïÏīĪı',
  l: 'łŁľĽ',
  n: 'ñÑńŃňŇ',
  o: 'òÒóÓôÔõÕöÖøØőŐōŌœŒ',
  r: 'řŘ',
  s: 'śŚšŠşŞșȘ',
  t: 'ťŤțȚţŢ',
  u: 'ùÙúÚûÛüÜůŮűŰūŪ',
  y: 'ýÝÿŸ',
  z: 'źŹżŻžŽ',
}
const ohneAkzente = (text: string) => {
  const nach = Object.entries(akzente).map(([buchstabe, mitAkzent]) => buchstabe.repeat(mitAkzent.length))
  return `translate(${text}, '${Object.values(akzente).join('')}', '${nach.join('')}')`
}

/** Between the words of a name, on paper as in the field. */
const trenner = "-.,;:/()[]''’`´\"&+_"
// In SQL a quote is written twice.
const zwischenraum = ' '.repeat(trenner.length - 1)

/** Below this a word is another word. `Schmdit` and `schmidt` have 0.5. */
const aehnlich = '0.45'

const wortanfang = "' ' || w"

/**
 * Ids of the rows in which each word stands, best first. Only where there is none: rows with a similar word. A similar
 * name beside the right one would invite to mix up two people.
 * The planner takes a comparison of trigrams for as cheap as one of numbers, hence no sequential scans.
 */
const finde = ({
  name,
  tabelle,
  muster,
  sichtbar,
  platz,
  vorab = '',
}: {
  name: string
  /** Has an `id` and the folded `suchtext`. */
  tabelle: string
  /** How the folded word `w` has to stand in the text. */
  muster: string
  sichtbar: string
  platz: string
  /** More variables. The planner knows their values, because each call is planned for itself. */
  vorab?: string
}) => `
create function ${name}(p_organisation uuid, p_woerter text[], p_hoechstens int) returns setof uuid
language plpgsql stable rows 10 security definer set search_path = public set plan_cache_mode = force_custom_plan set enable_seqscan = off as $$
declare
  -- The longest first: it is the one that the index is asked for.
  v_woerter text[] := array(select falte(w) as w from unnest(p_woerter) w order by length(falte(w)) desc);
  v_muster text := (select ${muster} from unnest(v_woerter[1:1]) w);
  -- A number is right or wrong, and two letters are like everything.
  v_ungefaehr text[] := array(select w from unnest(v_woerter) w where length(w) >= 4 and w !~ '[0-9]');${vorab}
begin
  if p_organisation is distinct from app_organisation() then
    raise insufficient_privilege using message = 'search in the name of another organisation';
  end if;
  return query
    select x.id from ${tabelle} x
    where x.suchtext like '%' || v_muster || '%'
      and not exists (select from unnest(v_woerter) w where strpos(x.suchtext, ${muster}) = 0)
      and ${sichtbar}
    order by ${platz}, x.id
    limit p_hoechstens;
  if found or cardinality(v_ungefaehr) = 0 then return; end if;
  perform set_config('pg_trgm.word_similarity_threshold', '${aehnlich}', true);
  return query
    select x.id from ${tabelle} x
    where v_ungefaehr[1] <% x.suchtext
      and not exists (
        select from unnest(v_woerter) w
        where strpos(x.suchtext, ${muster}) = 0 and not (w = any (v_ungefaehr) and word_similarity(w, x.suchtext) >= ${aehnlich}))
      and ${sichtbar}
    order by word_similarity(array_to_string(v_woerter, ' '), x.suchtext) desc, ${platz}, x.id
    limit p_hoechstens;
end $$;
revoke all on function ${name}(uuid, text[], int) from public;
grant execute on function ${name}(uuid, text[], int) to dreiklang_app;
`

export const suche = {
  name: '0007-suche',
  sql: `
-- As before, and with the accents of the neighbours: Yıldız, Šimić and Núñez are found by those who have a German keyboard.
create or replace function falte(p_text text) returns text language sql immutable parallel safe as $$
  select replace(replace(replace(replace(replace(
    ${ohneAkzente("lower(replace(p_text, 'İ', 'i'))")}, 'ẞ', 'ss'), 'ß', 'ss'), 'ae', 'a'), 'oe', 'o'), 'ue', 'u')
$$;
update bestellung_zeile set suchtext = ${ohneAkzente('suchtext')} where suchtext <> ${ohneAkzente('suchtext')};
update produkt_gemerkt set suchtext = ${ohneAkzente('suchtext')} where suchtext <> ${ohneAkzente('suchtext')};

-- Folded, with a blank before each word. Schema-qualified, because a restored dump computes generated columns without a search path.
create function suchform(p_text text) returns text language sql immutable parallel safe as $$
  select ' ' || translate(public.falte(p_text), '${trenner}', '${zwischenraum}')
$$;

alter table klient add column suchtext text generated always as (suchform(nachname || ' ' || vorname)) stored;
create index klient_suche on klient using gin (suchtext gin_trgm_ops);
-- Order of the list of Klienten: ä beside a, the same in every database.
create index klient_platz on klient (pflegedienst_id, (falte(nachname)) collate "C", (falte(vorname)) collate "C", id);
alter table person add column suchtext text generated always as (suchform(name)) stored;
create index person_suche on person using gin (suchtext gin_trgm_ops);
alter table organisation add column suchtext text generated always as (suchform(name || ' ' || ort)) stored;
create index organisation_suche on organisation using gin (suchtext gin_trgm_ops);

-- Who has had an order with whom. A line names only those whom its reader may know: a practice's names no pharmacy.
create table zusammenarbeit (
  organisation_id uuid not null references organisation,
  partner_id uuid not null references organisation,
  primary key (organisation_id, partner_id)
);
alter table zusammenarbeit enable row level security;
create policy zusammenarbeit_netz on zusammenarbeit using (organisation_id = (select app_organisation()) or (select app_system()));
create function merke_zusammenarbeit() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if new.status = 'ENTWURF' then return null; end if;
  insert into zusammenarbeit (organisation_id, partner_id)
    select new.organisation_id, p from unnest(array[new.pflegedienst_id, new.praxis_id, new.apotheke_id]) p
    where p is not null and p <> new.organisation_id
    on conflict do nothing;
  return null;
end $$;
insert into zusammenarbeit (organisation_id, partner_id)
  select distinct z.organisation_id, p
  from bestellung_zeile z, unnest(array[z.pflegedienst_id, z.praxis_id, z.apotheke_id]) p
  where z.status <> 'ENTWURF' and p is not null and p <> z.organisation_id;
create trigger bestellung_zeile_neu after insert on bestellung_zeile for each row when (new.status <> 'ENTWURF') execute function merke_zusammenarbeit();
create trigger bestellung_zeile_anders after update on bestellung_zeile for each row
  when ((old.status = 'ENTWURF' and new.status <> 'ENTWURF') or (old.praxis_id, old.apotheke_id) is distinct from (new.praxis_id, new.apotheke_id))
  execute function merke_zusammenarbeit();
revoke all on function merke_zusammenarbeit() from public;
grant select on zusammenarbeit to dreiklang_app;
${finde({
  name: 'finde_klienten',
  tabelle: 'klient',
  muster: wortanfang,
  // A nursing service finds its own, the others those of orders that they see now.
  vorab: `
  v_pflegt boolean := exists (select from organisation o where o.id = p_organisation and o.art = 'PFLEGEDIENST');`,
  sichtbar: `case when v_pflegt then x.pflegedienst_id = p_organisation else exists (select from bestellung_zeile z where z.organisation_id = p_organisation and z.klient_id = x.id) end`,
  platz: `x.status <> 'AKTIV', not starts_with(x.suchtext, ' ' || falte(p_woerter[1])), x.suchtext collate "C"`,
})}
${finde({
  name: 'finde_bestellungen',
  tabelle: '(select z.*, z.bestellung_id as id from bestellung_zeile z)',
  // Three letters and more also in the middle of a word: numbers and products are remembered by their end.
  muster: "case when length(w) < 3 then ' ' || w else w end",
  sichtbar: 'x.organisation_id = p_organisation',
  platz: 'x.created_at desc',
})}
${finde({
  name: 'finde_kollegen',
  tabelle: 'person',
  muster: wortanfang,
  sichtbar: 'x.organisation_id = p_organisation and x.aktiv',
  platz: 'x.suchtext collate "C"',
})}
${finde({
  name: 'finde_partner',
  tabelle: 'organisation',
  muster: wortanfang,
  // The platform, which has no organisation, knows all of them.
  sichtbar: `(p_organisation is null or exists (select from zusammenarbeit a where a.organisation_id = p_organisation and a.partner_id = x.id))`,
  platz: 'x.suchtext collate "C"',
})}
`,
}
