/** Cards that come again: on which day the clock makes the next one. */
export const boardRecurring = {
  name: '0127-board-recurring',
  sql: `
alter table board_card
  -- Null: it does not come again, or the next one is made already.
  add column next_day date,
  -- The card that the clock has made this one after; that one may be deleted since.
  add column made_after uuid;
create index board_card_next_day on board_card (next_day) where next_day is not null;
-- Whatever goes wrong, no card is made twice after another.
create unique index board_card_made_after on board_card (organisation_id, made_after) where made_after is not null;
`,
}
