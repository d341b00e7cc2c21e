/** A line says what is left to do after an end (domain/bestellung/stand.ts, leftFor); the lines of before learn it here by the same rule. */
export const zeilenFolgen = {
  name: '0070-zeilen-folgen',
  sql: `
update bestellung_zeile z set inhalt = z.inhalt || jsonb_build_object('folgen', coalesce((
  select jsonb_agg(jsonb_build_object('art', o.art, 'bei', o.bei) order by o.platz) from (
    select f.value ->> 'art' as art, min(f.value ->> 'bei') as bei, min(p.ordinality * 1000 + f.ordinality) as platz
    from bestellung b
    cross join lateral jsonb_array_elements(b.daten -> 'positionen') with ordinality p
    cross join lateral jsonb_array_elements(coalesce(p.value -> 'folgen', '[]')) with ordinality f
    where b.id = z.bestellung_id
      and z.inhalt -> 'positionen' @> jsonb_build_array(jsonb_build_object('id', p.value -> 'id'))
      and f.value ->> 'erledigt' is null
      -- Where the own side has something left to do it is its turn, and then no other side is meant.
      and (f.value ->> 'bei' = z.seite
        or z.seite = 'PFLEGE' and z.status in ('ABGESCHLOSSEN', 'ABGELEHNT', 'STORNIERT') and f.value ->> 'bei' = z.wartet_auf)
    group by f.value ->> 'art') o), '[]'));
`,
}
