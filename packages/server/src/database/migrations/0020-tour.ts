import { ownRows } from '../ownRows.ts'

export const tour = {
  name: '0020-tour',
  sql: `
create table tour (
  organisation_id uuid not null references organisation,
  person_id uuid not null references person,
  datum date not null,
  version int not null,
  status text not null,
  -- The whole tour as the domain knows it.
  daten jsonb not null,
  updated_at timestamptz not null,
  constraint tour_pkey primary key (person_id, datum)
);
create index tour_tag on tour (organisation_id, datum);
-- Nobody drives two tours at once.
create unique index tour_laufend on tour (person_id) where status = 'GESTARTET';

-- It goes with the record of the Klient, also when his name has to stay.
create table egk_mitnahme (
  klient_id uuid primary key references klient_akte on delete cascade,
  pflegedienst_id uuid not null references organisation,
  person_id uuid not null references person,
  am timestamptz not null
);

${ownRows('tour', 'organisation_id')}
${ownRows('egk_mitnahme', 'pflegedienst_id')}

grant select, insert, update on tour to dreiklang_app;
grant select, insert, delete on egk_mitnahme to dreiklang_app;
`,
}
