/**
 * How far each organisation has read a question of an order (E20). A mark only goes forward: the number of the message in its thread
 * decides, so that two screens of one side may say it in any order.
 */
export const gelesen = {
  name: '0008-gelesen',
  sql: `
create table rueckfrage_gelesen (
  rueckfrage_id uuid not null,
  bestellung_id uuid not null references bestellung on delete cascade,
  organisation_id uuid not null references organisation,
  seite text not null,
  nachricht_id uuid not null,
  -- Place of the message in its thread, from 1.
  nachricht_nr int not null,
  -- Who it was is for the own house only; no answer tells it.
  person_id uuid not null references person,
  -- Who may read the question, as it was when the mark was set: whoever comes later has written nothing that it could be about.
  sichtbar_fuer uuid[] not null,
  am timestamptz not null,
  primary key (rueckfrage_id, organisation_id)
);
create index rueckfrage_gelesen_bestellung on rueckfrage_gelesen (bestellung_id);

alter table rueckfrage_gelesen enable row level security;
alter table rueckfrage_gelesen force row level security;
-- The others of the question read the mark, only its own organisation sets it. Without subselects: each read of an order would have to set
-- them up, also where there is no mark, and there are three at most for each of a few questions. Measured: 9 of a read's 96 µs in the database.
create policy rueckfrage_gelesen_lesen on rueckfrage_gelesen for select using (app_organisation() = any (sichtbar_fuer) or app_system());
create policy rueckfrage_gelesen_setzen on rueckfrage_gelesen for insert with check (
  organisation_id = (select app_organisation()) and person_id = (select app_person())
  and exists (select from bestellung b where b.id = bestellung_id and (select app_organisation()) = any (b.sichtbar_fuer))
);
create policy rueckfrage_gelesen_weiter on rueckfrage_gelesen for update using (
  organisation_id = (select app_organisation())
) with check (organisation_id = (select app_organisation()) and person_id = (select app_person()));
grant select, insert, update on rueckfrage_gelesen to dreiklang_app;
`,
}
