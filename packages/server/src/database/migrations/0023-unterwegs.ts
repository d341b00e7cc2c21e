/** What was written without network: by its number each entry is taken up once, however often it comes. */
export const unterwegs = {
  name: '0023-unterwegs',
  sql: `
create table unterwegs_eintrag (
  -- Made on the device.
  eintrag_id uuid primary key,
  organisation_id uuid not null references organisation,
  person_id uuid not null references person,
  hausbesuch_id uuid not null references hausbesuch on delete cascade,
  art text not null,
  -- Both moments: the one that the device named, and the one in which it came.
  geschehen_am timestamptz not null,
  empfangen_am timestamptz not null,
  -- The visit had been changed meanwhile and stayed as it was.
  nachgereicht boolean not null,
  -- The words and what they met, sealed; null where the visit itself holds them and nothing was in the way.
  siegel text,
  blatt_version int
);
create index unterwegs_eintrag_besuch on unterwegs_eintrag (hausbesuch_id) where nachgereicht;

alter table unterwegs_eintrag enable row level security;
create policy unterwegs_eintrag_netz on unterwegs_eintrag
  using (organisation_id = (select app_organisation()) or (select app_system()));

grant select, insert on unterwegs_eintrag to dreiklang_app;
`,
}
