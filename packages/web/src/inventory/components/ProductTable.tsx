import type { ProductSort } from '@dreiklang/domain/inventory/inventory'
import { productSorts } from '@dreiklang/domain/inventory/inventory'
import { onlyStocks, type OnlyStock, type Stocked } from '@dreiklang/domain/inventory/stock.contract'
import { IconChevronLeft, IconChevronRight, IconPackages } from '@tabler/icons-react'
import { formatEuro, formatNumber } from '../../shared/format.ts'
import { Button, IconButton, Link } from '../../ui/buttons.tsx'
import chip from '../../ui/Chip.module.css'
import { EmptyState } from '../../ui/feedback.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { useMatches } from '../../ui/useMatches.ts'
import { productPath } from '../inventory.paths.ts'
import { type Shown, shownPerPage } from '../inventory.queries.ts'
import { useInventoryTexts } from '../inventory.texts.ts'
import { ExpiryMark, LowMark, useAmount } from './stockWords.tsx'
import classes from './Inventory.module.css'

export interface Listed {
  rows: readonly Stocked[]
  total: number
  page: number
  lastPage: number
}

interface ProductTableProps {
  listed: Listed
  shown: Shown
  openId: string
  onShow: (change: Partial<Shown>) => void
  onOpen: (id: string) => void
  onNew: () => void
}

/** Money is kept in cents and told with two digits. */
const euro = (amount: number | null): string => (amount === null ? '–' : formatEuro(Math.round(amount * 100)))

function useColumns(): Column<Stocked>[] {
  const t = useInventoryTexts()
  const amount = useAmount()
  const isPhone = useMatches('(width < 600px)')
  // On a phone the marks stand below the name: a column of their own would leave it five letters.
  const marks: Column<Stocked> = { id: 'mark', header: t('field.hint'), cell: (row) => <Marks row={row} /> }
  return [
    {
      id: 'name',
      header: t('field.name'),
      sortable: true,
      cell: (row) => (
        <>
          <Link to={productPath(row.product.id)}>{row.product.name}</Link>
          <span className={classes.second}>
            {[row.product.sku, row.product.barcode, row.product.active ? '' : t('mark.inactive')].filter(Boolean).join(' · ')}
          </span>
          {isPhone && <Marks row={row} />}
        </>
      ),
    },
    {
      id: 'stock',
      header: t('field.stock'),
      sortable: true,
      align: 'end',
      cell: ({ product, unit }) => <span className={classes.number}>{amount(product.stock, unit)}</span>,
    },
    ...(isPhone ? [] : [marks]),
    {
      id: 'reserved',
      header: t('field.reserved'),
      sortable: true,
      align: 'end',
      hideBelow: 'lg',
      cell: ({ product }) => <span className={classes.number}>{formatNumber(product.reserved)}</span>,
    },
    {
      id: 'price',
      header: t('field.price'),
      sortable: true,
      align: 'end',
      hideBelow: 'md',
      cell: ({ product }) => <span className={classes.number}>{euro(product.price)}</span>,
    },
  ]
}

function Marks({ row }: { row: Stocked }) {
  return (
    <>
      <LowMark row={row} /> <ExpiryMark expiry={row.nextExpiry} />
    </>
  )
}

const isSort = (column: string): column is ProductSort => productSorts.some((sort) => sort === column)

export function ProductTable({ listed, shown, openId, onShow, onOpen, onNew }: ProductTableProps) {
  const t = useInventoryTexts()
  const columns = useColumns()
  const isNarrowed = shown.search !== '' || shown.only !== 'all'
  return (
    <>
      <div className={classes.tools} role="group" aria-label={t('show')} data-no-print>
        <div className={classes.chips}>
          {onlyStocks.map((only) => (
            <button
              key={only}
              type="button"
              className={chip.chip}
              aria-pressed={only === shown.only}
              onClick={() => onShow({ only: only satisfies OnlyStock, page: 1 })}
            >
              {t(`only.${only}`)}
            </button>
          ))}
        </div>
        <Pager listed={listed} onPage={(page) => onShow({ page })} />
      </div>
      {listed.rows.length === 0 && (
        <EmptyState
          icon={<IconPackages size={28} />}
          title={t(isNarrowed ? 'empty.notFound' : 'empty.title')}
          action={!isNarrowed && <Button onClick={onNew}>{t('product.new')}</Button>}
        >
          {t(isNarrowed ? 'empty.notFoundText' : 'empty.text')}
        </EmptyState>
      )}
      {listed.rows.length > 0 && (
        <div className={classes.table}>
          <Table
            caption={t('list')}
            columns={columns}
            rows={listed.rows}
            rowKey={({ product }) => product.id}
            onRowOpen={({ product }) => onOpen(product.id)}
            selectedKey={openId}
            sort={{ column: shown.sort, direction: shown.order }}
            onSort={({ column, direction }) => isSort(column) && onShow({ sort: column, order: direction, page: 1 })}
          />
        </div>
      )}
    </>
  )
}

function Pager({ listed: { rows, total, page, lastPage }, onPage }: { listed: Listed; onPage: (page: number) => void }) {
  const t = useInventoryTexts()
  if (rows.length === 0) return null
  const from = (page - 1) * shownPerPage + 1
  return (
    <div className={classes.pager} role="group" aria-label={t('pages')}>
      <span>{t('page', { from: formatNumber(from), to: formatNumber(from + rows.length - 1), total: formatNumber(total) })}</span>
      {lastPage > 1 && (
        <>
          <IconButton
            label={t('previous')}
            icon={<IconChevronLeft size={20} aria-hidden />}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          />
          <IconButton
            label={t('next')}
            icon={<IconChevronRight size={20} aria-hidden />}
            disabled={page >= lastPage}
            onClick={() => onPage(page + 1)}
          />
        </>
      )}
    </div>
  )
}
