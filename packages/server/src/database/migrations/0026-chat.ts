/** Who may see a chat stands in every row of it, persons or organisations, so that each policy is one column. */
export const chat = {
  name: '0026-chat',
  sql: `
create table chat (
  id uuid primary key,
  art text not null check (art in ('DIREKT', 'BESTELLUNG')),
  -- Two people, the smaller id first, so that both find the same chat.
  person_a uuid references person,
  person_b uuid references person,
  bestellung_id uuid references bestellung,
  bestellung_nummer text,
  pflegedienst_id uuid references organisation,
  gegenueber_id uuid references organisation,
  -- The two persons, or the two organisations.
  sichtbar_fuer uuid[] not null,
  -- Number of the newest message; whoever writes holds this row, so numbers become visible in their order.
  letzte_nr int not null default 0,
  letzte_am timestamptz,
  created_at timestamptz not null,
  constraint chat_direkt unique (person_a, person_b),
  constraint chat_bestellung unique (bestellung_id, gegenueber_id),
  constraint chat_form check (case art
    when 'DIREKT' then person_a < person_b and bestellung_id is null
    else bestellung_id is not null and bestellung_nummer is not null and pflegedienst_id is not null and gegenueber_id is not null and person_a is null
  end)
);
create index chat_sichtbar on chat using gin (sichtbar_fuer);

-- What one person has read, and whether the chat is muted for them. No row: nothing read yet.
create table chat_teilnehmer (
  chat_id uuid not null references chat,
  person_id uuid not null references person,
  organisation_id uuid not null references organisation,
  sichtbar_fuer uuid[] not null,
  gelesen_nr int not null default 0,
  gelesen_am timestamptz,
  stumm boolean not null default false,
  primary key (chat_id, person_id)
);

create table chat_nachricht (
  chat_id uuid not null references chat,
  nr int not null,
  -- Made by the writer's screen, so that a message that is sent twice is written once.
  id uuid not null,
  person_id uuid not null references person,
  -- As the person was called then; people of other houses cannot be looked up.
  person_name text not null,
  sichtbar_fuer uuid[] not null,
  text text not null,
  created_at timestamptz not null,
  -- Links are looked for among the messages of two people, and a seal does not tell.
  hat_link boolean not null default false,
  primary key (chat_id, nr),
  constraint chat_nachricht_id unique (chat_id, id)
);
-- How much one person has written lately.
create index chat_nachricht_person on chat_nachricht (person_id, created_at);

alter table chat enable row level security;
create policy chat_netz on chat using (sichtbar_fuer && (select array[app_person(), app_organisation()]) or (select app_system()));
alter table chat_teilnehmer enable row level security;
create policy chat_teilnehmer_lesen on chat_teilnehmer for select
  using (sichtbar_fuer && (select array[app_person(), app_organisation()]) or (select app_system()));
create policy chat_teilnehmer_anlegen on chat_teilnehmer for insert with check (person_id = (select app_person()) or (select app_system()));
create policy chat_teilnehmer_aendern on chat_teilnehmer for update using (person_id = (select app_person()) or (select app_system()));
alter table chat_nachricht enable row level security;
create policy chat_nachricht_lesen on chat_nachricht for select
  using (sichtbar_fuer && (select array[app_person(), app_organisation()]) or (select app_system()));
-- Nobody writes in another's name.
create policy chat_nachricht_schreiben on chat_nachricht for insert
  with check (
    person_id = (select app_person()) and sichtbar_fuer && (select array[app_person(), app_organisation()]) or (select app_system()));

-- Whether the caller's organisation and another one share an order that both see now, any or a certain one. One of the two is always the
-- nursing service that ordered: who may write to somebody knows of a common client, and a practice must not learn which pharmacy
-- a client chose (§ 31 Abs. 1 SGB V, § 11 ApoG), nor a pharmacy lean on the practice.
create function chat_verbunden(p_andere uuid, p_bestellung uuid) returns boolean language sql stable security definer set search_path = public as $$
  select exists (
    select from bestellung_zeile eigene join bestellung_zeile fremde on fremde.bestellung_id = eigene.bestellung_id
    where eigene.organisation_id = app_organisation() and fremde.organisation_id = p_andere and p_andere <> app_organisation()
      and (eigene.seite = 'PFLEGE' or fremde.seite = 'PFLEGE')
      and (p_bestellung is null or eigene.bestellung_id = p_bestellung))
$$;

-- The sides of an order with which the caller's organisation may talk about it.
create function chat_seiten(p_bestellung uuid) returns table (seite text, organisation_id uuid) language sql stable security definer set search_path = public as $$
  select fremde.seite, fremde.organisation_id
  from bestellung_zeile eigene join bestellung_zeile fremde on fremde.bestellung_id = eigene.bestellung_id
  where eigene.bestellung_id = p_bestellung and eigene.organisation_id = app_organisation()
    and fremde.organisation_id <> eigene.organisation_id and (eigene.seite = 'PFLEGE' or fremde.seite = 'PFLEGE')
$$;

-- Whom the caller may write to: name, profession and house, nothing else of the people of another house. An order that both see now is asked of
-- each house that one works with until the first one is found; with people of a house with which the work has ended a chat begins only
-- while an order of both is open. What was begun goes on.
create function chat_kontakte() returns table (id uuid, name text, beruf text, organisation_id uuid) language sql stable security definer set search_path = public as $$
  select p.id, p.name, p.beruf, p.organisation_id from person p
  where p.aktiv and p.id <> app_person()
    and p.organisation_id in (
      select app_organisation()
      union all select a.partner_id from zusammenarbeit a where a.organisation_id = app_organisation() and chat_verbunden(a.partner_id, null)
        and (exists (select from partnerschaft h where h.status = 'AKTIV'
              and (h.pflegedienst_id, h.partner_id) in ((a.organisation_id, a.partner_id), (a.partner_id, a.organisation_id)))
          or exists (select from bestellung_zeile eigene join bestellung_zeile fremde on fremde.bestellung_id = eigene.bestellung_id
            where eigene.organisation_id = a.organisation_id and fremde.organisation_id = a.partner_id and fremde.offen)))
$$;

-- The other person of each chat of the caller; also after the work together has ended, because what was said stays with both.
create function chat_gegenueber() returns table (chat_id uuid, id uuid, name text, aktiv boolean, organisation_id uuid) language sql stable security definer set search_path = public as $$
  select c.id, p.id, p.name, p.aktiv, p.organisation_id
  from chat c join person p on p.id = case when c.person_a = app_person() then c.person_b else c.person_a end
  where c.art = 'DIREKT' and array[app_person()] <@ c.sichtbar_fuer
$$;

revoke all on function chat_verbunden(uuid, uuid), chat_seiten(uuid), chat_kontakte(), chat_gegenueber() from public;
grant execute on function chat_verbunden(uuid, uuid), chat_seiten(uuid), chat_kontakte(), chat_gegenueber() to dreiklang_app;
grant select, insert, update on chat, chat_teilnehmer to dreiklang_app;
grant select, insert on chat_nachricht to dreiklang_app;
`,
}
