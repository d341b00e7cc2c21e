/** Row-level security, the net under scoped statements: `dreiklang_app` cannot bypass it and sees nothing before a name is said. */
import { ownRows } from '../ownRows.ts'

export const shared = {
  name: '0001-shared',
  sql: `
create extension if not exists pg_trgm;

create function app_organisation() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.organisation', true), '')::uuid $$;

create function app_person() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.person', true), '')::uuid $$;

create function app_system() returns boolean language sql stable parallel safe
  as $$ select coalesce(current_setting('app.system', true), '') = 'ja' $$;

-- Same key, same answer: what a write answered, for a day.
create table idempotenz (
  person_id uuid not null,
  schluessel text not null,
  anfrage_hash bytea not null,
  antwort text not null,
  created_at timestamptz not null,
  primary key (person_id, schluessel)
);
create index idempotenz_alter on idempotenz (created_at);

${ownRows('idempotenz', 'person_id')}

grant usage on schema public to dreiklang_app;

-- Lower case, umlauts folded: ä, ae and a find each other. And the accents of the neighbours: Yıldız, Šimić and Núñez are found by those who have a German keyboard.
create function falte(p_text text) returns text language sql immutable parallel safe as $$
  select replace(replace(replace(replace(replace(
    translate(lower(replace(p_text, 'İ', 'i')), 'äÄàÀáÁâÂãÃåÅăĂąĄāĀæÆçÇćĆčČďĎđĐðÐèÈéÉêÊëËęĘěĚēĒėĖğĞìÌíÍîÎïÏīĪıłŁľĽñÑńŃňŇòÒóÓôÔõÕöÖøØőŐōŌœŒřŘśŚšŠşŞșȘťŤțȚţŢùÙúÚûÛüÜůŮűŰūŪýÝÿŸźŹżŻžŽ', 'aaaaaaaaaaaaaaaaaaaaccccccddddddeeeeeeeeeeeeeeeeggiiiiiiiiiiillllnnnnnnoooooooooooooooooorrssssssssttttttuuuuuuuuuuuuuuyyyyzzzzzz'), 'ẞ', 'ss'), 'ß', 'ss'), 'ae', 'a'), 'oe', 'o'), 'ue', 'u')
$$;

-- Folded, with a blank before each word. Schema-qualified, because a restored dump computes generated columns without a search path.
create function suchform(p_text text) returns text language sql immutable parallel safe as $$
  select ' ' || translate(public.falte(p_text), '-.,;:/()[]''’\`´"&+_', '                  ')
$$;

-- The same door, however the street is written.
create function haus_von(p_adresse jsonb) returns text language sql immutable parallel safe as $$
  select nullif(concat_ws('|', p_adresse ->> 'plz', regexp_replace(falte(p_adresse ->> 'strasse'), '(strasse|str\\.?)$', 'str'),
    replace(lower(p_adresse ->> 'hausnummer'), ' ', '')), '')
$$;

grant select, insert, delete on idempotenz to dreiklang_app;
`,
}
