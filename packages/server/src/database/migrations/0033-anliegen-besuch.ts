export const anliegenBesuch = {
  name: '0033-anliegen-besuch',
  sql: `
alter table anliegen
  add column hausbesuch_id uuid references hausbesuch on delete set null,
  -- The language of the form: mails to whoever sent it are written in it.
  add column sprache text not null default 'de' check (sprache in ('de', 'en'));
create index anliegen_hausbesuch on anliegen (hausbesuch_id) where hausbesuch_id is not null;
-- The number that the sender was given is made of these ten digits (numberOf).
create index anliegen_nummer on anliegen (right(id::text, 10));
`,
}
