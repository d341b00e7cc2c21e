/** What was taken over from a proposal, with the places before: so that it can be taken back, as long as nobody has touched it. */
import { ownRows } from '../ownRows.ts'

export const planung = {
  name: '0019-planung',
  sql: `
create table planung_uebernahme (
  organisation_id uuid not null references organisation,
  id uuid not null,
  person_id uuid not null,
  am timestamptz not null,
  zurueck_am timestamptz,
  primary key (organisation_id, id)
);

create table planung_zug (
  organisation_id uuid not null,
  uebernahme_id uuid not null,
  hausbesuch_id uuid not null references hausbesuch on delete cascade,
  -- Of the visit, after it was moved.
  version int not null,
  -- Time and people before.
  vorher jsonb not null,
  primary key (organisation_id, uebernahme_id, hausbesuch_id),
  foreign key (organisation_id, uebernahme_id) references planung_uebernahme
);
create index planung_zug_besuch on planung_zug (hausbesuch_id);

${ownRows('planung_uebernahme', 'organisation_id')}
${ownRows('planung_zug', 'organisation_id')}

grant select, insert on planung_uebernahme, planung_zug to dreiklang_app;
grant update (zurueck_am) on planung_uebernahme to dreiklang_app;
`,
}
