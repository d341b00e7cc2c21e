/** When somebody is away, told to those who write to him before they send. */
export const mailAbsence = {
  name: '0082-mail-absence',
  sql: `
create table mail_absence (
  person_id uuid primary key references person,
  organisation_id uuid not null references organisation,
  -- Days of Berlin, both counted.
  from_day date not null,
  until_day date not null,
  -- Sealed (mailbox.document.ts).
  text text not null,
  constraint mail_absence_days check (from_day <= until_day)
);

alter table mail_absence enable row level security;
alter table mail_absence force row level security;
-- Read by those who could write to the person.
create policy mail_absence_lesen on mail_absence for select
  using (person_id = (select app_person()) or person_id in (select k.id from chat_kontakte() k));
create policy mail_absence_schreiben on mail_absence for insert
  with check (person_id = (select app_person()) and organisation_id = (select app_organisation()));
create policy mail_absence_aendern on mail_absence for update using (person_id = (select app_person()));
create policy mail_absence_loeschen on mail_absence for delete using (person_id = (select app_person()));
create policy mail_absence_system on mail_absence to dreiklang_system using (true);
grant select, insert, update, delete on mail_absence to dreiklang_app;
`,
}
