const onBoard = (table: string) => `
alter table ${table} enable row level security;
alter table ${table} force row level security;
create policy ${table}_netz on ${table} using (
  organisation_id = (select app_organisation())
  and exists (select from board b where b.organisation_id = ${table}.organisation_id and b.id = ${table}.board_id)
);
create policy ${table}_system on ${table} to dreiklang_system using (true);
grant select, insert, update, delete on ${table} to dreiklang_app;
`

/** Boards of a house or of some of its people, with lists, cards, labels and comments. */
export const scrumboard = {
  name: '0073-scrumboard',
  sql: `
create table board (
  organisation_id uuid not null references organisation,
  id uuid not null,
  version int not null default 1,
  -- Who made it: it is a part of this person's own copy (Art. 15 DSGVO).
  person_id uuid not null references person,
  icon text not null check (icon in ('board', 'package', 'users', 'calendar', 'tools', 'pill', 'truck', 'school')),
  visibility text not null check (visibility in ('members', 'house')),
  -- People of the house. An array and no table: a table would be guarded by the board, and the board by it.
  members uuid[] not null,
  -- Since when it lies in the archive.
  archived_at timestamptz,
  last_activity timestamptz not null,
  -- The document (scrumboard.document.ts); its words are sealed.
  daten jsonb not null,
  created_at timestamptz not null,
  primary key (organisation_id, id)
);
create index board_newest on board (organisation_id, last_activity desc, id);
create index board_person on board (person_id);
create index board_archive on board (archived_at) where archived_at is not null;

create table board_list (
  organisation_id uuid not null,
  id uuid not null,
  board_id uuid not null,
  position int not null,
  -- How many cards the house wants in it at most.
  card_limit int check (card_limit > 0),
  -- The document (scrumboard.document.ts); its words are sealed.
  daten jsonb not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, board_id) references board (organisation_id, id) on delete cascade,
  -- A card is in a list of its own board.
  constraint board_list_board unique (organisation_id, board_id, id)
);

create table board_label (
  organisation_id uuid not null,
  id uuid not null,
  board_id uuid not null,
  -- The document (scrumboard.document.ts); its words are sealed.
  daten jsonb not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, board_id) references board (organisation_id, id) on delete cascade
);
create index board_label_board on board_label (organisation_id, board_id);

create table board_card (
  organisation_id uuid not null,
  id uuid not null,
  board_id uuid not null,
  list_id uuid not null,
  version int not null default 1,
  position int not null,
  -- Who made it: it is a part of this person's own copy (Art. 15 DSGVO).
  person_id uuid not null references person,
  changed_by uuid not null references person,
  colour text not null check (colour in ('plain', 'yellow', 'green', 'blue', 'red', 'grey')),
  -- Whose work it is, and labels of its board; who writes them holds the board.
  members uuid[] not null,
  labels uuid[] not null,
  -- Since when it lies in the archive.
  archived_at timestamptz,
  -- The document (scrumboard.document.ts); its words are sealed.
  daten jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organisation_id, id),
  constraint board_card_list foreign key (organisation_id, board_id, list_id) references board_list (organisation_id, board_id, id) on delete cascade
);
create index board_card_places on board_card (organisation_id, board_id, list_id, position, id);
create index board_card_person on board_card (person_id);
create index board_card_changed_by on board_card (changed_by);
create index board_card_archive on board_card (archived_at) where archived_at is not null;

create table board_comment (
  organisation_id uuid not null,
  id uuid not null,
  board_id uuid not null,
  card_id uuid not null,
  person_id uuid not null references person,
  -- The document (scrumboard.document.ts); its words are sealed.
  daten jsonb not null,
  created_at timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, card_id) references board_card (organisation_id, id) on delete cascade,
  foreign key (organisation_id, board_id) references board (organisation_id, id) on delete cascade
);
create index board_comment_card on board_comment (organisation_id, card_id, created_at);
create index board_comment_board on board_comment (organisation_id, board_id);
create index board_comment_person on board_comment (person_id);

alter table board enable row level security;
alter table board force row level security;
create policy board_netz on board using (
  organisation_id = (select app_organisation()) and (visibility = 'house' or (select app_person()) = any (members))
);
create policy board_system on board to dreiklang_system using (true);
grant select, insert, update, delete on board to dreiklang_app;
${['board_list', 'board_label', 'board_card', 'board_comment'].map(onBoard).join('')}`,
}
