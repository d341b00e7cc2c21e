/**
 * What a change in a record was, from what to what: beside the audit trail, whose rows never hold content, and sealed like the record. Kept as
 * long as the row of the trail; after an erasure nobody can read it, because the key of the Klient is gone.
 */
export const protokollAenderung = {
  name: '0111-protokoll-aenderung',
  sql: `
create table protokoll_aenderung (
  nr bigint primary key references protokoll on delete cascade,
  organisation_id uuid not null references organisation,
  klient_id uuid not null,
  -- Fields with what stood in them before and after (changedFields.ts), sealed under the key of the Klient.
  werte text not null
);
create index protokoll_aenderung_klient on protokoll_aenderung (klient_id);
alter table protokoll_aenderung enable row level security;
alter table protokoll_aenderung force row level security;
-- The record says who may see it: under a restriction (Art. 18 DSGVO) it is not there, and what was changed in it neither.
create policy protokoll_aenderung_netz on protokoll_aenderung using (organisation_id = (select app_organisation())
  and exists (select from klient k where k.id = klient_id and k.pflegedienst_id = (select app_organisation())));
create policy protokoll_aenderung_system on protokoll_aenderung to dreiklang_system using (true);
grant select, insert on protokoll_aenderung to dreiklang_app;
create trigger protokoll_aenderung_bleibt before update on protokoll_aenderung for each row execute function protokoll_bleibt();
`,
}
