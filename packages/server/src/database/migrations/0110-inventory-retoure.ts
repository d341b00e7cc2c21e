/** What was given back or destroyed leaves the place at the Klient: which of it the ledger has read, and the kind of its movements. */
export const inventoryRetoure = {
  name: '0110-inventory-retoure',
  sql: `
create table inventory_retoure (
  position_id uuid not null,
  -- Its place among those of the position, the first one is 0.
  nr int not null,
  bestellung_id uuid not null references bestellung on delete cascade,
  primary key (position_id, nr)
);
create index inventory_retoure_bestellung on inventory_retoure (bestellung_id);
alter table inventory_retoure enable row level security;
alter table inventory_retoure force row level security;
create policy inventory_retoure_system on inventory_retoure to dreiklang_system using (true);
grant select, insert on inventory_retoure to dreiklang_app;

alter table inventory_movement drop constraint inventory_movement_kind_check;
alter table inventory_movement add constraint inventory_movement_kind_check
  check (kind in ('receipt', 'issue', 'consumption', 'disposal', 'transfer', 'count', 'correction', 'lieferung', 'retoure'));
`,
}
