import { Table as BaseTable, UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useUiTexts } from './ui.texts.ts'
import classes from './Table.module.css'

export interface Sort {
  column: string
  direction: 'asc' | 'desc'
}

interface HeaderCellProps {
  column: {
    id: string
    header: string
    before?: ReactNode
    align?: 'start' | 'end'
    width?: string
    hideBelow?: string
    screenOnly?: boolean
    sortable?: boolean
  }
  sort?: Sort
  onSort?: (sort: Sort) => void
}

export function HeaderCell({ column, sort, onSort }: HeaderCellProps) {
  const t = useUiTexts()
  const direction = sort?.column === column.id ? sort.direction : null
  const cell = {
    'data-hide-below': column.hideBelow,
    'data-no-print': column.screenOnly,
    ta: column.align ?? 'start',
    scope: 'col',
    ...(column.width === undefined ? {} : { w: column.width }),
  } as const
  if (column.sortable !== true || onSort === undefined)
    return (
      <BaseTable.Th {...cell}>
        <Before>{column.before}</Before>
        {column.header}
      </BaseTable.Th>
    )

  const Icon = direction === 'asc' ? IconArrowUp : IconArrowDown
  return (
    <BaseTable.Th {...cell} aria-sort={direction === null ? 'none' : ariaSort[direction]}>
      <Before>{column.before}</Before>
      <UnstyledButton
        className={classes.sort ?? ''}
        title={t('sortBy', { column: column.header })}
        onClick={() => onSort({ column: column.id, direction: direction === 'asc' ? 'desc' : 'asc' })}
      >
        {column.header}
        {direction === null ? <IconArrowsSort size={16} aria-hidden /> : <Icon size={16} aria-hidden />}
      </UnstyledButton>
    </BaseTable.Th>
  )
}

function Before({ children }: { children: ReactNode }) {
  return children !== undefined && <span className={classes.before}>{children}</span>
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const
