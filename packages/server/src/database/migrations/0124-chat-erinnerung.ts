/** Lines of chats that a person wants to be reminded of; gone once they were told. */
export const chatErinnerung = {
  name: '0124-chat-erinnerung',
  sql: `
create table chat_erinnerung (
  person_id uuid not null references person,
  id uuid not null,
  chat_id uuid not null,
  nr int not null,
  erinnern_am timestamptz not null,
  created_at timestamptz not null,
  primary key (person_id, id),
  constraint chat_erinnerung_einmal unique (person_id, chat_id, nr),
  foreign key (chat_id, nr) references chat_nachricht (chat_id, nr)
);
create index chat_erinnerung_faellig on chat_erinnerung (erinnern_am);
alter table chat_erinnerung enable row level security;
alter table chat_erinnerung force row level security;
create policy chat_erinnerung_netz on chat_erinnerung using (person_id = (select app_person()));
create policy chat_erinnerung_system on chat_erinnerung to dreiklang_system using (true);
grant select, insert, update, delete on chat_erinnerung to dreiklang_app;
`,
}
