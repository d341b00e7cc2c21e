/** What was made of a line of a chat: a task, an order, a visit. The thing itself knows nothing of it. */
export const chatEntstanden = {
  name: '0112-chat-entstanden',
  sql: `
create table chat_entstanden (
  chat_id uuid not null,
  nr int not null,
  art text not null check (art in ('task', 'bestellung', 'hausbesuch')),
  ziel_id uuid not null,
  person_id uuid not null references person,
  sichtbar_fuer uuid[] not null,
  created_at timestamptz not null,
  primary key (chat_id, nr, art, ziel_id),
  foreign key (chat_id, nr) references chat_nachricht (chat_id, nr)
);
create index chat_entstanden_ziel on chat_entstanden (ziel_id);
alter table chat_entstanden enable row level security;
alter table chat_entstanden force row level security;
create policy chat_entstanden_lesen on chat_entstanden for select
  using (sichtbar_fuer && (select array[app_person(), app_organisation()]));
create policy chat_entstanden_schreiben on chat_entstanden for insert
  with check (person_id = (select app_person()) and sichtbar_fuer && (select array[app_person(), app_organisation()]));
create policy chat_entstanden_system on chat_entstanden to dreiklang_system using (true);
grant select, insert on chat_entstanden to dreiklang_app;
`,
}
