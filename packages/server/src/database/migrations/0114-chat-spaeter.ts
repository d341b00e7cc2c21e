/** Messages that the clock sends later; until then they are their writer's alone. */
export const chatSpaeter = {
  name: '0114-chat-spaeter',
  sql: `
create table chat_spaeter (
  -- That of the message that it becomes.
  id uuid not null,
  chat_id uuid not null references chat,
  person_id uuid not null references person,
  text text not null,
  senden_am timestamptz not null,
  am timestamptz not null,
  -- When the clock could not send it, because its writer could not write there any more.
  abgelehnt_am timestamptz,
  primary key (person_id, id)
);
create index chat_spaeter_faellig on chat_spaeter (senden_am) where abgelehnt_am is null;
create index chat_spaeter_person on chat_spaeter (person_id, chat_id);
alter table chat_spaeter enable row level security;
alter table chat_spaeter force row level security;
create policy chat_spaeter_netz on chat_spaeter using (person_id = (select app_person()));
create policy chat_spaeter_system on chat_spaeter to dreiklang_system using (true);
grant select, insert, update, delete on chat_spaeter to dreiklang_app;
`,
}
