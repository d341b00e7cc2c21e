import type { Eintrag } from '@dreiklang/domain/unterwegs/eintrag.contract'
import { besuchStatus } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { KonfliktFeld } from '@dreiklang/domain/unterwegs/unterwegs'
import { begriffeTexts } from '../../hausbesuch/begriffe.texts.ts'
import { formatDate, formatDateTime } from '../../shared/format.ts'
import { useTexts } from '../../shared/i18n.ts'

/** The words of an entry that somebody wrote freely. */
export function worteAus(angaben: Eintrag['angaben'] | Readonly<Record<string, unknown>>): string[] {
  const { ergebnis, text, leistungen } = angaben as { ergebnis?: unknown; text?: unknown; leistungen?: unknown }
  const gruende = Array.isArray(leistungen) ? leistungen.map((eine: { grund?: unknown }) => eine.grund) : []
  return [ergebnis, text, ...gruende].filter((wort) => typeof wort === 'string')
}

/** One side of a field that was changed, in words. */
export function useFeldWert(): (feld: KonfliktFeld['feld'], wert: string | null) => string {
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
