export const mail = {
  name: '0005-mail',
  sql: `
create table mail_ausgang (
  id uuid primary key default gen_random_uuid(),
  nr bigint generated always as identity,
  an text not null,
  betreff text not null,
  text text not null,
  versiegelt boolean not null,
  versuche int not null default 0,
  -- Null: never tried.
  zuerst_am timestamptz,
  naechster_versuch timestamptz,
  -- How long the oldest letter waits.
  created_at timestamptz not null default now()
);
create index mail_ausgang_faellig on mail_ausgang (naechster_versuch nulls first, nr);

alter table mail_ausgang enable row level security;
alter table mail_ausgang force row level security;
-- Everybody may cause a mail; only the server itself reads them.
create policy mail_ausgang_legen on mail_ausgang for insert with check (true);
create policy mail_ausgang_netz on mail_ausgang using ((select app_system()));

grant select, insert, update, delete on mail_ausgang to dreiklang_app;
`,
}
