/**
 * Accounts: outgoing mail, accounts that wait, locked sessions, the second factor, the log of the own account.
 * Secrets lie here sealed or as digests; whoever reads the database can neither sign in nor read a link.
 */
export const konto = {
  name: '0006-konto',
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
  naechster_versuch timestamptz
);
create index mail_ausgang_faellig on mail_ausgang (naechster_versuch nulls first, nr);
alter table mail_ausgang enable row level security;
alter table mail_ausgang force row level security;
-- Everybody may cause a mail; only the server itself reads them.
create policy mail_ausgang_legen on mail_ausgang for insert with check (true);
create policy mail_ausgang_netz on mail_ausgang using ((select app_system()));
grant select, insert, update, delete on mail_ausgang to dreiklang_app;

-- Who signed up by themselves: no person yet, because a person belongs to an organisation.
create table wartendes_konto (
  id uuid primary key,
  email text not null,
  name text not null,
  -- What the person wrote about where they work; it opens nothing.
  angabe text,
  passwort_hash text not null,
  link_hash bytea not null,
  link_bis timestamptz not null,
  bestaetigt_am timestamptz,
  created_at timestamptz not null,
  constraint wartendes_konto_email unique (email),
  constraint wartendes_konto_link unique (link_hash)
);
alter table wartendes_konto enable row level security;
alter table wartendes_konto force row level security;
create policy wartendes_konto_netz on wartendes_konto using ((select app_system()));
grant select, insert, update, delete on wartendes_konto to dreiklang_app;

alter table organisation add column zweiter_faktor_pflicht boolean not null default false;

alter table sitzung
  add column gesperrt_am timestamptz,
  add column zuletzt_am timestamptz,
  add column adresse text,
  add column geraet text;

create table totp (
  person_id uuid primary key references person,
  geheimnis text not null,
  -- Null until the first code has shown that the app was set up.
  bestaetigt_am timestamptz,
  -- A code counts once: only later steps are taken.
  letzter_schritt bigint not null default 0,
  -- Wrong codes of one day: six digits must not be guessed by patience.
  fehler int not null default 0,
  fehler_tag date,
  created_at timestamptz not null
);
create table ersatzcode (
  person_id uuid not null references person,
  hash bytea not null,
  verwendet_am timestamptz,
  primary key (person_id, hash)
);
create table passkey (
  id text primary key,
  person_id uuid not null references person,
  name text not null,
  schluessel bytea not null,
  zaehler bigint not null,
  transports text not null,
  created_at timestamptz not null,
  zuletzt_am timestamptz
);
create index passkey_person on passkey (person_id);

-- Between two requests of one sign-in or set-up: who got so far, and what the device has to sign.
create table anmeldeschritt (
  hash bytea primary key,
  zweck text not null check (zweck in ('ZWEITER_FAKTOR', 'PASSKEY_ANMELDEN', 'PASSKEY_ANLEGEN')),
  person_id uuid references person,
  stempel int,
  challenge text not null,
  versuche int not null default 0,
  endet_am timestamptz not null
);
create index anmeldeschritt_ende on anmeldeschritt (endet_am);

alter table totp enable row level security;
alter table totp force row level security;
create policy totp_netz on totp using (person_id = (select app_person()) or (select app_system()));
alter table ersatzcode enable row level security;
alter table ersatzcode force row level security;
create policy ersatzcode_netz on ersatzcode using (person_id = (select app_person()) or (select app_system()));
alter table passkey enable row level security;
alter table passkey force row level security;
create policy passkey_netz on passkey using (person_id = (select app_person()) or (select app_system()));
alter table anmeldeschritt enable row level security;
alter table anmeldeschritt force row level security;
create policy anmeldeschritt_netz on anmeldeschritt using ((select app_system()));
grant select, insert, update, delete on totp, ersatzcode, passkey, anmeldeschritt to dreiklang_app;

-- Written once and never changed; a year later the clock removes it by the function below, and nobody otherwise.
create table konto_protokoll (
  nr bigint generated always as identity primary key,
  person_id uuid not null references person,
  art text not null,
  adresse text,
  geraet text,
  am timestamptz not null
);
create index konto_protokoll_person on konto_protokoll (person_id, nr desc);
create index konto_protokoll_alter on konto_protokoll (am);
alter table konto_protokoll enable row level security;
alter table konto_protokoll force row level security;
create policy konto_protokoll_netz on konto_protokoll using (person_id = (select app_person()) or (select app_system()));
grant select, insert on konto_protokoll to dreiklang_app;

create function vergiss_protokoll(p_vor timestamptz) returns void language sql security definer set search_path = public as $$
  delete from konto_protokoll where am < least(p_vor, now() - interval '365 days')
$$;
revoke all on function vergiss_protokoll(timestamptz) from public;
grant execute on function vergiss_protokoll(timestamptz) to dreiklang_app;

-- Ended sessions and their tokens are forgotten after a month.
create index sitzung_ende on sitzung (endet_am);
grant delete on sitzung, refresh_token, einmal_link to dreiklang_app;
`,
}
