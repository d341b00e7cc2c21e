/** Addresses of programs to which the events of a house are sent, and what was sent when. */
export const webhook = {
  name: '0130-webhook',
  sql: `
create table webhook (
  id uuid primary key,
  organisation_id uuid not null references organisation,
  url text not null,
  kinds text[] not null,
  -- Signs what is sent; sealed under the key of the house.
  secret text not null,
  created_by uuid not null references person,
  created_at timestamptz not null,
  off_at timestamptz,
  off_why text,
  constraint webhook_off check ((off_at is null) = (off_why is null))
);
create index webhook_organisation on webhook (organisation_id);
create index webhook_on on webhook (id) where off_at is null;
alter table webhook enable row level security;
alter table webhook force row level security;
create policy webhook_netz on webhook using (organisation_id = (select app_organisation()));
create policy webhook_system on webhook to dreiklang_system using (true);
grant select, insert, update, delete on webhook to dreiklang_app;

-- Ids and kinds alone: the body says nothing about a person.
create table webhook_dispatch (
  id uuid primary key,
  webhook_id uuid not null references webhook on delete cascade,
  organisation_id uuid not null references organisation,
  event_seq bigint not null,
  kind text not null,
  subject uuid not null,
  body text not null,
  queued_at timestamptz not null,
  attempts int not null default 0,
  tried_at timestamptz,
  -- Null: done or given up.
  next_at timestamptz,
  done_at timestamptz,
  status int,
  fault text,
  constraint webhook_dispatch_once unique (webhook_id, event_seq)
);
create index webhook_dispatch_due on webhook_dispatch (next_at) where next_at is not null;
create index webhook_dispatch_subject on webhook_dispatch (webhook_id, subject, event_seq) where next_at is not null;
alter table webhook_dispatch enable row level security;
alter table webhook_dispatch force row level security;
create policy webhook_dispatch_netz on webhook_dispatch using (organisation_id = (select app_organisation()));
create policy webhook_dispatch_system on webhook_dispatch to dreiklang_system using (true);
grant select, insert, update, delete on webhook_dispatch to dreiklang_app;

-- How far the events have been read; whoever reads holds it.
create table webhook_stand (
  einzig boolean primary key default true check (einzig),
  tx text not null,
  seq bigint not null
);
insert into webhook_stand (tx, seq) values ('0', 0);
alter table webhook_stand enable row level security;
alter table webhook_stand force row level security;
create policy webhook_stand_system on webhook_stand to dreiklang_system using (true);
grant select, update on webhook_stand to dreiklang_app;
`,
}
