/** What is urgent comes first in every list, and drafts wait for nobody. */
export const bestellungEile = {
  name: '0040-bestellung-eile',
  sql: `
-- Open ones by priority, then by their day; behind them drafts, then what is over, the latest first. Within one day the oldest comes first.
-- A column of its own and no expression: under row-level security the planner takes only bare comparisons into an index.
alter table bestellung_zeile add column eile int not null generated always as (case
  when not offen then 200000000 - (bedarf_bis - date '2000-01-01')
  when status = 'ENTWURF' then 30000000 + (bedarf_bis - date '2000-01-01')
  else (case prioritaet when 'NOTFALL' then 0 when 'DRINGEND' then 10000000 else 20000000 end) + (bedarf_bis - date '2000-01-01') end) stored;

create index bestellung_zeile_eile on bestellung_zeile (organisation_id, eile, created_at, bestellung_id);
-- The lists that people work off, in the order in which they do.
drop index bestellung_zeile_dran;
create index bestellung_zeile_dran on bestellung_zeile (organisation_id, wartet_auf, eile, created_at, bestellung_id)
  where wartet_auf <> 'NIEMAND' and status <> 'ENTWURF';
drop index bestellung_zeile_status;
create index bestellung_zeile_status on bestellung_zeile (organisation_id, status, eile, created_at, bestellung_id);
`,
}
