/** When somebody is away, told to those who write to him before they send. */
export const mailAway = {
  name: '0082-mail-away',
  sql: `
create table mail_away (
  person_id uuid primary key references person,
  organisation_id uuid not null references organisation,
  -- Days of Berlin, both counted.
  from_day date not null,
  until_day date not null,
  -- Sealed (mailbox.document.ts).
  text text not null,
  constraint mail_away_days check (from_day <= until_day)
);

alter table mail_away enable row level security;
alter table mail_away force row level security;
-- Read by those who could write to the person.
create policy mail_away_lesen on mail_away for select
  using (person_id = (select app_person()) or person_id in (select k.id from chat_kontakte() k));
create policy mail_away_schreiben on mail_away for insert
  with check (person_id = (select app_person()) and organisation_id = (select app_organisation()));
create policy mail_away_aendern on mail_away for update using (person_id = (select app_person()));
create policy mail_away_loeschen on mail_away for delete using (person_id = (select app_person()));
create policy mail_away_system on mail_away to dreiklang_system using (true);
grant select, insert, update, delete on mail_away to dreiklang_app;
`,
}
