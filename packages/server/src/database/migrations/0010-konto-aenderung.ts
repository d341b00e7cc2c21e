/** What people change about their account and heads about their organisation: address, idle time, second factor of heads. */
export const kontoAenderung = {
  name: '0010-konto-aenderung',
  sql: `
create table adresswechsel (
  link_hash bytea primary key,
  person_id uuid not null references person,
  alt text not null,
  neu text not null,
  created_at timestamptz not null,
  endet_am timestamptz not null,
  bestaetigt_am timestamptz,
  zurueck_hash bytea not null,
  zurueck_bis timestamptz not null,
  -- Taken back, by its own link or by that of an earlier change.
  zurueck_am timestamptz,
  constraint adresswechsel_zurueck unique (zurueck_hash)
);
create index adresswechsel_person on adresswechsel (person_id);
alter table adresswechsel enable row level security;
alter table adresswechsel force row level security;
create policy adresswechsel_netz on adresswechsel using ((select app_system()));
grant select, insert, update, delete on adresswechsel to dreiklang_app;

alter table organisation
  add column version int not null default 1,
  add column leerlauf_minuten int not null default 15 check (leerlauf_minuten between 5 and 60),
  -- Since when its heads need a second factor; null: they do not.
  add column leitung_pflicht_seit timestamptz;
-- Shorter than that of the organisation; null: as the organisation says.
alter table person add column leerlauf_minuten int check (leerlauf_minuten between 5 and 60);

-- Houses at work get the whole grace from now on. In the demo heads sign in with the password that is published.
update organisation set leitung_pflicht_seit = now() where not exists (select from demo);
`,
}
