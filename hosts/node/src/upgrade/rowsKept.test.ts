import { expect, it } from 'vitest'
import { compareRows } from './rowsKept.ts'

const sql = 'alter table klient add column x text; insert into einwilligung select id from klient; drop table merkzettel;'

it('an upgrade may change the rows of tables that its migrations name, and tells of each', () => {
  const before = { klient: 5, einwilligung: 1, merkzettel: 3, bestellung: 7, schema_migration: 28 }
  expect(compareRows(before, { klient: 5, einwilligung: 6, bestellung: 7, schema_migration: 29 }, sql)).toEqual({
    faults: [],
    changed: ['einwilligung: 1 rows before, 6 after', 'merkzettel: 3 rows before, no table after'],
  })
})

it('an upgrade may neither lose nor double rows of a table that no migration names', () => {
  const before = { klient: 5, bestellung: 7, person: 2, mail: 4 }
  expect(compareRows(before, { klient: 5, bestellung: 6, mail: 8 }, sql)).toEqual({
    faults: ['bestellung: 7 rows before, 6 after', 'person: 2 rows before, no table after', 'mail: 4 rows before, 8 after'],
    changed: [],
  })
})
