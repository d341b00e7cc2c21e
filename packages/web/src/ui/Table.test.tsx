import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { Table } from './Table.tsx'
import type { Sort } from './TableHeader.tsx'
import { renderUi } from './ui.fixtures.tsx'

const rows = ['Anna', 'Berta', 'Clara'].map((name) => ({ name }))
let opened: string[] = []
let sorted: Sort[] = []

beforeEach(async () => {
  opened = []
  sorted = []
  await renderUi(
    <Table
      caption="Klient/innen"
      rows={rows}
      rowKey={({ name }) => name}
      onRowOpen={({ name }) => opened.push(name)}
      sort={{ column: 'name', direction: 'asc' }}
      onSort={(sort) => sorted.push(sort)}
      columns={[
        { id: 'name', header: 'Name', sortable: true, cell: ({ name }) => name },
        { id: 'anruf', header: 'Anruf', cell: ({ name }) => <button type="button">{`${name} anrufen`}</button> },
      ]}
    />,
  )
})

describe('a table', () => {
  it('has a name and columns', () => {
    const table = screen.getByRole('table', { name: 'Klient/innen' })
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Name', 'Anruf'])
  })

  it('is walked through with the arrow keys and opened with Enter, and is one stop for the Tab key', async () => {
    const [, first, second] = screen.getAllByRole('row')
    first?.focus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(document.activeElement).toBe(second)
    expect(opened).toEqual(['Berta'])
    expect(screen.getAllByRole('row').filter((row) => row.tabIndex === 0 && row.hasAttribute('tabindex'))).toEqual([second])
  })

  it('opens a row by click, but not when a button in it is meant', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Clara anrufen' }))
    expect(opened).toEqual([])
    await userEvent.click(screen.getByText('Clara'))
    expect(opened).toEqual(['Clara'])
  })

  it('is sorted by its head and says so', async () => {
    expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending')
    await userEvent.click(screen.getByRole('button', { name: 'Name' }))
    expect(sorted).toEqual([{ column: 'name', direction: 'desc' }])
  })
})
