/** How an amount stands that the Klient pays of a delivery, in words. */
import { kassierArten } from '@dreiklang/domain/bestellung/lieferung'
import type { BestellungAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { findOpenZuzahlung, zuzahlungOfBag } from '@dreiklang/domain/bestellung/zuzahlungStand'
import { z } from 'zod'
import { formatDateTime, formatEuro } from '../../shared/format.ts'
import { useZuzahlungTexts } from '../onDemand.texts.ts'

type Lieferung = BestellungAnswer['lieferungen'][number]

/** Null: the pharmacy has said no amount. */
export function useZuzahlungStand(): (lieferung: Lieferung, positionen: BestellungAnswer['positionen']) => string | null {
  const t = useZuzahlungTexts()
  return (lieferung, positionen) => {
    const due = zuzahlungOfBag(lieferung, positionen)
    if (due === null) return null
    if (due === 0) return t('keine')
    const { kassiert, uebergebenAm } = lieferung
    if (uebergebenAm === null) return formatEuro(due)
    if (kassiert === null) return t('niemand', { betrag: formatEuro(due) })
    const said = t(`stand.${kassiert.art}`, {
      betrag: formatEuro(kassiert.art === 'BAR' ? (kassiert.cent ?? 0) : due - (kassiert.cent ?? 0)),
      grund: kassiert.grund ?? '',
      wer: kassiert.durch?.name ?? '–',
      am: formatDateTime(kassiert.am),
    })
    const open = kassiert.art === 'BAR' ? findOpenZuzahlung(lieferung, positionen) : 0
    return open === 0 ? said : `${said}. ${t('rest', { betrag: formatEuro(open) })}`
  }
}

const told = z.object({
  zuzahlung: z
    .object({ art: z.enum(kassierArten), cent: z.number().optional(), grund: z.string().optional() })
    .optional()
    .catch(undefined),
})

/** What an event says of it; empty where it says nothing. */
export function useZuzahlungSentence(): (angaben: Record<string, unknown>) => string {
  const t = useZuzahlungTexts()
  return (angaben) => {
    const { zuzahlung } = told.parse(angaben)
    if (zuzahlung === undefined) return ''
    return t(`ereignis.${zuzahlung.art}`, { betrag: formatEuro(zuzahlung.cent ?? 0), grund: zuzahlung.grund ?? '' })
  }
}
