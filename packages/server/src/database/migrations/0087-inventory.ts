const ofHouse = (table: string, grants: string) => `
alter table ${table} enable row level security;
alter table ${table} force row level security;
create policy ${table}_netz on ${table} using (organisation_id = (select app_organisation()));
create policy ${table}_system on ${table} to dreiklang_system using (true);
grant ${grants} on ${table} to dreiklang_app;
`

/** Products of a house, their batches and places, and a ledger that nobody writes over: what lies where is the sum of it. */
export const inventory = {
  name: '0087-inventory',
  sql: `
-- Categories, brands, vendors and tags.
create table inventory_term (
  organisation_id uuid not null references organisation,
  id uuid not null,
  kind text not null check (kind in ('category', 'brand', 'vendor', 'tag')),
  parent_id uuid,
  -- The document (inventory.document.ts); its words are sealed.
  daten jsonb not null,
  primary key (organisation_id, id),
  constraint inventory_term_parent foreign key (organisation_id, parent_id) references inventory_term (organisation_id, id)
    on delete set null (parent_id)
);
create index inventory_term_parent_of on inventory_term (organisation_id, parent_id) where parent_id is not null;

create table inventory_product (
  organisation_id uuid not null references organisation,
  id uuid not null,
  version int not null default 1,
  -- Who made it; null: an order has brought it. It is a part of this person's own copy (Art. 15 DSGVO).
  person_id uuid references person,
  name text not null,
  -- By which lists are sorted, as a dictionary does.
  place text collate "C" not null generated always as (falte(name)) stored,
  sku text not null,
  barcode text not null,
  -- PZN or GTIN, by which a scan finds it.
  code text,
  category_id uuid,
  brand_id uuid,
  vendor_id uuid,
  tags uuid[] not null,
  cost_cents int,
  base_price_cents int,
  tax_hundredths int,
  price_cents int,
  weight_grams int,
  active boolean not null,
  -- False: an order has brought it to a Klient, and nobody of the house has made it a product of its own.
  in_range boolean not null,
  unit text not null,
  contents int check (contents > 0),
  minimum int check (minimum >= 0),
  -- Sums of the ledger, written by it alone: in own places, and at Klienten.
  stock int not null default 0,
  at_klienten int not null default 0,
  reserved int not null default 0 check (reserved >= 0),
  -- Taken out of the list; the ledger still knows it.
  removed_at timestamptz,
  -- The document (inventory.document.ts); its words are sealed.
  daten jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organisation_id, id),
  constraint inventory_product_category foreign key (organisation_id, category_id) references inventory_term (organisation_id, id)
    on delete set null (category_id),
  constraint inventory_product_brand foreign key (organisation_id, brand_id) references inventory_term (organisation_id, id)
    on delete set null (brand_id),
  constraint inventory_product_vendor foreign key (organisation_id, vendor_id) references inventory_term (organisation_id, id)
    on delete set null (vendor_id)
);
create index inventory_product_place on inventory_product (organisation_id, place, id) where removed_at is null;
create index inventory_product_stock on inventory_product (organisation_id, stock, id) where removed_at is null;
create index inventory_product_code on inventory_product (organisation_id, code) where code is not null;
create index inventory_product_sku on inventory_product (organisation_id, sku) where sku <> '';
create index inventory_product_low on inventory_product (organisation_id, place) where removed_at is null and stock - reserved < minimum;
create index inventory_product_person on inventory_product (person_id) where person_id is not null;

create table inventory_lot (
  organisation_id uuid not null,
  id uuid not null,
  product_id uuid not null,
  -- '' when nobody has said it.
  lot text not null,
  expiry date,
  -- Since when it is not to be used any more.
  blocked_at timestamptz,
  primary key (organisation_id, id),
  constraint inventory_lot_of_product unique (organisation_id, product_id, id),
  constraint inventory_lot_once unique nulls not distinct (organisation_id, product_id, lot, expiry),
  foreign key (organisation_id, product_id) references inventory_product (organisation_id, id)
);
create index inventory_lot_expiry on inventory_lot (organisation_id, expiry) where expiry is not null;
create index inventory_lot_blocked on inventory_lot (organisation_id) where blocked_at is not null;

create table inventory_location (
  organisation_id uuid not null references organisation,
  id uuid not null,
  kind text not null check (kind in ('room', 'car', 'klient')),
  -- Null when the Klient was erased.
  klient_id uuid references klient on delete set null,
  removed_at timestamptz,
  -- The document (inventory.document.ts); its words are sealed. Null: it is called as the Klient is.
  daten jsonb,
  primary key (organisation_id, id),
  constraint inventory_location_klient unique (organisation_id, klient_id),
  constraint inventory_location_named check ((kind = 'klient') = (daten is null))
);
create index inventory_location_of_klient on inventory_location (klient_id) where klient_id is not null;

create table inventory_movement (
  seq bigint generated always as identity primary key,
  organisation_id uuid not null,
  -- What was asked for once; a call may move several batches.
  request_id uuid not null,
  line int not null,
  kind text not null check (kind in ('receipt', 'issue', 'consumption', 'disposal', 'transfer', 'count', 'correction', 'lieferung')),
  product_id uuid not null,
  lot_id uuid not null,
  location_id uuid not null,
  menge int not null,
  -- Null: an order or a visit has moved it.
  person_id uuid references person,
  at timestamptz not null,
  -- The order that has brought it.
  bestellung_id uuid,
  -- The document (inventory.document.ts); its words are sealed.
  daten jsonb not null,
  constraint inventory_movement_once unique (organisation_id, request_id, line),
  constraint inventory_movement_lot foreign key (organisation_id, product_id, lot_id) references inventory_lot (organisation_id, product_id, id),
  constraint inventory_movement_location foreign key (organisation_id, location_id) references inventory_location (organisation_id, id)
);
create index inventory_movement_product on inventory_movement (organisation_id, product_id, seq);
create index inventory_movement_location_of on inventory_movement (organisation_id, location_id, seq);
create index inventory_movement_used on inventory_movement (organisation_id, product_id, at) where kind in ('consumption', 'issue');
create index inventory_movement_person on inventory_movement (person_id) where person_id is not null;

create table inventory_balance (
  organisation_id uuid not null,
  product_id uuid not null,
  lot_id uuid not null,
  location_id uuid not null,
  menge int not null,
  primary key (organisation_id, product_id, lot_id, location_id),
  constraint inventory_balance_enough check (menge >= 0)
);
create index inventory_balance_location on inventory_balance (organisation_id, location_id) where menge > 0;

-- The sums go with the ledger: in the same statement, and in no other way, because nobody else may write them.
create function inventory_add_up() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into inventory_balance (organisation_id, product_id, lot_id, location_id, menge)
    select distinct organisation_id, product_id, lot_id, location_id, 0 from booked
    order by organisation_id, product_id, lot_id, location_id
    on conflict do nothing;
  update inventory_balance b set menge = b.menge + d.menge
    from (select organisation_id, product_id, lot_id, location_id, sum(menge)::int as menge from booked group by 1, 2, 3, 4) d
    where (b.organisation_id, b.product_id, b.lot_id, b.location_id) = (d.organisation_id, d.product_id, d.lot_id, d.location_id);
  update inventory_product p set stock = p.stock + d.own, at_klienten = p.at_klienten + d.other
    from (
      select m.organisation_id, m.product_id, coalesce(sum(m.menge) filter (where l.kind <> 'klient'), 0)::int as own,
        coalesce(sum(m.menge) filter (where l.kind = 'klient'), 0)::int as other
      from booked m join inventory_location l on l.organisation_id = m.organisation_id and l.id = m.location_id group by 1, 2
    ) d
    where p.organisation_id = d.organisation_id and p.id = d.product_id;
  return null;
end $$;
create trigger inventory_add_up after insert on inventory_movement referencing new table as booked
  for each statement execute function inventory_add_up();

-- An erased Klient leaves no place behind that says whose it was; before the row changes, because afterwards nobody sees it.
create function inventory_forget_klient() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update inventory_location set klient_id = null where klient_id = new.id;
  return new;
end $$;
create trigger inventory_forget_klient before update of geloescht_am on klient
  for each row when (new.geloescht_am is not null and old.geloescht_am is null) execute function inventory_forget_klient();
${ofHouse('inventory_term', 'select, insert, update, delete')}
${ofHouse('inventory_product', 'select, insert, update')}
${ofHouse('inventory_lot', 'select, insert, update')}
${ofHouse('inventory_movement', 'select, insert')}
${ofHouse('inventory_balance', 'select')}
-- A place at a restricted Klient is as hidden as he is.
alter table inventory_location enable row level security;
alter table inventory_location force row level security;
create policy inventory_location_netz on inventory_location using (
  organisation_id = (select app_organisation()) and (klient_id is null or exists (select from klient k where k.id = klient_id))
);
create policy inventory_location_system on inventory_location to dreiklang_system using (true);
grant select, insert, update on inventory_location to dreiklang_app;
revoke all on function inventory_add_up(), inventory_forget_klient() from public;
`,
}
