/**
 * Real post: an account of a person at mail servers, how far its folders have been read, and what a mail has beside that came from there
 * or goes to addresses outside.
 */
export const mailPost = {
  name: '0120-mail-post',
  sql: `
create table mail_account (
  id uuid primary key,
  person_id uuid not null unique references person,
  organisation_id uuid not null references organisation,
  -- Sealed (post.document.ts), the servers with their passwords.
  name text not null,
  address text not null,
  imap text not null,
  smtp text not null,
  created_at timestamptz not null,
  synced_at timestamptz,
  -- When it is looked into again; whoever does it moves it on first.
  next_at timestamptz not null,
  -- Failed turns since the last good one, and why.
  failures int not null default 0,
  fault text
);
create index mail_account_due on mail_account (next_at);

-- How far a folder of the account has been read: numbers of its mails hold as long as the folder keeps its validity (RFC 3501, 2.3.1.1).
create table mail_account_folder (
  account_id uuid not null references mail_account on delete cascade,
  folder text not null check (folder in ('inbox', 'sent')),
  uid_validity bigint not null,
  last_uid bigint not null,
  primary key (account_id, folder)
);

create table mail_post (
  mail_id uuid primary key references mail on delete cascade,
  person_id uuid not null references person,
  organisation_id uuid not null references organisation,
  -- Null: the account was removed.
  account_id uuid references mail_account on delete set null,
  direction text not null check (direction in ('in', 'out')),
  -- Sealed (post.document.ts).
  sender text not null,
  outside text not null,
  message_id text not null,
  html text,
  left_out text not null,
  -- A digest of the account and the Message-ID: the same mail is taken once, and answers find what they answer.
  message_key text not null,
  is_cut boolean not null default false,
  -- Where it lies at the server; null: nowhere known.
  folder text check (folder in ('inbox', 'sent')),
  uid_validity bigint,
  uid bigint,
  -- As the server had it when it was looked at last.
  seen boolean not null default false,
  flagged boolean not null default false,
  -- Of one that goes outside.
  state text check (state in ('draft', 'waiting', 'sending', 'sent', 'failed', 'unclear')),
  fault text,
  attempts int not null default 0,
  next_at timestamptz,
  constraint mail_post_once unique (account_id, direction, message_key),
  constraint mail_post_state check ((direction = 'out') = (state is not null)),
  constraint mail_post_place check ((folder is null) = (uid is null) and (uid is null) = (uid_validity is null))
);
create index mail_post_place_index on mail_post (account_id, folder, uid) where uid is not null;
create index mail_post_due on mail_post (next_at) where next_at is not null;
create index mail_post_person on mail_post (person_id);

alter table mail_account enable row level security;
alter table mail_account force row level security;
create policy mail_account_netz on mail_account using (person_id = (select app_person()))
  with check (person_id = (select app_person()) and organisation_id = (select app_organisation()));
create policy mail_account_system on mail_account to dreiklang_system using (true);
grant select, insert, update, delete on mail_account to dreiklang_app;

-- The clock alone reads folders; a person begins anew with another server.
alter table mail_account_folder enable row level security;
alter table mail_account_folder force row level security;
create policy mail_account_folder_netz on mail_account_folder
  using (exists (select from mail_account a where a.id = account_id and a.person_id = (select app_person())));
create policy mail_account_folder_system on mail_account_folder to dreiklang_system using (true);
grant select, insert, update, delete on mail_account_folder to dreiklang_app;

-- Seen with its mail, also by colleagues who got it as well; its writer alone changes it, in drafts and where it is held up.
alter table mail_post enable row level security;
alter table mail_post force row level security;
create policy mail_post_lesen on mail_post for select using (exists (select from mail m where m.id = mail_id));
create policy mail_post_schreiben on mail_post for insert
  with check (person_id = (select app_person()) and organisation_id = (select app_organisation()));
create policy mail_post_aendern on mail_post for update using (person_id = (select app_person()));
create policy mail_post_loeschen on mail_post for delete using (person_id = (select app_person()));
create policy mail_post_system on mail_post to dreiklang_system using (true);
grant select, insert, update, delete on mail_post to dreiklang_app;
`,
}
