export const betrieb = {
  name: '0004-betrieb',
  sql: `
create table demo (
  angelegt_am timestamptz not null,
  fertig_am timestamptz
);

-- When each task of the clock ran last, in whichever process.
create table uhr_lauf (
  aufgabe text primary key,
  am timestamptz not null,
  gelungen boolean not null
);

alter table uhr_lauf enable row level security;
create policy uhr_lauf_netz on uhr_lauf using ((select app_system()));

grant select, insert, update on demo, uhr_lauf to dreiklang_app;
`,
}
