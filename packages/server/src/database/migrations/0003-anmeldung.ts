/** Secrets lie here sealed or as digests; whoever reads the database can neither sign in nor read a link. */
import { ownRows, ownRowsForced } from '../ownRows.ts'

export const anmeldung = {
  name: '0003-anmeldung',
  sql: `
create table sitzung (
  id uuid primary key,
  -- In the order of signing in, also within one millisecond: the oldest beyond five end.
  nr bigint generated always as identity,
  person_id uuid not null references person,
  stempel int not null,
  created_at timestamptz not null,
  endet_am timestamptz not null,
  beendet_am timestamptz,
  gesperrt_am timestamptz,
  zuletzt_am timestamptz,
  adresse text,
  geraet text
);
create index sitzung_offen on sitzung (person_id, nr) where beendet_am is null;
-- Ended sessions and their tokens are forgotten after a month.
create index sitzung_ende on sitzung (endet_am);

create table refresh_token (
  hash bytea primary key,
  sitzung_id uuid not null references sitzung,
  generation int not null,
  created_at timestamptz not null,
  verwendet_am timestamptz,
  -- The successor, sealed under the presented token: nothing usable lies in the database.
  nachfolger bytea,
  constraint refresh_token_generation unique (sitzung_id, generation)
);

create table einmal_link (
  hash bytea primary key,
  zweck text not null,
  person_id uuid not null references person,
  -- The address it was issued for; it is void when the person has another one now.
  email text not null,
  created_at timestamptz not null,
  endet_am timestamptz not null,
  verwendet_am timestamptz
);
create index einmal_link_person on einmal_link (person_id) where verwendet_am is null;

create table fehlversuch (
  schluessel text not null,
  am timestamptz not null
);
create index fehlversuch_schluessel on fehlversuch (schluessel, am);
create index fehlversuch_alter on fehlversuch (am);

${ownRows('sitzung', 'person_id')}
alter table refresh_token enable row level security;
create policy refresh_token_netz on refresh_token using ((select app_system()));
alter table einmal_link enable row level security;
-- Whoever may see a person may issue a link for them: the administration of an organisation invites its people.
create policy einmal_link_netz on einmal_link using ((select app_system()) or person_id in (select id from person));
alter table fehlversuch enable row level security;
create policy fehlversuch_netz on fehlversuch using ((select app_system()));

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

${ownRowsForced('totp', 'person_id')}
${ownRowsForced('ersatzcode', 'person_id')}
${ownRowsForced('passkey', 'person_id')}
alter table anmeldeschritt enable row level security;
alter table anmeldeschritt force row level security;
create policy anmeldeschritt_netz on anmeldeschritt using ((select app_system()));

-- Written once and never changed; a year later the clock removes it by the function below, and nobody otherwise.
create table konto_protokoll (
  nr bigint generated always as identity primary key,
  person_id uuid not null references person,
  art text not null,
  adresse text,
  geraet text,
  am timestamptz not null,
  anfrage_id uuid
);
create index konto_protokoll_person on konto_protokoll (person_id, nr desc);
create index konto_protokoll_alter on konto_protokoll (am);

${ownRowsForced('konto_protokoll', 'person_id')}

create function vergiss_protokoll(p_vor timestamptz) returns void language sql security definer set search_path = public as $$
  delete from konto_protokoll where am < least(p_vor, now() - interval '365 days')
$$;

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

revoke all on function vergiss_protokoll(timestamptz) from public;
grant execute on function vergiss_protokoll(timestamptz) to dreiklang_app;
grant select, insert, update, delete on sitzung, refresh_token, einmal_link, wartendes_konto, totp, ersatzcode, passkey, anmeldeschritt,
  adresswechsel to dreiklang_app;
grant select, insert, delete on fehlversuch to dreiklang_app;
grant select, insert on konto_protokoll to dreiklang_app;
`,
}
