import { expect, test } from 'vitest'
import type { Columns, Filled, Outer, PlainColumns } from './columns.ts'

test('a column is called as statements call it: in one word, or by the name that they give it', () => {
  const row: Columns<'person', 'id' | 'organisation_id' | 'created_at as seit'> = { id: '1', organisationId: null, seit: '2026-03-29' }
  const plain: PlainColumns<'person', 'id' | 'organisation_id'> = { id: row.id, organisation_id: row.organisationId }
  expect([row, plain]).toHaveLength(2)
})

test('a column that the table does not have is an error', () => {
  // @ts-expect-error -- as after a migration that renamed it
  const row: Columns<'person', 'id' | 'vorname'> = { id: '1' }
  expect(row).toEqual({ id: '1' })
})

test('what a column means does not hide that it may be empty', () => {
  const row: Columns<'anliegen', 'status' | 'zustaendig_name', { status: 'NEU' | 'ERLEDIGT'; zustaendigName: 'Eva' | 'Uwe' }> = {
    status: 'NEU',
    zustaendigName: null,
  }
  // @ts-expect-error -- nobody may be responsible
  const name: 'Eva' | 'Uwe' = row.zustaendigName
  const status: 'NEU' | 'ERLEDIGT' = row.status
  expect([name, status]).toEqual([null, 'NEU'])
})

test('a statement may say that a column is filled, or that there may be no row', () => {
  const filled: Filled<Columns<'anliegen', 'id' | 'klient_id'>, 'klientId'> = { id: '1', klientId: '2' }
  const outer: Outer<Columns<'person', 'id' | 'name'>> = { id: null, name: null }
  const klientId: string = filled.klientId
  expect([klientId, outer.name]).toEqual(['2', null])
})
