import { ownRows } from '../ownRows.ts'

export const frist = {
  name: '0022-frist',
  sql: `
-- Whether the calendars of the house may hold more of a visit than its time; without a row they may not.
create table kalenderregel (
  organisation_id uuid primary key references organisation,
  kuerzel_erlaubt boolean not null
);

create table kalenderabo (
  person_id uuid primary key references person on delete cascade,
  organisation_id uuid not null references organisation,
  -- Of the address nothing else is kept.
  geheimnis_hash bytea not null unique,
  mit_kuerzel boolean not null,
  angelegt_am timestamptz not null,
  geaendert_am timestamptz not null,
  zuletzt_am timestamptz
);

-- A calendar forgets a visit only when it is told; so it is kept what was said of each.
create table kalendereintrag (
  person_id uuid not null references kalenderabo on delete cascade,
  hausbesuch_id uuid not null references hausbesuch on delete cascade,
  sequenz int not null,
  von timestamptz not null,
  dauer_minuten int not null,
  geaendert_am timestamptz not null,
  abgesagt_am timestamptz,
  primary key (person_id, hausbesuch_id)
);
create index kalendereintrag_besuch on kalendereintrag (hausbesuch_id);

-- Whoever leaves a house takes no calendar of it along, also when he comes back.
create function kalenderabo_endet() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from kalenderabo where person_id = new.id;
  return null;
end $$;
create trigger kalenderabo_endet after update of aktiv, organisation_id on person for each row
  when (not new.aktiv or new.organisation_id is distinct from old.organisation_id) execute function kalenderabo_endet();

-- What a house notes on a deadline. It holds for the day that was meant: when the deadline moves, it is a new one.
create table frist_vermerk (
  organisation_id uuid not null references organisation,
  art text not null,
  objekt_id uuid not null,
  klient_id uuid references klient on delete cascade,
  faellig date not null,
  ruht_bis date,
  grund text,
  ruht_durch text,
  zustaendig_id uuid references person,
  zustaendig_name text,
  zugewiesen_am timestamptz,
  geaendert_am timestamptz not null,
  primary key (organisation_id, art, objekt_id),
  constraint frist_vermerk_ruhe check (num_nulls(ruht_bis, grund, ruht_durch) = any (array[0, 3])),
  constraint frist_vermerk_zustaendig check (num_nulls(zustaendig_id, zustaendig_name, zugewiesen_am) = any (array[0, 3]))
);
create index frist_vermerk_klient on frist_vermerk (klient_id) where klient_id is not null;
create index frist_vermerk_zustaendig on frist_vermerk (zustaendig_id, zugewiesen_am) where zustaendig_id is not null;

-- The practice needs the card once a quarter, or it may not prescribe.
create table karte_eingelesen (
  klient_id uuid not null references klient on delete cascade,
  -- First day of the quarter.
  quartal date not null,
  pflegedienst_id uuid not null references organisation,
  person_id uuid not null references person,
  am timestamptz not null,
  primary key (klient_id, quartal)
);

create function vergiss_fristen() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from frist_vermerk where klient_id = new.id;
  delete from karte_eingelesen where klient_id = new.id;
  return null;
end $$;
create trigger vergiss_fristen after update of geloescht_am on klient for each row
  when (old.geloescht_am is null and new.geloescht_am is not null) execute function vergiss_fristen();

${ownRows('kalenderregel', 'organisation_id')}
${ownRows('kalenderabo', 'person_id')}
${ownRows('kalendereintrag', 'person_id')}
${ownRows('frist_vermerk', 'organisation_id')}
${ownRows('karte_eingelesen', 'pflegedienst_id')}

revoke all on function kalenderabo_endet(), vergiss_fristen() from public;
grant select, insert, update on kalenderregel to dreiklang_app;
grant select, insert, update, delete on kalenderabo, kalendereintrag, frist_vermerk, karte_eingelesen to dreiklang_app;
`,
}
