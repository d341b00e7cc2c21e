import { Table as BaseTable, VisuallyHidden } from '@mantine/core'
import { useId, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { HeaderCell, type Sort } from './TableHeader.tsx'
import { useUiTexts } from './ui.texts.ts'
import classes from './Table.module.css'

export interface Column<Row> {
  id: string
  header: string
  /** Stands before the name in the head. */
  before?: ReactNode
  cell: (row: Row) => ReactNode
  align?: 'start' | 'end'
  width?: string
  hideBelow?: 'sm' | 'md' | 'lg'
  /** Holds what is pressed: left out on paper. */
  screenOnly?: boolean
  sortable?: boolean
}

export interface TableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** A row can be opened by click, Enter and the link in its first cell. Put that link there: it is what new tabs and screen readers use. */
  onRowOpen?: (row: Row) => void
  selectedKey?: string
  sort?: Sort
  onSort?: (sort: Sort) => void
  /** Marks a row by its tone at the left edge; say the same in words in a cell. */
  rowTone?: (row: Row) => 'warning' | 'danger' | null
  /** The tick in a cell says the same. */
  rowMarked?: (row: Row) => boolean
}

export function Table<Row>({ caption, columns, rows, rowKey, onRowOpen, selectedKey, sort, onSort, rowTone, rowMarked }: TableProps<Row>) {
  const t = useUiTexts()
  const hintId = useId()
  return (
    <div className={classes.frame}>
      {onRowOpen !== undefined && <VisuallyHidden id={hintId}>{t('tableHint')}</VisuallyHidden>}
      <BaseTable
        className={classes.table ?? ''}
        aria-describedby={onRowOpen === undefined ? undefined : hintId}
        verticalSpacing="var(--app-row-space)"
      >
        <BaseTable.Caption className="unseen">{caption}</BaseTable.Caption>
        <BaseTable.Thead className={classes.head ?? ''}>
          <BaseTable.Tr>
            {columns.map((column) => (
              <HeaderCell
                key={column.id}
                column={column}
                {...(sort === undefined ? {} : { sort })}
                {...(onSort === undefined ? {} : { onSort })}
              />
            ))}
          </BaseTable.Tr>
        </BaseTable.Thead>
        <BaseTable.Tbody>
          {rows.map((row, index) => (
            <BaseTable.Tr
              key={rowKey(row)}
              className={classes.row ?? ''}
              data-tone={rowTone?.(row) ?? undefined}
              data-selected={rowKey(row) === selectedKey || undefined}
              data-marked={rowMarked?.(row) === true || undefined}
              {...(onRowOpen === undefined ? {} : rowHandlers({ open: () => onRowOpen(row), first: index === 0 }))}
            >
              {columns.map((column) => (
                <BaseTable.Td
                  key={column.id}
                  data-hide-below={column.hideBelow}
                  data-no-print={column.screenOnly}
                  ta={column.align ?? 'start'}
                >
                  {column.cell(row)}
                </BaseTable.Td>
              ))}
            </BaseTable.Tr>
          ))}
        </BaseTable.Tbody>
      </BaseTable>
    </div>
  )
}

/** One tab stop for all rows; the arrow keys move between them. Links and buttons inside a row keep their own behaviour. */
function rowHandlers({ open, first }: { open: () => void; first: boolean }) {
  return {
    tabIndex: first ? 0 : -1,
    'data-openable': true,
    onKeyDown(event: KeyboardEvent<HTMLTableRowElement>) {
      if (event.target !== event.currentTarget) return
      if (event.key === 'Enter') open()
      const neighbour = event.key === 'ArrowDown' ? event.currentTarget.nextElementSibling : event.currentTarget.previousElementSibling
      if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && neighbour instanceof HTMLElement) {
        event.preventDefault()
        event.currentTarget.tabIndex = -1
        neighbour.tabIndex = 0
        neighbour.focus()
      }
    },
    onClick(event: MouseEvent<HTMLTableRowElement>) {
      const target = event.target
      const interactive = target instanceof Element && target.closest('a, button, input, label, [role="menuitem"]') !== null
      const selecting = window.getSelection()?.type === 'Range'
      if (!interactive && !selecting) open()
    },
  }
}
