/**
 * Who may do which Behandlungspflege: instead of one yes the groups of services, each with its proof. A further training stands beside the
 * qualification and no longer in its place. Of who had only that, nobody has said what the person has learnt, so nothing is said.
 */
export const leistungsgruppen = {
  name: '0054-leistungsgruppen',
  sql: `
alter table person add zusatzqualifikationen text[] not null default '{}'
    check (zusatzqualifikationen <@ array['WUNDEXPERTE', 'PALLIATIV']),
  -- [{gruppe, nachweis, von, bis}]; what a Fachkraft may do follows from the qualification.
  add behandlungspflege jsonb not null default '[]';
-- The yes of before meant what the contracts leave to trained helpers; nobody had to prove it.
update person set behandlungspflege = '[{"gruppe": 1, "nachweis": null, "von": null, "bis": null},
    {"gruppe": 2, "nachweis": null, "von": null, "bis": null}]'
  where behandlungspflege_erlaubt and coalesce(qualifikation, '') not in ('AZUBI', 'BETREUUNG');
update person set zusatzqualifikationen = array[qualifikation], qualifikation = null where qualifikation in ('WUNDEXPERTE', 'PALLIATIV');
alter table person drop column behandlungspflege_erlaubt;
`,
}
