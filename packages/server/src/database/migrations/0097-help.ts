/** How often people of an organisation have called a guide helpful: a number, and nobody's name. */
export const help = {
  name: '0097-help',
  sql: `
create table help_vote (
  organisation_id uuid not null references organisation,
  -- Category and slug, as in the address.
  guide text not null,
  helpful int not null default 0 check (helpful >= 0),
  not_helpful int not null default 0 check (not_helpful >= 0),
  primary key (organisation_id, guide)
);

alter table help_vote enable row level security;
alter table help_vote force row level security;
create policy help_vote_netz on help_vote using (organisation_id = (select app_organisation()));
create policy help_vote_system on help_vote to dreiklang_system using (true);
grant select, insert, update on help_vote to dreiklang_app;
`,
}
