/** The plan of medicines of a Klient: as it is, with the record, and each version that it had. */
export const medikationsplan = {
  name: '0116-medikationsplan',
  sql: `
alter table klient_akte add column medikation text;

-- Goes with the record. Only ever added to: what was given was given by the version of its day.
create table medikationsplan_fassung (
  id uuid primary key,
  klient_id uuid not null references klient_akte on delete cascade,
  pflegedienst_id uuid not null references organisation,
  version int not null,
  person_id uuid not null references person,
  am timestamptz not null,
  inhalt text not null,
  constraint medikationsplan_fassung_einmal unique (klient_id, version)
);
alter table medikationsplan_fassung enable row level security;
alter table medikationsplan_fassung force row level security;
-- The record says who may see it: under a restriction (Art. 18 DSGVO) it is not there, and what its plan was neither.
create policy medikationsplan_fassung_netz on medikationsplan_fassung using (pflegedienst_id = (select app_organisation())
  and exists (select from klient k where k.id = klient_id and k.pflegedienst_id = (select app_organisation())));
create policy medikationsplan_fassung_system on medikationsplan_fassung to dreiklang_system using (true);
grant select, insert on medikationsplan_fassung to dreiklang_app;
`,
}
