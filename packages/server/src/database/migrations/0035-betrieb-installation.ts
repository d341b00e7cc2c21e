export const installation = {
  name: '0035-betrieb-installation',
  sql: `
-- The secrets that lie outside of the database and that all its servers must have in common: by what tells one from another and nothing of it.
create table installation (
  secret text primary key,
  mark text not null
);

alter table installation enable row level security;
alter table installation force row level security;
create policy installation_system on installation to dreiklang_system using (true);
grant select, insert, update on installation to dreiklang_app;
`,
}
