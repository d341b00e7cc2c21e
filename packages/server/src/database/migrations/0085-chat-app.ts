/** A message answers another one, and is changed or withdrawn as long as nobody else has read it; what somebody has begun to write is kept. */
export const chatApp = {
  name: '0085-chat-app',
  sql: `
alter table chat_nachricht
  add column antwort_auf int,
  add column bearbeitet_am timestamptz,
  add column zurueckgenommen_am timestamptz,
  add constraint chat_nachricht_antwort foreign key (chat_id, antwort_auf) references chat_nachricht (chat_id, nr),
  add constraint chat_nachricht_leer check (zurueckgenommen_am is null or text = '' and not hat_link);
-- What somebody else has read stays as that person has read it.
create policy chat_nachricht_aendern on chat_nachricht for update
  using (person_id = (select app_person()) and not exists (select from chat_teilnehmer t
    where t.chat_id = chat_nachricht.chat_id and t.person_id <> (select app_person()) and t.gelesen_nr >= chat_nachricht.nr));
grant update (text, hat_link, bearbeitet_am, zurueckgenommen_am) on chat_nachricht to dreiklang_app;

create table chat_entwurf (
  chat_id uuid not null references chat,
  person_id uuid not null references person,
  text text not null,
  am timestamptz not null,
  primary key (chat_id, person_id)
);
alter table chat_entwurf enable row level security;
alter table chat_entwurf force row level security;
create policy chat_entwurf_netz on chat_entwurf using (person_id = (select app_person()));
create policy chat_entwurf_system on chat_entwurf to dreiklang_system using (true);
grant select, insert, update, delete on chat_entwurf to dreiklang_app;
`,
}
