/**
 * Of many people of one name those who have a visit: 0043 took the first eight of the name, and found no visit when they had none. A number
 * beside a name decides, whoever of that name it is.
 */
export const besuchssucheNamen = {
  name: '0047-besuchssuche-namen',
  sql: `
create or replace function finde_besuche(p_organisation uuid, p_woerter text[], p_hoechstens int, p_jetzt timestamptz) returns setof uuid
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
    -- A slip of the pen is for the nursing service (0011), which knows its Klienten.
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
`,
}
