import type { Eintrag } from '@dreiklang/domain/unterwegs/eintrag.contract'
import { besuchStatus } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { EintragArt, KonfliktFeld } from '@dreiklang/domain/unterwegs/unterwegs'
import { begriffeTexts } from '../../hausbesuch/begriffe.texts.ts'
import { formatDate, formatDateTime } from '../../shared/format.ts'
import { schritteTexts } from '../../hausbesuch/schritte.texts.ts'
import { useTexts } from '../../shared/i18n.ts'
import { unterwegsTexts } from '../unterwegs.texts.ts'

/** The words of an entry that someone wrote freely. */
export function worteAus(angaben: Eintrag['angaben'] | Readonly<Record<string, unknown>>): string[] {
  const { ergebnis, text, leistungen } = angaben as { ergebnis?: unknown; text?: unknown; leistungen?: unknown }
  const gruende = Array.isArray(leistungen) ? leistungen.map((eine: { grund?: unknown }) => eine.grund) : []
  return [ergebnis, text, ...gruende].filter((wort) => typeof wort === 'string')
}

/** What someone did, in words. */
export function useEintragName(): (eintrag: { art: EintragArt; angaben: Readonly<Record<string, unknown>> }) => string {
  const t = useTexts(unterwegsTexts)
  const s = useTexts(schritteTexts)
  return ({ art, angaben }) => {
    if (art === 'dokumentieren') return t(angaben['ende'] === true ? 'blatt.ende' : 'blatt.entwurf')
    return s(`getan.${art}`)
  }
}

/** One side of a field that was changed, in words. */
export function useFeldWert(): (feld: Exclude<KonfliktFeld['feld'], `blatt.${string}`>, wert: string | null) => string {
  const b = useTexts(begriffeTexts)
  return (feld, wert) => {
    if (wert === null || wert === '') return '–'
    switch (feld) {
      case 'status': {
        const status = besuchStatus.find((einer) => einer === wert)
        return status === undefined ? wert : b(`status.${status}`)
      }
      case 'zeit':
        return `${formatDate(wert.slice(0, 10))}, ${wert.slice(11)}`
      case 'unterwegsAb':
      case 'beginn':
      case 'ende':
      case 'nichtAngetroffen':
        return formatDateTime(wert)
      case 'personen':
      case 'ergebnis':
        return wert
      default:
        return feld satisfies never
    }
  }
}
