import { codeOf } from '@dreiklang/domain/inventory/inventory'
import { useEffectEvent, useLayoutEffect } from 'react'
import { extraOf, readScan } from '../../bestellliste/components/beutel/scan.ts'
import { listenForScans } from '../../bestellliste/components/beutel/scanner.ts'

export interface StockScan {
  /** PZN or GTIN. */
  code: string
  lot: string | null
  expiry: string | null
}

/** A pack with its batch and expiry where its code says them, or a GTIN alone; null: nothing that the inventory knows to read. */
export function readStockScan(text: string): StockScan | null {
  const trimmed = text.trim()
  const scan = readScan(trimmed)
  if (scan.art === 'PACK') return { code: scan.pack.pzn, lot: scan.pack.charge, expiry: scan.pack.verfall }
  if (scan.art === 'LABEL') return null
  const gs1 = /^(?:\]d2)?01(\d{14})/.exec(trimmed)?.[1]
  const code = codeOf(gs1 ?? trimmed)
  if (code === null) return null
  const { charge, verfall } = extraOf(trimmed)
  return { code, lot: charge, expiry: verfall }
}

/** Hears the hand scanner on the whole page, unless something covers it. Null: what it read is no pack. */
export function useStockScans(onScan: (scan: StockScan | null) => void): void {
  const take = useEffectEvent((text: string) => {
    if (document.querySelector('[aria-modal="true"]') === null) onScan(readStockScan(text))
  })
  useLayoutEffect(() => listenForScans((text) => take(text)), [])
}
