/** Who signed up may name the organisation that is to admit them. */
export const aufnahme = {
  name: '0031-aufnahme',
  sql: `
-- The one organisation that the person's words fit; null: none, or more than one.
alter table wartendes_konto add column organisation_id uuid references organisation;
create index wartendes_konto_organisation on wartendes_konto (organisation_id, created_at) where bestaetigt_am is not null;

-- Beside a confirmed one, and beside an account, lies the latest unconfirmed one: its password must be answered in the same way for every
-- address, or signing up with somebody's address and then signing in would tell whether there is an account.
alter table wartendes_konto drop constraint wartendes_konto_email;
create unique index wartendes_konto_bestaetigt on wartendes_konto (email) where bestaetigt_am is not null;
create unique index wartendes_konto_unbestaetigt on wartendes_konto (email) where bestaetigt_am is null;
`,
}
