/** The sign-in service of an organisation (OpenID Connect). */
export const sso = {
  name: '0136-sso',
  sql: `
create table sso_provider (
  -- Of the row that is sealed; a new secret makes a new row.
  id uuid primary key,
  organisation_id uuid not null references organisation,
  issuer text not null,
  client_id text not null,
  -- Sealed under the key of the house.
  secret text not null,
  -- Of the addresses of its people; proven by that of the head who set it up.
  domain text not null,
  changed_by uuid not null references person,
  changed_at timestamptz not null,
  constraint sso_provider_organisation unique (organisation_id),
  constraint sso_provider_domain unique (domain)
);
alter table sso_provider enable row level security;
alter table sso_provider force row level security;
create policy sso_provider_netz on sso_provider using (organisation_id = (select app_organisation()));
create policy sso_provider_system on sso_provider to dreiklang_system using (true);
grant select, insert, update, delete on sso_provider to dreiklang_app;

-- Sign-ins that are under way there.
create table sso_step (
  -- Digest of the state, which only the browser knows that began.
  hash bytea primary key,
  organisation_id uuid not null references organisation,
  -- Nonce and verifier, sealed under the state.
  kept bytea not null,
  ends_at timestamptz not null
);
create index sso_step_end on sso_step (ends_at);
alter table sso_step enable row level security;
alter table sso_step force row level security;
create policy sso_step_system on sso_step to dreiklang_system using (true);
grant select, insert, delete on sso_step to dreiklang_app;
`,
}
