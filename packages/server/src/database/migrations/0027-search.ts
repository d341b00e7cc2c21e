/**
 * Trigram operators are not leakproof, so row-level security would keep their indexes unused: the functions hold the scope in their
 * text (as `suche_bestellungen`), and who reads the rows behind the ids meets row-level security again. Slips of the pen are looked
 * up among names, which are few. With 50,000 and 200,000 Klienten: 5 and 13 ms of processor time instead of 19 and 74.
 */
interface Finder {
  table: string
  /** What a word of the search is looked for as. */
  pattern: string
  scope: string
  sorting: string
}

const byName = { pattern: "' ' || w", sorting: 'x.suchtext collate "C", x.id' }

const finder = (
  name: string,
  { table, pattern, scope, sorting }: Finder,
): string => `create function ${name}(p_organisation uuid, p_woerter text[], p_hoechstens int) returns setof uuid
language plpgsql stable rows 10 security definer set search_path = public set plan_cache_mode = force_custom_plan set enable_seqscan = off as $$
declare
  -- The longest first: it is the one that the index is asked for.
  v_woerter text[] := array(select falte(w) as w from unnest(p_woerter) w order by length(falte(w)) desc);
  v_muster text := (select ${pattern} from unnest(v_woerter[1:1]) w);
  -- A number is right or wrong, and two letters are like everything.
  v_ungefaehr text[] := array(select w from unnest(v_woerter) w where length(w) >= 4 and w !~ '[0-9]');
begin
  if p_organisation is distinct from app_organisation() then
    raise insufficient_privilege using message = 'search in the name of another organisation';
  end if;
  return query
    select x.id from ${table} x
    where x.suchtext like '%' || v_muster || '%'
      and not exists (select from unnest(v_woerter) w where strpos(x.suchtext, ${pattern}) = 0)
      and ${scope}
    order by ${sorting}
    limit p_hoechstens;
  if found or cardinality(v_ungefaehr) = 0 then return; end if;
  perform set_config('pg_trgm.word_similarity_threshold', '0.45', true);
  return query
    select x.id from ${table} x
    where v_ungefaehr[1] <% x.suchtext
      and not exists (
        select from unnest(v_woerter) w
        where strpos(x.suchtext, ${pattern}) = 0 and not (w = any (v_ungefaehr) and word_similarity(w, x.suchtext) >= 0.45))
      and ${scope}
    order by word_similarity(array_to_string(v_woerter, ' '), x.suchtext) desc, ${sorting}
    limit p_hoechstens;
end $$;
`

export const search = {
  name: '0027-search',
  sql: `
-- Ids of the rows in which each word stands, best first. Only where there is none: rows with a similar word. A similar name beside the right
-- one would invite to mix up two people. Of the similar ones the names nearest to the longest word that may be misspelt, and the Klienten who have one of
-- them. Three names do for a large house; the others are only asked when they give too few people.
-- All indexes are asked as bitmaps: the planner takes a comparison of trigrams for as cheap as one of numbers, and would read all names.
create function finde_klienten(p_organisation uuid, p_woerter text[], p_hoechstens int) returns setof uuid
language plpgsql stable rows 10 security definer set search_path = public set plan_cache_mode = force_custom_plan
set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off set pg_trgm.word_similarity_threshold = 0.45 as $$
declare
  v_woerter text[] := array(select falte(w) as w from unnest(p_woerter) w order by length(falte(w)) desc);
  v_muster text := ' ' || v_woerter[1];
  -- A number is right or wrong, and two letters are like everything.
  v_ungefaehr text[] := array(select w from unnest(v_woerter) w where length(w) >= 4 and w !~ '[0-9]');
  v_weitere text[] := array(select w from unnest(v_woerter) w where w <> v_ungefaehr[1]);
  -- A nursing service finds its own, the others those of orders that they see now.
  v_pflegt boolean := exists (select from organisation o where o.id = p_organisation and o.art = 'PFLEGEDIENST');
  v_haeuser uuid[];
  v_namen text[];
  v_zweite text[];
  v_breite int;
  v_gefunden uuid[];
begin
  if p_organisation is distinct from app_organisation() then
    raise insufficient_privilege using message = 'search in the name of another organisation';
  end if;
  return query
    select x.id from klient x
    where x.suchtext like '%' || v_muster || '%'
      and not exists (select from unnest(v_woerter) w where strpos(x.suchtext, ' ' || w) = 0)
      and case when v_pflegt then x.pflegedienst_id = p_organisation
        else exists (select from bestellung_zeile z where z.organisation_id = p_organisation and z.klient_id = x.id) end
    order by x.status <> 'AKTIV', not starts_with(x.suchtext, ' ' || falte(p_woerter[1])), x.suchtext collate "C", x.id
    limit p_hoechstens;
  if found or cardinality(v_ungefaehr) = 0 then return; end if;
  v_haeuser := case when v_pflegt then array[p_organisation]
    else array(select a.partner_id from zusammenarbeit a where a.organisation_id = p_organisation) end;
  v_namen := array(
    select n.wort from name_wort n
    where v_ungefaehr[1] <% n.wort and exists (select from klient_wort a where a.wort = n.wort and a.pflegedienst_id = any (v_haeuser))
    order by word_similarity(v_ungefaehr[1], n.wort) desc, similarity(v_ungefaehr[1], n.wort) desc, n.wort
    limit 40);
  if cardinality(v_ungefaehr) > 1 then
    v_zweite := array(
      select n.wort from name_wort n
      where v_ungefaehr[2] <% n.wort and exists (select from klient_wort a where a.wort = n.wort and a.pflegedienst_id = any (v_haeuser)));
  end if;
  foreach v_breite in array array[3, 40] loop
    v_gefunden := array(
      select x.id from unnest(v_namen[:v_breite]) with ordinality n(wort, rang)
      join klient x on klient_worte(x.nachname, x.vorname) @> array[n.wort]
      where (v_zweite is null or klient_worte(x.nachname, x.vorname) && v_zweite)
        and not exists (
          select from unnest(v_weitere) w
          where strpos(x.suchtext, ' ' || w) = 0 and not (w = any (v_ungefaehr) and word_similarity(w, x.suchtext) >= 0.45))
        and case when v_pflegt then x.pflegedienst_id = p_organisation
          else exists (select from bestellung_zeile z where z.organisation_id = p_organisation and z.klient_id = x.id) end
      group by x.id
      order by case when cardinality(v_weitere) > 0 then word_similarity(array_to_string(v_woerter, ' '), x.suchtext) end desc,
        min(n.rang), x.status <> 'AKTIV', x.suchtext collate "C", x.id
      limit p_hoechstens);
    exit when cardinality(v_gefunden) >= p_hoechstens or cardinality(v_namen) <= 3;
  end loop;
  return query select f from unnest(v_gefunden) f;
end $$;

-- As finde_klienten; so are the two below. The planner takes a comparison of trigrams for as cheap as one of numbers, hence no sequential scans.
${finder('finde_bestellungen', {
  table: '(select z.*, z.bestellung_id as id from bestellung_zeile z)',
  pattern: "case when length(w) < 3 then ' ' || w else w end",
  scope: 'x.organisation_id = p_organisation',
  sorting: 'x.created_at desc, x.id',
})}
${finder('finde_kollegen', { table: 'person', scope: 'x.organisation_id = p_organisation and x.aktiv', ...byName })}
${finder('finde_partner', {
  table: 'organisation',
  scope:
    '(p_organisation is null or exists (select from zusammenarbeit a where a.organisation_id = p_organisation and a.partner_id = x.id))',
  ...byName,
})}
-- What may be typed for a name, folded: each word of it, and surname and first name as a whole when they have several, because some
-- write Karlotto. Schema-qualified, because a restored dump computes the index without a search path.
create function klient_worte(p_nachname text, p_vorname text) returns text[] language sql immutable parallel safe as $$
  select array(
    select distinct wort from unnest(array[public.suchform(p_nachname), public.suchform(p_vorname)]) feld,
      unnest(array_append(string_to_array(btrim(feld), ' '), btrim(feld))) wort
    where length(wort) > 2 order by wort)
$$;
create index klient_worte on klient using gin (klient_worte(nachname, vorname));

-- Each word once for all houses, so that similar ones are looked for among few; and which house has it. Only the functions here read them.
create table name_wort (
  wort text primary key
);
create index name_wort_suche on name_wort using gin (wort gin_trgm_ops);

create table klient_wort (
  wort text not null,
  pflegedienst_id uuid not null references organisation,
  primary key (wort, pflegedienst_id)
);

alter table name_wort enable row level security;
alter table klient_wort enable row level security;

-- A word goes with the last Klient who had it. Should somebody else of that name come in the same moment, the slip of the pen in it is
-- not found any more; the right spelling is.
create function merke_klient_worte() returns trigger language plpgsql security definer set search_path = public as $$
declare
  v_alte text[] := klient_worte(old.nachname, old.vorname);
begin
  if tg_op = 'UPDATE' then
    insert into name_wort select w from unnest(klient_worte(new.nachname, new.vorname)) w order by w on conflict do nothing;
    insert into klient_wort select w, new.pflegedienst_id from unnest(klient_worte(new.nachname, new.vorname)) w order by w on conflict do nothing;
  end if;
  delete from klient_wort a where a.wort = any (v_alte) and a.pflegedienst_id = old.pflegedienst_id
    and not exists (select from klient k where k.pflegedienst_id = a.pflegedienst_id and klient_worte(k.nachname, k.vorname) @> array[a.wort]);
  delete from name_wort n where n.wort = any (v_alte) and not exists (select from klient_wort a where a.wort = n.wort);
  return null;
end $$;
create trigger klient_worte_weg after delete on klient for each row execute function merke_klient_worte();
create trigger klient_worte_anders after update on klient for each row
  when ((old.pflegedienst_id, old.nachname, old.vorname) is distinct from (new.pflegedienst_id, new.nachname, new.vorname))
  execute function merke_klient_worte();

-- Once for all that come in one statement.
create function merke_neue_klient_worte() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into klient_wort select distinct w, k.pflegedienst_id from neue k, unnest(klient_worte(k.nachname, k.vorname)) w order by w on conflict do nothing;
  insert into name_wort select distinct w from neue k, unnest(klient_worte(k.nachname, k.vorname)) w order by w on conflict do nothing;
  return null;
end $$;
create trigger klient_worte_neu after insert on klient referencing new table as neue for each statement execute function merke_neue_klient_worte();

-- The visits nearest to this moment first; a slip of the pen in a name is for the nursing service, which knows its Klienten.
create function finde_besuche(p_organisation uuid, p_woerter text[], p_hoechstens int, p_jetzt timestamptz) returns setof uuid
language plpgsql stable rows 10 security definer set search_path = public set plan_cache_mode = force_custom_plan set enable_seqscan = off as $$
declare
  v_zahlen text[] := array(select w from unnest(p_woerter) w where w ~ '[0-9]' order by length(w) desc);
  -- The letter that begins a number says nothing beside its figures.
  v_worte text[] := array(select falte(w) as w from unnest(p_woerter) w
    where w !~ '[0-9]' and (w <> 'h' or cardinality(v_zahlen) = 0) order by length(falte(w)) desc);
  v_pflegt boolean := exists (select from organisation o where o.id = p_organisation and o.art = 'PFLEGEDIENST');
  v_klienten uuid[];
begin
  if p_organisation is distinct from app_organisation() then
    raise insufficient_privilege using message = 'search in the name of another organisation';
  end if;
  -- A year alone stands in all of them.
  if length(v_zahlen[1]) > 2 and v_zahlen[1] !~ '^20[0-9]{1,2}$' then
    return query
      select h.id from hausbesuch h
      where h.nummer like '%' || v_zahlen[1] || '%' and not exists (select from unnest(v_zahlen) w where strpos(h.nummer, w) = 0)
        and p_organisation in (h.pflegedienst_id, h.praxis_id, h.apotheke_id)
        and (cardinality(v_worte) = 0 or exists (select from klient k
          where k.id = h.klient_id and not exists (select from unnest(v_worte) w where strpos(k.suchtext, ' ' || w) = 0)))
      order by abs(extract(epoch from h.platz - p_jetzt)), h.id limit p_hoechstens;
  elsif cardinality(v_worte) > 0 then
    v_klienten := case when v_pflegt
      -- Put in order first: then only as many are asked for a visit as it takes.
      then array(select k.id from (
          select x.id from klient x
          where x.suchtext like '% ' || v_worte[1] || '%' and not exists (select from unnest(v_worte) w where strpos(x.suchtext, ' ' || w) = 0)
            and x.pflegedienst_id = p_organisation
          order by x.status <> 'AKTIV', x.suchtext collate "C", x.id offset 0) k
        where exists (select from hausbesuch h where h.klient_id = k.id) limit p_hoechstens)
      else array(select k.id from klient k
        where k.suchtext like '% ' || v_worte[1] || '%' and not exists (select from unnest(v_worte) w where strpos(k.suchtext, ' ' || w) = 0)
          and exists (select from hausbesuch h where h.klient_id = k.id and p_organisation in (h.praxis_id, h.apotheke_id))
        order by k.suchtext collate "C", k.id limit p_hoechstens) end;
    -- A slip of the pen is for the nursing service, which knows its Klienten.
    if v_pflegt and cardinality(v_klienten) = 0 then
      v_klienten := array(select f.id from finde_klienten(p_organisation, v_worte, 8 * p_hoechstens) with ordinality f(id, rang)
        where exists (select from hausbesuch h where h.klient_id = f.id) order by f.rang limit p_hoechstens);
    end if;
    return query
      select h.id from unnest(v_klienten) k(id) cross join lateral (
          (select v.id, v.platz from hausbesuch v where v.klient_id = k.id and v.platz >= p_jetzt
            and p_organisation in (v.pflegedienst_id, v.praxis_id, v.apotheke_id)
            and not exists (select from unnest(v_zahlen) w where strpos(v.nummer, w) = 0) order by v.platz limit p_hoechstens)
          union all
          (select v.id, v.platz from hausbesuch v where v.klient_id = k.id and v.platz < p_jetzt
            and p_organisation in (v.pflegedienst_id, v.praxis_id, v.apotheke_id)
            and not exists (select from unnest(v_zahlen) w where strpos(v.nummer, w) = 0) order by v.platz desc limit p_hoechstens)) h
      order by abs(extract(epoch from h.platz - p_jetzt)), h.id limit p_hoechstens;
  end if;
end $$;

revoke all on function finde_klienten(uuid, text[], int), finde_bestellungen(uuid, text[], int), finde_kollegen(uuid, text[], int),
  finde_partner(uuid, text[], int), merke_klient_worte(), merke_neue_klient_worte(), finde_besuche(uuid, text[], int,
  timestamptz) from public;
grant execute on function finde_klienten(uuid, text[], int), finde_bestellungen(uuid, text[], int), finde_kollegen(uuid, text[], int),
  finde_partner(uuid, text[], int), finde_besuche(uuid, text[], int, timestamptz) to dreiklang_app;
`,
}
