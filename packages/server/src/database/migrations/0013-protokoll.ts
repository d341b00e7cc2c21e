/**
 * The audit trail: who read, changed or took out what. Rows are only ever added; soon after the commit each becomes a link of its
 * organisation's chain of hashes (docs/adr/0011). Deeds without an organisation stand in the chain of the number nil.
 */
export const protokoll = {
  name: '0013-protokoll',
  sql: `
create table protokoll (
  nr bigint generated always as identity primary key,
  am timestamptz(3) not null default now(),
  -- Whose chain it is, and from which house the person came.
  organisation_id uuid not null,
  -- By reference only and without a foreign key: a name is joined at reading, and who is erased stays a number here. Null: the clock.
  person_id uuid,
  person_organisation_id uuid,
  sitzung_id uuid,
  aktion text not null,
  art text not null,
  objekt_art text not null,
  objekt_id text not null,
  klient_id uuid,
  -- Names of fields, never what stands in them.
  felder text[] not null default '{}',
  grund text,
  constraint protokoll_art check (art in ('LESEN', 'AENDERN', 'AUSGEBEN'))
);
create index protokoll_organisation on protokoll (organisation_id, am, nr);
create index protokoll_klient on protokoll (klient_id, am, nr) where klient_id is not null;
create index protokoll_person on protokoll (person_id, am, nr);
-- Rows lie in the order of time: for finding the oldest a few pages are enough.
create index protokoll_alter on protokoll using brin (am);

-- Holds nothing about people, so it can stay when its row has gone.
create table protokoll_glied (
  organisation_id uuid not null,
  seq bigint not null,
  nr bigint not null,
  am timestamptz(3) not null,
  -- From then on the row may be missing.
  bis timestamptz(3) not null,
  inhalt_hash bytea not null,
  prev_hash bytea not null,
  hash bytea not null,
  primary key (organisation_id, seq),
  constraint protokoll_glied_nr unique (nr)
);

-- Rows that are no link yet.
create table protokoll_offen (nr bigint primary key);

create function protokoll_reihe_ein() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into protokoll_offen (nr) select nr from neu;
  return null;
end $$;
create trigger protokoll_neu after insert on protokoll referencing new table as neu for each statement execute function protokoll_reihe_ein();

-- Of the platform's deeds a year is kept, of who saw a Klient ten years: as long as the record (§ 630f BGB).
create function protokoll_bis(p_am timestamptz, p_klient uuid) returns timestamptz language sql immutable as $$
  select (p_am at time zone 'UTC' + case when p_klient is null then interval '12 months' else interval '10 years' end) at time zone 'UTC'
$$;
create function protokoll_zeit(p_am timestamptz) returns text language sql immutable as $$
  select to_char(p_am at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;
-- Both texts are written a second time in kette.ts, by which a verification does not have to believe this database.
create function protokoll_inhalt(z protokoll) returns bytea language sql immutable as $$
  select sha256(convert_to(jsonb_build_array(z.nr, protokoll_zeit(z.am), z.organisation_id, z.person_id, z.person_organisation_id, z.sitzung_id,
    z.aktion, z.art, z.objekt_art, z.objekt_id, z.klient_id, z.felder, z.grund)::text, 'UTF8'))
$$;
create function protokoll_hash(p_prev bytea, p_seq bigint, z protokoll, p_inhalt bytea) returns bytea language sql immutable as $$
  select sha256(p_prev || convert_to(jsonb_build_array(p_seq, z.nr, protokoll_zeit(z.am), protokoll_zeit(protokoll_bis(z.am, z.klient_id)),
    encode(p_inhalt, 'hex'))::text, 'UTF8'))
$$;

-- One process at a time makes links; who comes second has nothing to do. Answers how many there were.
create function verkette_protokoll(p_hoechstens int) returns int language plpgsql security definer set search_path = public as $$
declare
  z protokoll;
  v_organisation uuid;
  v_seq bigint;
  v_prev bytea;
  v_inhalt bytea;
  v_hash bytea;
  v_fertig bigint[] := '{}';
begin
  if not pg_try_advisory_xact_lock(7315042613) then return 0; end if;
  for z in select p.* from (select nr from protokoll_offen order by nr limit p_hoechstens) o join protokoll p using (nr)
    order by p.organisation_id, p.nr
  loop
    if v_organisation is distinct from z.organisation_id then
      v_organisation := z.organisation_id;
      select g.seq, g.hash into v_seq, v_hash from protokoll_glied g where g.organisation_id = v_organisation order by g.seq desc limit 1;
    end if;
    v_seq := coalesce(v_seq, 0) + 1;
    v_prev := coalesce(v_hash, '\\x');
    v_inhalt := protokoll_inhalt(z);
    v_hash := protokoll_hash(v_prev, v_seq, z, v_inhalt);
    insert into protokoll_glied (organisation_id, seq, nr, am, bis, inhalt_hash, prev_hash, hash)
    values (v_organisation, v_seq, z.nr, z.am, protokoll_bis(z.am, z.klient_id), v_inhalt, v_prev, v_hash);
    v_fertig := v_fertig || z.nr;
  end loop;
  delete from protokoll_offen where nr = any (v_fertig);
  return cardinality(v_fertig);
end $$;

-- Also for the owner of the tables. Only what has lain its time may go.
create function protokoll_bleibt() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if tg_table_name = 'protokoll' and protokoll_bis(old.am, (to_jsonb(old) ->> 'klient_id')::uuid) < now() then return old; end if;
    if tg_table_name = 'protokoll_glied' and old.am < now() - interval '10 years' then return old; end if;
  end if;
  raise exception 'The audit trail is only ever added to' using errcode = '42501';
end $$;
create trigger protokoll_bleibt before update or delete on protokoll for each row execute function protokoll_bleibt();
create trigger protokoll_bleibt_ganz before truncate on protokoll for each statement execute function protokoll_bleibt();
create trigger protokoll_glied_bleibt before update or delete on protokoll_glied for each row execute function protokoll_bleibt();
create trigger protokoll_glied_bleibt_ganz before truncate on protokoll_glied for each statement execute function protokoll_bleibt();

-- Rows go when their time is over, links when all time is over; the last of those stays, so that the chain hangs on something.
create function raeume_protokoll_auf() returns int language plpgsql security definer set search_path = public as $$
declare
  v_geloescht int;
begin
  delete from protokoll p where p.am < now() - interval '12 months' and protokoll_bis(p.am, p.klient_id) < now()
    and exists (select from protokoll_glied g where g.nr = p.nr);
  get diagnostics v_geloescht = row_count;
  delete from protokoll_glied g using (select organisation_id, max(seq) as seq from protokoll_glied where am < now() - interval '10 years' group by 1) anker
  where g.organisation_id = anker.organisation_id and g.seq < anker.seq;
  return v_geloescht;
end $$;

-- Names to the numbers: of the own house, of all for the platform's administration, and of those from other houses who have seen p_klient,
-- a Klient of the own house; nobody else is told them.
create function protokoll_personen(p_ids uuid[], p_klient uuid) returns table (id uuid, name text, rolle text, beruf text)
  language sql stable security definer set search_path = public as $$
  select p.id, p.name, p.rolle, p.beruf from person p
  where p.id = any (p_ids) and (p.organisation_id = app_organisation() or p.id = app_person()
    or (app_organisation() is null and app_person() is not null)
    or (exists (select from klient k where k.id = p_klient and k.pflegedienst_id = app_organisation())
      and exists (select from protokoll z where z.klient_id = p_klient and z.person_id = p.id)))
$$;

revoke all on function protokoll_reihe_ein(), verkette_protokoll(int), raeume_protokoll_auf(), protokoll_personen(uuid[], uuid) from public;
grant execute on function verkette_protokoll(int), raeume_protokoll_auf(), protokoll_personen(uuid[], uuid) to dreiklang_app;

alter table protokoll enable row level security;
-- The own house, the own deeds, who has seen a Klient of the own house; without a house (the platform's administration) no deed about a Klient.
create policy protokoll_lesen on protokoll for select using (
  organisation_id = (select app_organisation()) or person_id = (select app_person()) or (select app_system())
  or (klient_id is not null and exists (select from klient k where k.id = klient_id and k.pflegedienst_id = (select app_organisation())))
  or (klient_id is null and (select app_organisation()) is null and (select app_person()) is not null
    and split_part(aktion, '.', 1) in ('anmeldung', 'organisation', 'personal', 'protokoll', 'rechtstexte'))
);
create policy protokoll_schreiben on protokoll for insert with check (person_id = app_person() or app_system());
alter table protokoll_glied enable row level security;
create policy protokoll_glied_lesen on protokoll_glied for select using ((select app_system()));
alter table protokoll_offen enable row level security;
create policy protokoll_offen_lesen on protokoll_offen for select using ((select app_system()));
grant select, insert on protokoll to dreiklang_app;
grant select on protokoll_glied, protokoll_offen to dreiklang_app;
`,
}
