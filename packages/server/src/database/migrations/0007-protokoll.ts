/** Only ever added; soon after the commit each becomes a link of its organisation's hash chain (docs/adr/0011), or of chain nil. */
export const protokoll = {
  name: '0007-protokoll',
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
  -- A code, or words: those about a Klient are sealed under his key, and the chain is made of the seal.
  grund text,
  -- As the server gives it out with the answer, and the network: null in rows of the clock.
  anfrage_id uuid,
  adresse text,
  constraint protokoll_art check (art in ('LESEN', 'AENDERN', 'AUSGEBEN', 'KONTO'))
);
create index protokoll_organisation on protokoll (organisation_id, am, nr);
create index protokoll_klient on protokoll (klient_id, am, nr) where klient_id is not null;
create index protokoll_person on protokoll (person_id, am, nr);
-- Rows lie in the order of time: for finding the oldest a few pages are enough.
create index protokoll_alter on protokoll using brin (am);
create index protokoll_taten on protokoll (organisation_id, art, am, nr) where art <> 'LESEN';

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
create table protokoll_offen (
  nr bigint primary key
);

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

-- Two forms that no row can have both of: thirteen parts, and fifteen when the request or the network is known. Written a second time in
-- pruefung.repository.ts, by which a verification does not have to believe this database.
create function protokoll_inhalt(z protokoll) returns bytea language sql immutable as $$
  select sha256(convert_to((jsonb_build_array(z.nr, protokoll_zeit(z.am), z.organisation_id, z.person_id, z.person_organisation_id, z.sitzung_id,
    z.aktion, z.art, z.objekt_art, z.objekt_id, z.klient_id, z.felder, z.grund)
    || case when coalesce(z.anfrage_id::text, z.adresse) is null then '[]' else jsonb_build_array(z.anfrage_id, z.adresse) end)::text, 'UTF8'))
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

alter table protokoll enable row level security;
create policy protokoll_schreiben on protokoll for insert with check (person_id = app_person() or app_system());
alter table protokoll_glied enable row level security;
create policy protokoll_glied_lesen on protokoll_glied for select using ((select app_system()));
alter table protokoll_offen enable row level security;
create policy protokoll_offen_lesen on protokoll_offen for select using ((select app_system()));

-- Whatever is said about an account enters the chain of the person's house, in the same transaction and whoever says it.
create function konto_in_die_kette() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into protokoll (organisation_id, person_id, person_organisation_id, aktion, art, objekt_art, objekt_id, anfrage_id, adresse)
    select coalesce(p.organisation_id, '00000000-0000-0000-0000-000000000000'), p.id, p.organisation_id, 'anmeldung.' || lower(n.art), 'KONTO',
      'KONTO_' || n.art, p.id, n.anfrage_id, n.adresse
    from neu n join person p on p.id = n.person_id order by n.nr;
  return null;
end $$;
create trigger konto_in_die_kette after insert on konto_protokoll referencing new table as neu for each statement execute function konto_in_die_kette();

-- When the heads were mailed last: of several servers the first one to ask does it.
create table protokoll_post (
  eins boolean primary key default true check (eins),
  am timestamptz not null
);

insert into protokoll_post (am) values ('epoch');

alter table protokoll_post enable row level security;
create policy protokoll_post_netz on protokoll_post using ((select app_system()));

revoke all on function protokoll_reihe_ein(), verkette_protokoll(int), raeume_protokoll_auf(), konto_in_die_kette() from public;
grant execute on function verkette_protokoll(int), raeume_protokoll_auf() to dreiklang_app;
grant select, insert on protokoll to dreiklang_app;
grant select on protokoll_glied, protokoll_offen to dreiklang_app;
grant select, update on protokoll_post to dreiklang_app;
`,
}
