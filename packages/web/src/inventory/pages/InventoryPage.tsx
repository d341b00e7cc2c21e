import { productSorts } from '@dreiklang/domain/inventory/inventory'
import { onlyStocks } from '@dreiklang/domain/inventory/stock.contract'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { IconCategory, IconDots, IconDownload, IconPlus, IconUpload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { SearchBox } from '../../form/SearchBox.tsx'
import { useSearchState } from '../../shared/searchState.ts'
import { useAction } from '../../shared/useAction.ts'
import { Button, IconButton } from '../../ui/buttons.tsx'
import { showQuery } from '../../ui/feedback.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { toastError, toastInfo } from '../../ui/toast.tsx'
import { ImportDialog } from '../components/ImportDialog.tsx'
import { InventoryHeader } from '../components/InventoryHeader.tsx'
import { ProductDialog } from '../components/ProductDialog.tsx'
import { ProductPane } from '../components/ProductPane.tsx'
import { ProductTable } from '../components/ProductTable.tsx'
import { type StockScan, useStockScans } from '../components/stockScan.ts'
import { TermsDialog } from '../components/TermsDialog.tsx'
import { type Shown, downloadInventory, findByCode, stockQuery, useLiveInventory } from '../inventory.queries.ts'
import { useInventoryTexts } from '../inventory.texts.ts'
import classes from '../components/Inventory.module.css'

const address = z.object({
  suche: z.string().max(120).default(''),
  sort: z.enum(productSorts).default('name'),
  richtung: z.enum(['asc', 'desc']).default('asc'),
  nur: z.enum(onlyStocks).default('all'),
  seite: z.coerce.number().int().min(1).default(1),
  produkt: z.union([z.literal(''), z.uuid()]).default(''),
})

export function InventoryPage() {
  const t = useInventoryTexts()
  const [{ suche, sort, richtung, nur, seite, produkt }, setAddress] = useSearchState(address)
  const shown: Shown = { search: suche, sort, order: richtung, only: nur, page: seite }
  const { data: listed, state } = showQuery(useQuery(stockQuery(shown)), { rows: 12, height: 44 })
  const [isNew, setNew] = useState(false)
  const [scanned, setScanned] = useState<StockScan | null>(null)
  useLiveInventory()
  const open = (id: string) => setAddress({ produkt: id }, { replace: produkt !== '' })
  const show = ({ search, sort: by, order, only, page }: Partial<Shown>) =>
    setAddress({
      ...(search !== undefined && { suche: search }),
      ...(by !== undefined && { sort: by }),
      ...(order !== undefined && { richtung: order }),
      ...(only !== undefined && { nur: only }),
      ...(page !== undefined && { seite: page }),
    })
  const startNew = () => setNew(true)
  useAction({ id: 'inventory.new', name: t('product.new'), section: t('title'), chord: 'c', perform: startNew })
  useStockScans((scan) => {
    if (scan === null) return toastInfo(t('scan.unreadable'))
    findByCode(scan.code).then((found) => (found === null ? setScanned(scan) : open(found.product.id)), toastError)
  })
  const closeNew = () => {
    setNew(false)
    setScanned(null)
  }
  return (
    <div className={classes.page}>
      <InventoryHeader here="stock">
        <SearchBox
          className={classes.search}
          label={t('search')}
          maxLength={120}
          value={suche}
          onSearch={(search) => show({ search, page: 1 })}
        />
        <MoreMenu />
        <Button icon={<IconPlus size={20} aria-hidden />} onClick={startNew}>
          {t('product.new')}
        </Button>
      </InventoryHeader>
      <div className={classes.body} data-open={produkt !== '' || undefined}>
        <div className={classes.column}>
          {state}
          {listed !== undefined && (
            <ProductTable listed={listed} shown={shown} openId={produkt} onShow={show} onOpen={open} onNew={startNew} />
          )}
        </div>
        {produkt !== '' && (
          <div className={classes.column}>
            <ProductPane key={produkt} productId={produkt} onClose={() => setAddress({ produkt: '' })} />
          </div>
        )}
      </div>
      {(isNew || scanned !== null) && (
        <ProductDialog stocked={null} start={scanned === null ? {} : { barcode: scanned.code }} onClose={closeNew} onSaved={open} />
      )}
    </div>
  )
}

function MoreMenu() {
  const t = useInventoryTexts()
  const [opened, setOpened] = useState<'terms' | 'import' | null>(null)
  const close = () => setOpened(null)
  const save = () => {
    const day = berlinDate(new Date().toISOString())
    downloadInventory(`${t('file')}-${day}.csv`).catch(toastError)
  }
  return (
    <>
      <Menu
        trigger={<IconButton label={t('menu.more')} icon={<IconDots size={22} aria-hidden />} />}
        groups={[
          {
            entries: [
              { id: 'terms', label: t('menu.terms'), icon: <IconCategory size={18} aria-hidden />, onSelect: () => setOpened('terms') },
              { id: 'import', label: t('menu.import'), icon: <IconUpload size={18} aria-hidden />, onSelect: () => setOpened('import') },
              { id: 'export', label: t('menu.export'), icon: <IconDownload size={18} aria-hidden />, onSelect: save },
            ],
          },
        ]}
      />
      {opened === 'terms' && <TermsDialog onClose={close} />}
      {opened === 'import' && <ImportDialog onClose={close} />}
    </>
  )
}
