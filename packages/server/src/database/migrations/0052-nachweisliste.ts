/**
 * What the list of month sheets asks of a finished sheet, in numbers beside its seal: how many services it says as provided, by who pays, and
 * whether there is a Handzeichen. Written when a sheet is finished; of older ones, and of those that ended with their visit, when first asked for.
 */
import { ownRowsForced } from '../ownRows.ts'

export const nachweisliste = {
  name: '0052-nachweisliste',
  sql: `
create table besuchsblatt_nachweis (
  hausbesuch_id uuid primary key references besuchsblatt on delete cascade,
  organisation_id uuid not null references organisation,
  sgb_v int not null,
  sgb_xi int not null,
  andere int not null,
  handzeichen boolean not null
);
${ownRowsForced('besuchsblatt_nachweis', 'organisation_id')}
create policy besuchsblatt_nachweis_system on besuchsblatt_nachweis to dreiklang_system using (true);
grant select, insert on besuchsblatt_nachweis to dreiklang_app;

create index hausbesuch_pflegedienst_tag on hausbesuch (pflegedienst_id, tag) where tag is not null;
`,
}
