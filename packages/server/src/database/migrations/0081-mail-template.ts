/** Texts that a person writes often. */
export const mailTemplate = {
  name: '0081-mail-template',
  sql: `
create table mail_template (
  person_id uuid not null references person,
  id uuid not null,
  organisation_id uuid not null references organisation,
  -- The document (mailbox.document.ts); its words are sealed.
  daten jsonb not null,
  place int not null,
  primary key (person_id, id)
);

alter table mail_template enable row level security;
alter table mail_template force row level security;
create policy mail_template_netz on mail_template using (person_id = (select app_person()));
create policy mail_template_system on mail_template to dreiklang_system using (true);
grant select, insert, update, delete on mail_template to dreiklang_app;
`,
}
