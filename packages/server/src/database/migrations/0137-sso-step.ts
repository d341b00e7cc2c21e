/** Sign-ins that are under way at the provider of an organisation. */
export const ssoStep = {
  name: '0137-sso-step',
  sql: `
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
