/** Labels of a product, one for each of its batches: a scanner reads from them what it reads from a pack. */
import { codeOf, labelCodeOf } from '@dreiklang/domain/inventory/inventory'
import type { ProductSheet } from '@dreiklang/domain/inventory/stock.contract'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { formatDate } from '../../shared/format.ts'
import { QrCode } from '../../ui/QrCode.tsx'
import { useInventoryTexts } from '../inventory.texts.ts'
import classes from './LabelPaper.module.css'

export function LabelPaper({ sheet: { product, batches }, onPrinted }: { sheet: ProductSheet; onPrinted: () => void }) {
  const t = useInventoryTexts()
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted)
    window.print()
    return () => window.removeEventListener('afterprint', onPrinted)
    // Once for each time that it is asked for: what is read anew in between is no reason to print again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- prints once
  }, [])
  const code = codeOf(product.barcode)
  const labels = batches.length === 0 ? [{ lotId: '', lot: '', expiry: null }] : batches
  return createPortal(
    <div className={classes.paper}>
      {labels.map(({ lotId, lot, expiry }) => (
        <section key={lotId} className={classes.label}>
          {code === null ? <span /> : <QrCode text={labelCodeOf({ code, lot, expiry })} label={t('labels.code', { code })} />}
          <div>
            <p className={classes.name}>{product.name}</p>
            <p>{[product.sku, product.barcode].filter(Boolean).join(' · ')}</p>
            {lot !== '' && <p>{t('batches.lot', { lot })}</p>}
            {expiry !== null && <p>{t('mark.until', { day: formatDate(expiry) })}</p>}
          </div>
        </section>
      ))}
    </div>,
    document.body,
  )
}
