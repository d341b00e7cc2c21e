/** Which batch an order has brought to whom, so that a recall finds it; and how far orders and sheets were read for the ledger. */
export const inventoryRecall = {
  name: '0088-inventory-recall',
  sql: `
create table inventory_lieferung (
  lieferung_id uuid not null,
  position_id uuid not null,
  line int not null,
  bestellung_id uuid not null references bestellung on delete cascade,
  pflegedienst_id uuid not null references organisation,
  apotheke_id uuid references organisation,
  praxis_id uuid references organisation,
  -- Null: for the nursing service, or the Klient was erased.
  klient_id uuid references klient on delete set null,
  -- PZN, where the order names it.
  code text,
  name text not null,
  lot text not null,
  expiry date,
  menge int not null,
  unit text not null,
  at timestamptz not null,
  primary key (lieferung_id, position_id, line)
);
create index inventory_lieferung_lot on inventory_lieferung (code, lot) where code is not null and lot <> '';
create index inventory_lieferung_bestellung on inventory_lieferung (bestellung_id);
create index inventory_lieferung_klient on inventory_lieferung (klient_id) where klient_id is not null;
alter table inventory_lieferung enable row level security;
alter table inventory_lieferung force row level security;
create policy inventory_lieferung_netz on inventory_lieferung using ((select app_organisation()) in (pflegedienst_id, apotheke_id, praxis_id));
create policy inventory_lieferung_system on inventory_lieferung to dreiklang_system using (true);
grant select, insert on inventory_lieferung to dreiklang_app;

create table inventory_recall (
  organisation_id uuid not null references organisation,
  -- The same at every organisation that it concerns.
  id uuid not null,
  -- Null: a pharmacy, of which a practice learns nothing.
  reported_by uuid references organisation,
  -- Who has reported it: it is a part of this person's own copy (Art. 15 DSGVO). Null at the others.
  person_id uuid references person,
  code text not null,
  name text not null,
  lot text not null,
  at timestamptz not null,
  -- Since when the others know of it.
  spread_at timestamptz,
  closed_at timestamptz,
  closed_by uuid references person,
  -- The document (inventory.document.ts); its words are sealed.
  daten jsonb not null,
  primary key (organisation_id, id)
);
create index inventory_recall_newest on inventory_recall (organisation_id, at desc);
create index inventory_recall_lot on inventory_recall (organisation_id, code, lot);
create index inventory_recall_unspread on inventory_recall (at) where spread_at is null;
create index inventory_recall_person on inventory_recall (person_id) where person_id is not null;
create index inventory_recall_closed_by on inventory_recall (closed_by) where closed_by is not null;
alter table inventory_recall enable row level security;
alter table inventory_recall force row level security;
create policy inventory_recall_netz on inventory_recall using (organisation_id = (select app_organisation()));
create policy inventory_recall_system on inventory_recall to dreiklang_system using (true);
grant select, insert, update on inventory_recall to dreiklang_app;

create table inventory_follow (
  id int primary key check (id = 1),
  -- What was delivered before moves nothing: nobody knows what is left of it. Null: there was nothing.
  since timestamptz,
  -- The event that was read last.
  tx text not null,
  seq bigint not null,
  -- Sheets that were closed before were read.
  sheets_until timestamptz
);
insert into inventory_follow (id, since, tx, seq, sheets_until)
  select 1, start, '0', 0, start from (select case when exists (select from ereignis) then now() end as start) s;
alter table inventory_follow enable row level security;
alter table inventory_follow force row level security;
create policy inventory_follow_system on inventory_follow to dreiklang_system using (true);
grant select, update on inventory_follow to dreiklang_app;

create or replace function inventory_forget_klient() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update inventory_location set klient_id = null where klient_id = new.id;
  update inventory_lieferung set klient_id = null where klient_id = new.id;
  return new;
end $$;
`,
}
