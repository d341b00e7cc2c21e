/** Groups: a chat of several people, who come and go. Who sees a line stands in it, so whoever comes later sees what is written from then on. */
export const chatGruppe = {
  name: '0123-chat-gruppe',
  sql: `
alter table chat
  drop constraint chat_art_check,
  drop constraint chat_form,
  -- What a group is called; sealed.
  add column titel text,
  add constraint chat_art_check check (art in ('DIREKT', 'BESTELLUNG', 'GRUPPE')),
  add constraint chat_form check ((art = 'GRUPPE') = (titel is not null) and case art
    when 'DIREKT' then person_a < person_b and bestellung_id is null
    when 'GRUPPE' then person_a is null and bestellung_id is null and pflegedienst_id is null and gegenueber_id is null
    else bestellung_id is not null and bestellung_nummer is not null and pflegedienst_id is not null and gegenueber_id is not null and person_a is null
  end);

-- What happened to a group is a line without words; who is named in a line by @name is told so.
alter table chat_nachricht
  add column vorgang jsonb,
  add column erwaehnt uuid[] not null default '{}',
  -- Of those the ones who were not told of it yet.
  add column zu_sagen uuid[] not null default '{}',
  add constraint chat_nachricht_vorgang check (vorgang is null or text = '' and zurueckgenommen_am is null);
grant update (erwaehnt, zu_sagen) on chat_nachricht to dreiklang_app;
create index chat_nachricht_zu_sagen on chat_nachricht (created_at) where zu_sagen <> '{}';

create table chat_mitglied (
  chat_id uuid not null references chat,
  person_id uuid not null references person,
  organisation_id uuid not null references organisation,
  aufgenommen_von uuid not null references person,
  von timestamptz not null,
  bis timestamptz,
  primary key (chat_id, person_id, von)
);
create unique index chat_mitglied_jetzt on chat_mitglied (chat_id, person_id) where bis is null;
create index chat_mitglied_person on chat_mitglied (person_id);
alter table chat_mitglied enable row level security;
alter table chat_mitglied force row level security;
-- The other members are told by chat_mitglieder(); they come and go by the functions below alone.
create policy chat_mitglied_netz on chat_mitglied for select using (person_id = (select app_person()));
create policy chat_mitglied_system on chat_mitglied to dreiklang_system using (true);
grant select on chat_mitglied to dreiklang_app;

-- Who takes part in a group of the caller now, who has been in it longest first: people of another house cannot be looked up otherwise.
create function chat_mitglieder(p_chat uuid)
  returns table (id uuid, name text, aktiv boolean, organisation_id uuid, von timestamptz, platz bigint)
  language sql stable security definer set search_path = public as $$
  select p.id, p.name, p.aktiv, p.organisation_id, m.von,
    row_number() over (order by m.von, (m.person_id <> m.aufgenommen_von), p.name, p.id)
  from chat c join chat_mitglied m on m.chat_id = c.id and m.bis is null join person p on p.id = m.person_id
  where c.id = p_chat and c.art = 'GRUPPE' and array[app_person()] <@ c.sichtbar_fuer
$$;

-- Whether people of these houses may meet in one group: by the rule of chat_verbunden(), each two of them.
create function chat_haeuser_passen(p_haeuser uuid[]) returns boolean language sql stable security definer set search_path = public as $$
  select not exists (
    select from unnest(p_haeuser) a (haus) join unnest(p_haeuser) b (haus) on a.haus < b.haus
    where not exists (
      select from bestellung_zeile eine join bestellung_zeile andere on andere.bestellung_id = eine.bestellung_id
      where eine.organisation_id = a.haus and andere.organisation_id = b.haus and (eine.seite = 'PFLEGE' or andere.seite = 'PFLEGE')))
$$;

-- Who sees the group from now on, and the marks of those who have read.
create function chat_sicht_erneuern(p_chat uuid) returns uuid[] language sql volatile security definer set search_path = public as $$
  update chat_teilnehmer t set sichtbar_fuer = array(select m.person_id from chat_mitglied m where m.chat_id = p_chat and m.bis is null)
    where t.chat_id = p_chat;
  update chat c set sichtbar_fuer = array(select m.person_id from chat_mitglied m where m.chat_id = p_chat and m.bis is null)
    where c.id = p_chat returning c.sichtbar_fuer;
$$;

-- 'ok', 'unbekannt' when the caller may not write to one of them, 'haeuser' when two of the houses may not meet, 'voll'.
create function chat_aufnehmen(p_chat uuid, p_personen uuid[], p_frueheres boolean, p_am timestamptz) returns text
  language plpgsql volatile security definer set search_path = public as $$
declare
  v_sicht uuid[];
begin
  perform from chat c where c.id = p_chat and c.art = 'GRUPPE' and array[app_person()] <@ c.sichtbar_fuer for update;
  if not found then return 'unbekannt'; end if;
  -- The first member is whoever has opened the group.
  insert into chat_mitglied (chat_id, person_id, organisation_id, aufgenommen_von, von)
    select p_chat, app_person(), app_organisation(), app_person(), p_am
    where not exists (select from chat_mitglied m where m.chat_id = p_chat);
  if exists (select from unnest(p_personen) x (id) where x.id not in (select k.id from chat_kontakte() k)
      and x.id not in (select m.person_id from chat_mitglied m where m.chat_id = p_chat and m.bis is null))
    then return 'unbekannt'; end if;
  insert into chat_mitglied (chat_id, person_id, organisation_id, aufgenommen_von, von)
    select p_chat, k.id, k.organisation_id, app_person(), p_am from chat_kontakte() k where k.id = any (p_personen)
    on conflict do nothing;
  if not chat_haeuser_passen(array(select distinct m.organisation_id from chat_mitglied m where m.chat_id = p_chat and m.bis is null))
    then return 'haeuser'; end if;
  if (select count(*) from chat_mitglied m where m.chat_id = p_chat and m.bis is null) > 50 then return 'voll'; end if;
  v_sicht := chat_sicht_erneuern(p_chat);
  if p_frueheres then
    update chat_nachricht n set sichtbar_fuer = n.sichtbar_fuer || array(select unnest(p_personen) except select unnest(n.sichtbar_fuer))
      where n.chat_id = p_chat and app_person() = any (n.sichtbar_fuer);
    update chat_zeichen z set sichtbar_fuer = v_sicht where z.chat_id = p_chat;
    update chat_entstanden e set sichtbar_fuer = v_sicht where e.chat_id = p_chat;
  end if;
  return 'ok';
end
$$;

-- What waits there to be sent, and what was begun, goes with the member.
create function chat_beenden(p_chat uuid, p_person uuid, p_am timestamptz) returns boolean
  language plpgsql volatile security definer set search_path = public as $$
begin
  perform from chat c where c.id = p_chat and c.art = 'GRUPPE' and array[app_person()] <@ c.sichtbar_fuer for update;
  if not found then return false; end if;
  update chat_mitglied set bis = p_am where chat_id = p_chat and person_id = p_person and bis is null;
  if not found then return false; end if;
  delete from chat_spaeter where chat_id = p_chat and person_id = p_person;
  delete from chat_entwurf where chat_id = p_chat and person_id = p_person;
  perform chat_sicht_erneuern(p_chat);
  return true;
end
$$;

revoke all on function chat_mitglieder(uuid), chat_haeuser_passen(uuid[]), chat_sicht_erneuern(uuid),
  chat_aufnehmen(uuid, uuid[], boolean, timestamptz), chat_beenden(uuid, uuid, timestamptz) from public;
grant execute on function chat_mitglieder(uuid), chat_aufnehmen(uuid, uuid[], boolean, timestamptz),
  chat_beenden(uuid, uuid, timestamptz) to dreiklang_app;
`,
}
