import type { LocationLine, StockLocation } from '@dreiklang/domain/inventory/stock.contract'
import { useState } from 'react'
import { Checkbox } from '../../form/Checkbox.tsx'
import { NumberField } from '../../form/NumberField.tsx'
import { formatNumber } from '../../shared/format.ts'
import { newIdempotencyKey } from '../../shared/idempotencyKey.ts'
import { Button } from '../../ui/buttons.tsx'
import { Alert, announce } from '../../ui/feedback.tsx'
import { Box, Note, Title } from '../../ui/layout.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { findByCode, useCount } from '../inventory.queries.ts'
import { useInventoryTexts } from '../inventory.texts.ts'
import { type StockScan, useStockScans } from './stockScan.ts'
import { ExpiryMark } from './stockWords.tsx'
import { type Counted, useCounting } from './useCounting.ts'
import classes from './Inventory.module.css'

interface CountPanelProps {
  location: StockLocation
  lines: readonly LocationLine[]
  onDone: () => void
}

/** A stock take of a place: many are scanned one after the other, and each line can be typed over. */
export function CountPanel({ location, lines: there, onDone }: CountPanelProps) {
  const t = useInventoryTexts()
  const [id] = useState(newIdempotencyKey)
  const [isComplete, setComplete] = useState(false)
  const [unknown, setUnknown] = useState<string | null>(null)
  const { lines, counted, keyOf, count, scan } = useCounting(there)
  const send = useCount()
  const take = async (read: StockScan | null): Promise<void> => {
    setUnknown(read === null ? '' : null)
    if (read === null) return
    const found = await findByCode(read.code)
    if (found === null) return setUnknown(read.code)
    scan(found, read)
    announce(t('count.heard', { name: found.product.name }))
  }
  useStockScans((read) => void take(read).catch(toastError))
  const finish = () =>
    send.mutate(
      {
        id,
        locationId: location.id,
        lines: counted.map(({ productId, lot, expiry, menge }) => ({ productId, lot, expiry, menge })),
        complete: isComplete,
      },
      {
        onError: toastError,
        onSuccess: ({ changed }) => {
          toastSuccess(t('count.done', { count: changed.length }))
          onDone()
        },
      },
    )
  return (
    <div className={classes.inside}>
      <Title order={2} size="h4">
        {t('count.title', { name: location.name })}
      </Title>
      <Note>{t('count.text')}</Note>
      {unknown !== null && (
        <Alert tone="warning" urgent>
          {unknown === '' ? t('scan.unreadable') : t('count.unknown', { code: unknown })}
        </Alert>
      )}
      <ul className={classes.lines} aria-label={t('count.lines')}>
        {lines.map((line) => (
          <CountRow key={keyOf(line)} line={line} onCount={(menge) => count(line, menge)} />
        ))}
      </ul>
      <Checkbox label={t('count.complete')} checked={isComplete} onChange={(event) => setComplete(event.currentTarget.checked)} />
      <div className={classes.top}>
        <Note role="status">{t('count.progress', { counted: formatNumber(counted.length), all: formatNumber(lines.length) })}</Note>
        <Button look="secondary" onClick={onDone}>
          {t('keepAsIs')}
        </Button>
        <Button disabled={counted.length === 0 && !isComplete} busy={send.isPending} onClick={finish}>
          {t('count.finish')}
        </Button>
      </div>
    </div>
  )
}

function CountRow({ line, onCount }: { line: Counted; onCount: (menge: number | null) => void }) {
  const t = useInventoryTexts()
  const { name, lot, expiry, expected, menge, isCounted } = line
  const words = lot === '' ? name : `${name}, ${t('batches.lot', { lot })}`
  return (
    <li>
      <span>
        {words}
        <span className={classes.second}>{t('count.expected', { count: formatNumber(expected) })}</span>
      </span>
      <ExpiryMark expiry={expiry} />
      <Box w={112}>
        <NumberField
          label={t('count.of', { name: words })}
          labelProps={{ className: 'unseen' }}
          value={isCounted ? menge : null}
          onChange={onCount}
          min={0}
          max={1_000_000}
          allowDecimal={false}
        />
      </Box>
    </li>
  )
}
