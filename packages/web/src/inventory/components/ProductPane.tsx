import type { ProductSheet } from '@dreiklang/domain/inventory/stock.contract'
import { IconArrowsExchange, IconBan, IconDots, IconEdit, IconTag, IconTrash, IconX } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate, formatDateTime, formatEuro, formatNumber } from '../../shared/format.ts'
import { Button, IconButton } from '../../ui/buttons.tsx'
import { showQuery } from '../../ui/feedback.tsx'
import { Facts, Group, Note, Title } from '../../ui/layout.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { ledgerQuery, locationsQuery, sheetQuery, useRemoveProduct } from '../inventory.queries.ts'
import { useInventoryTexts } from '../inventory.texts.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { LabelPaper } from './LabelPaper.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { ProductDialog } from './ProductDialog.tsx'
import { RecallDialog } from './RecallDialog.tsx'
import { ExpiryMark, LowMark, useAmount } from './stockWords.tsx'
import classes from './Inventory.module.css'

/** The product that is open, with its batches and its ledger. */
export function ProductPane({ productId, onClose }: { productId: string; onClose: () => void }) {
  const { data: sheet, state } = showQuery(useQuery(sheetQuery(productId)), { rows: 4 })
  return (
    <section className={classes.inside} aria-label={sheet?.product.name}>
      {state}
      {sheet !== undefined && (
        <>
          <Head sheet={sheet} onClose={onClose} />
          <Numbers sheet={sheet} />
          <Batches sheet={sheet} />
          <Ledger productId={productId} />
        </>
      )}
    </section>
  )
}

type Opened = 'move' | 'edit' | 'recall' | 'labels' | 'remove'

function Head({ sheet, onClose }: { sheet: ProductSheet; onClose: () => void }) {
  const t = useInventoryTexts()
  const { product } = sheet
  const [opened, setOpened] = useState<Opened | null>(null)
  const remove = useRemoveProduct()
  const close = () => setOpened(null)
  const entry = (id: Exclude<Opened, 'move' | 'edit'>, icon: typeof IconTag, danger = false) => {
    const Sign = icon
    return { id, label: t(`menu.${id}`), icon: <Sign size={18} aria-hidden />, danger, onSelect: () => setOpened(id) }
  }
  return (
    <>
      <div className={classes.top}>
        <Title order={2} size="h4">
          {product.name}
        </Title>
        <Menu
          trigger={<IconButton label={t('menu.more')} icon={<IconDots size={20} aria-hidden />} />}
          groups={[{ entries: [entry('labels', IconTag), entry('recall', IconBan), entry('remove', IconTrash, true)] }]}
        />
        <IconButton label={t('close')} icon={<IconX size={20} aria-hidden />} onClick={onClose} />
      </div>
      <Group gap="xs">
        <Button icon={<IconArrowsExchange size={20} aria-hidden />} onClick={() => setOpened('move')}>
          {t('move.open')}
        </Button>
        <Button look="secondary" icon={<IconEdit size={20} aria-hidden />} onClick={() => setOpened('edit')}>
          {t('menu.edit')}
        </Button>
      </Group>
      {opened === 'move' && <MoveDialog sheet={sheet} onClose={close} />}
      {opened === 'edit' && <ProductDialog stocked={sheet} onClose={close} />}
      {opened === 'recall' && <RecallDialog sheet={sheet} onClose={close} />}
      {opened === 'labels' && <LabelPaper sheet={sheet} onPrinted={close} />}
      {opened === 'remove' && (
        <ConfirmDialog
          title={t('remove.title')}
          text={t('remove.text', { name: product.name })}
          action={t('remove.now')}
          cancel={t('keep')}
          busy={remove.isPending}
          onConfirm={() =>
            remove.mutate(product.id, {
              onError: toastError,
              onSuccess: () => {
                onClose()
                toastSuccess(t('remove.done', { name: product.name }))
              },
            })
          }
          onClose={close}
        />
      )}
    </>
  )
}

function Numbers({ sheet }: { sheet: ProductSheet }) {
  const t = useInventoryTexts()
  const amount = useAmount()
  const { product, unit, minimum, atKlienten, used, lastsUntil } = sheet
  const facts = [
    { label: t('field.stock'), value: amount(product.stock, unit) },
    ...(product.reserved > 0 ? [{ label: t('field.reserved'), value: amount(product.reserved, unit) }] : []),
    ...(minimum === null ? [] : [{ label: t('field.minimum'), value: amount(minimum, unit) }]),
    ...(atKlienten > 0 ? [{ label: t('field.atKlienten'), value: amount(atKlienten, unit) }] : []),
    { label: t('field.used'), value: amount(used, unit) },
    ...(lastsUntil === null ? [] : [{ label: t('field.lastsUntil'), value: formatDate(lastsUntil) }]),
    ...(product.price === null ? [] : [{ label: t('field.price'), value: formatEuro(Math.round(product.price * 100)) }]),
    ...(product.barcode === '' ? [] : [{ label: t('field.barcode'), value: product.barcode }]),
  ]
  return (
    <>
      <LowMark row={sheet} />
      <Facts facts={facts} />
      {product.description !== '' && <Note>{product.description}</Note>}
    </>
  )
}

/** By batch, what expires first first; under each where it lies. */
function Batches({ sheet: { batches, unit } }: { sheet: ProductSheet }) {
  const t = useInventoryTexts()
  const amount = useAmount()
  const { data: locations = [] } = useQuery(locationsQuery)
  const nameOf = (id: string) => locations.find((location) => location.id === id)?.name || t('place.unknown')
  return (
    <div>
      <Title order={3} size="h6">
        {t('batches.title')}
      </Title>
      {batches.length === 0 && <Note>{t('batches.none')}</Note>}
      <ul className={classes.lines}>
        {batches.map(({ lotId, lot, expiry, blocked, places }) => (
          <li key={lotId}>
            <span>
              {lot === '' ? t('batches.noLot') : t('batches.lot', { lot })}
              {places.map(({ locationId, menge }) => (
                <span key={locationId} className={classes.second}>
                  {nameOf(locationId)}: {amount(menge, unit)}
                </span>
              ))}
            </span>
            <ExpiryMark expiry={expiry} blocked={blocked} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Ledger({ productId }: { productId: string }) {
  const t = useInventoryTexts()
  const { data: locations = [] } = useQuery(locationsQuery)
  const ledger = useInfiniteQuery(ledgerQuery(productId))
  const rows = ledger.data?.pages.flatMap(({ movements }) => movements) ?? []
  return (
    <div>
      <Title order={3} size="h6">
        {t('ledger.title')}
      </Title>
      {ledger.data !== undefined && rows.length === 0 && <Note>{t('ledger.none')}</Note>}
      <ul className={classes.lines}>
        {rows.map(({ seq, at, kind, lot, locationId, menge, reason, personName }) => (
          <li key={seq}>
            <span>
              {t(`kind.${kind}`)}
              {reason !== null && `: ${reason}`}
              <span className={classes.second}>
                {[
                  formatDateTime(at),
                  personName ?? t('ledger.byItself'),
                  locations.find(({ id }) => id === locationId)?.name ?? '',
                  lot === '' ? '' : t('batches.lot', { lot }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <span className={classes.number}>{menge > 0 ? `+${formatNumber(menge)}` : formatNumber(menge)}</span>
          </li>
        ))}
      </ul>
      {ledger.hasNextPage && (
        <Button look="secondary" size="sm" busy={ledger.isFetchingNextPage} onClick={() => void ledger.fetchNextPage()}>
          {t('ledger.more')}
        </Button>
      )}
    </div>
  )
}
