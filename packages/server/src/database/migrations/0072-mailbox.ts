/**
 * Post between people: the words of a mail once, sealed; who got it, a row each, so that a hidden recipient is seen by the sender and by
 * himself; and for each person a copy with flags, folder and labels. Who may see a row stands in it, so that each policy is one column.
 */
export const mailbox = {
  name: '0072-mailbox',
  sql: `
create table mail (
  -- Made by the writer's screen, so that a mail that is sent twice is sent once.
  id uuid primary key,
  person_id uuid not null references person,
  -- The house of the writer, under whose key the words lie.
  organisation_id uuid not null references organisation,
  -- As both were called then; people of other houses cannot be looked up.
  person_name text not null,
  haus_name text not null,
  status text not null check (status in ('draft', 'queued', 'sent')),
  version int not null default 1,
  -- When it leaves, while it is held back.
  due_at timestamptz,
  -- The first mail of the conversation.
  thread_id uuid not null,
  -- Sealed (mailbox.document.ts).
  subject text not null,
  content text not null,
  -- The writer, and from the sending on everybody who gets it.
  sichtbar_fuer uuid[] not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint mail_due check ((status = 'queued') = (due_at is not null))
);
create index mail_person on mail (person_id);
create index mail_thread on mail (thread_id);
create index mail_queued on mail (due_at) where status = 'queued';

create table mail_recipient (
  mail_id uuid not null references mail on delete cascade,
  person_id uuid not null references person,
  kind text not null check (kind in ('to', 'cc', 'bcc')),
  place int not null,
  person_name text not null,
  haus_name text not null,
  organisation_id uuid not null references organisation,
  -- Of a hidden one: the writer and himself.
  sichtbar_fuer uuid[] not null,
  primary key (mail_id, person_id)
);
create index mail_recipient_person on mail_recipient (person_id);

-- A mail in the mailbox of one person.
create table mail_copy (
  mail_id uuid not null references mail on delete cascade,
  person_id uuid not null references person,
  organisation_id uuid not null references organisation,
  folder text not null check (folder in ('inbox', 'sent', 'drafts', 'spam', 'trash')),
  starred boolean not null default false,
  important boolean not null default false,
  unread boolean not null default false,
  labels uuid[] not null default '{}' check (cardinality(labels) <= 5),
  -- When it was sent, or written last; lists are in its order.
  at timestamptz not null,
  trashed_at timestamptz,
  primary key (mail_id, person_id)
);
create index mail_copy_newest on mail_copy (person_id, folder, at desc, mail_id);
create index mail_copy_trash on mail_copy (trashed_at) where trashed_at is not null;

-- A file that goes along. The bytes lie sealed in datei, under the key of the writer's house.
create table mail_attachment (
  mail_id uuid not null references mail on delete cascade,
  -- Made by the writer's screen, so that a file that is sent twice is put on once.
  id uuid not null,
  organisation_id uuid not null,
  datei_id uuid not null,
  media_type text not null,
  -- In bytes.
  size int not null,
  -- Sealed (mailbox.document.ts).
  name text not null,
  place int not null,
  primary key (mail_id, id),
  constraint mail_attachment_datei foreign key (organisation_id, datei_id) references datei (organisation_id, id)
);

-- Mails of which somebody has deleted his copy for good: the clock removes those that nobody has any more, with their files.
create table mail_dropped (
  nr bigint generated always as identity primary key,
  mail_id uuid not null
);

create table mail_label (
  person_id uuid not null references person,
  id uuid not null,
  organisation_id uuid not null references organisation,
  -- The document (mailbox.document.ts); its words are sealed.
  daten jsonb not null,
  place int not null,
  primary key (person_id, id)
);

-- Its row says as well that the first labels were laid down.
create table mail_settings (
  person_id uuid primary key references person,
  organisation_id uuid not null references organisation,
  -- The document (mailbox.document.ts); its words are sealed.
  daten jsonb not null
);

alter table mail enable row level security;
alter table mail force row level security;
create policy mail_lesen on mail for select using (sichtbar_fuer && (select array[app_person()]));
create policy mail_schreiben on mail for insert with check (person_id = (select app_person()) and organisation_id = (select app_organisation()));
create policy mail_aendern on mail for update using (person_id = (select app_person()) and status <> 'sent')
  with check (person_id = (select app_person()) and status <> 'sent');
create policy mail_system on mail to dreiklang_system using (true);
grant select, insert, update, delete on mail to dreiklang_app;

alter table mail_recipient enable row level security;
alter table mail_recipient force row level security;
create policy mail_recipient_lesen on mail_recipient for select using (sichtbar_fuer && (select array[app_person()]));
create policy mail_recipient_schreiben on mail_recipient for insert
  with check (exists (select from mail m where m.id = mail_id and m.person_id = (select app_person()) and m.status = 'draft'));
create policy mail_recipient_loeschen on mail_recipient for delete
  using (exists (select from mail m where m.id = mail_id and m.person_id = (select app_person()) and m.status = 'draft'));
create policy mail_recipient_system on mail_recipient to dreiklang_system using (true);
grant select, insert, update, delete on mail_recipient to dreiklang_app;

alter table mail_copy enable row level security;
alter table mail_copy force row level security;
create policy mail_copy_netz on mail_copy using (person_id = (select app_person()))
  with check (person_id = (select app_person()) and exists (select from mail m where m.id = mail_id));
create policy mail_copy_system on mail_copy to dreiklang_system using (true);
grant select, insert, update, delete on mail_copy to dreiklang_app;

-- What hangs on a mail is seen by those who see the mail, and changed by its writer while it is a draft.
alter table mail_attachment enable row level security;
alter table mail_attachment force row level security;
create policy mail_attachment_lesen on mail_attachment for select using (exists (select from mail m where m.id = mail_id));
create policy mail_attachment_schreiben on mail_attachment for insert
  with check (exists (select from mail m where m.id = mail_id and m.person_id = (select app_person()) and m.status = 'draft'));
create policy mail_attachment_loeschen on mail_attachment for delete
  using (exists (select from mail m where m.id = mail_id and m.person_id = (select app_person()) and m.status = 'draft'));
create policy mail_attachment_system on mail_attachment to dreiklang_system using (true);
grant select, insert, delete on mail_attachment to dreiklang_app;

-- Written by people, read by the clock alone, which looks itself whether somebody still has the mail.
alter table mail_dropped enable row level security;
alter table mail_dropped force row level security;
create policy mail_dropped_schreiben on mail_dropped for insert with check (true);
create policy mail_dropped_system on mail_dropped to dreiklang_system using (true);
grant select, insert, delete on mail_dropped to dreiklang_app;

alter table mail_label enable row level security;
alter table mail_label force row level security;
create policy mail_label_netz on mail_label using (person_id = (select app_person()));
create policy mail_label_system on mail_label to dreiklang_system using (true);
grant select, insert, update, delete on mail_label to dreiklang_app;

alter table mail_settings enable row level security;
alter table mail_settings force row level security;
create policy mail_settings_netz on mail_settings using (person_id = (select app_person()));
create policy mail_settings_system on mail_settings to dreiklang_system using (true);
grant select, insert, update on mail_settings to dreiklang_app;
`,
}
