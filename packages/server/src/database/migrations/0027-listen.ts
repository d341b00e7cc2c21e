/** Lists: orders by when they are needed; what the platform has to know to see that the server works; photos of inquiries. */
export const listen = {
  name: '0027-listen',
  sql: `
-- Open ones by their day; behind them those that are over, whose day means nothing any more, the latest first. A column of its own and no
-- expression: under row-level security the planner takes only bare comparisons into an index.
alter table bestellung_zeile add column frist int not null generated always as
  (case when offen then bedarf_bis - date '2000-01-01' else 100000000 - (bedarf_bis - date '2000-01-01') end) stored;
drop index bestellung_zeile_bedarf;
create index bestellung_zeile_bedarf on bestellung_zeile (organisation_id, frist, bestellung_id);

-- How long the oldest letter waits; of before nobody knows.
alter table mail_ausgang add column created_at timestamptz not null default now();

-- When each task of the clock ran last, in whichever process.
create table uhr_lauf (
  aufgabe text primary key,
  am timestamptz not null,
  gelungen boolean not null
);
alter table uhr_lauf enable row level security;
create policy uhr_lauf_netz on uhr_lauf using ((select app_system()));
grant select, insert, update on uhr_lauf to dreiklang_app;

-- Photos that came along: files of the organisation, gone with the inquiry.
alter table anliegen add column fotos uuid[] not null default '{}';
`,
}
