/** Signs that people set to lines of a chat: one row for each person, line and sign. */
export const chatZeichen = {
  name: '0113-chat-zeichen',
  sql: `
create table chat_zeichen (
  chat_id uuid not null,
  nr int not null,
  person_id uuid not null references person,
  sign text not null check (sign in ('thumbsUp', 'check', 'eyes', 'question')),
  -- As the person was called then; people of other houses cannot be looked up.
  person_name text not null,
  sichtbar_fuer uuid[] not null,
  created_at timestamptz not null,
  primary key (chat_id, nr, person_id, sign),
  foreign key (chat_id, nr) references chat_nachricht (chat_id, nr)
);
alter table chat_zeichen enable row level security;
alter table chat_zeichen force row level security;
create policy chat_zeichen_lesen on chat_zeichen for select
  using (sichtbar_fuer && (select array[app_person(), app_organisation()]));
create policy chat_zeichen_setzen on chat_zeichen for insert
  with check (person_id = (select app_person()) and sichtbar_fuer && (select array[app_person(), app_organisation()]));
create policy chat_zeichen_wegnehmen on chat_zeichen for delete using (person_id = (select app_person()));
create policy chat_zeichen_system on chat_zeichen to dreiklang_system using (true);
grant select, insert, delete on chat_zeichen to dreiklang_app;
`,
}
