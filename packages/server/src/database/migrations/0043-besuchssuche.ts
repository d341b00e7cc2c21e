/** Visits are found by their number and by the name of the Klient: the name is looked up among the Klienten, who are few, and their visits by its index. */
export const besuchssuche = {
  name: '0043-besuchssuche',
  sql: `
create index hausbesuch_nummer_suche on hausbesuch using gin (nummer gin_trgm_ops);

-- As in 0007: the scope stands in the text. The visits nearest to this moment first; a slip of the pen in a name is for the nursing service
-- (0011), which knows its Klienten.
create function finde_besuche(p_organisation uuid, p_woerter text[], p_hoechstens int, p_jetzt timestamptz) returns setof uuid
language plpgsql stable rows 10 security definer set search_path = public set plan_cache_mode = force_custom_plan set enable_seqscan = off as $$
declare
  v_zahlen text[] := array(select w from unnest(p_woerter) w where w ~ '[0-9]' order by length(w) desc);
  -- The letter that begins a number says nothing beside its figures.
  v_worte text[] := array(select falte(w) as w from unnest(p_woerter) w
    where w !~ '[0-9]' and (w <> 'h' or cardinality(v_zahlen) = 0) order by length(falte(w)) desc);
  v_klienten uuid[];
begin
  if p_organisation is distinct from app_organisation() then
    raise insufficient_privilege using message = 'search in the name of another organisation';
  end if;
  if cardinality(v_worte) > 0 then
    v_klienten := case when exists (select from organisation o where o.id = p_organisation and o.art = 'PFLEGEDIENST')
      then array(select finde_klienten(p_organisation, v_worte, p_hoechstens))
      else array(select k.id from klient k
        where k.suchtext like '% ' || v_worte[1] || '%' and not exists (select from unnest(v_worte) w where strpos(k.suchtext, ' ' || w) = 0)
          and exists (select from hausbesuch h where h.klient_id = k.id and p_organisation in (h.praxis_id, h.apotheke_id))
        order by k.suchtext collate "C", k.id limit p_hoechstens) end;
    return query
      select h.id from unnest(v_klienten) k(id) cross join lateral (
          (select v.id, v.platz, v.nummer from hausbesuch v where v.klient_id = k.id and v.platz >= p_jetzt
            and p_organisation in (v.pflegedienst_id, v.praxis_id, v.apotheke_id) order by v.platz limit p_hoechstens)
          union all
          (select v.id, v.platz, v.nummer from hausbesuch v where v.klient_id = k.id and v.platz < p_jetzt
            and p_organisation in (v.pflegedienst_id, v.praxis_id, v.apotheke_id) order by v.platz desc limit p_hoechstens)) h
      where not exists (select from unnest(v_zahlen) w where strpos(h.nummer, w) = 0)
      order by abs(extract(epoch from h.platz - p_jetzt)), h.id limit p_hoechstens;
  -- A year alone stands in all of them.
  elsif length(v_zahlen[1]) > 2 and v_zahlen[1] !~ '^20[0-9]{1,2}$' then
    return query
      select h.id from hausbesuch h
      where h.nummer like '%' || v_zahlen[1] || '%' and not exists (select from unnest(v_zahlen) w where strpos(h.nummer, w) = 0)
        and p_organisation in (h.pflegedienst_id, h.praxis_id, h.apotheke_id)
      order by abs(extract(epoch from h.platz - p_jetzt)), h.id limit p_hoechstens;
  end if;
end $$;
revoke all on function finde_besuche(uuid, text[], int, timestamptz) from public;
grant execute on function finde_besuche(uuid, text[], int, timestamptz) to dreiklang_app;
`,
}
