/** Why a series is and what is said of a tour lie sealed; what was written before, the clock seals. */
export const siegel = {
  name: '0034-siegel',
  sql: `
alter table besuchsserie add column versiegelt boolean not null default false;
create index besuchsserie_offen on besuchsserie (id) where not versiegelt;
alter table tour add column versiegelt boolean not null default false;
create index tour_offen on tour (organisation_id, person_id, datum) where not versiegelt;
`,
}
