import type { Entry } from '@dreiklang/domain/unterwegs/entry.contract'
import { besuchStatus } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { EntryArt, ConflictField } from '@dreiklang/domain/unterwegs/unterwegs'
import { begriffeTexts } from '../../hausbesuch/begriffe.texts.ts'
import { formatDate, formatDateTime } from '../../shared/format.ts'
import { stepsTexts } from '../../hausbesuch/steps.texts.ts'
import { useTexts } from '../../shared/i18n.ts'
import { unterwegsTexts } from '../unterwegs.texts.ts'

export function wordsFrom(angaben: Entry['angaben'] | Readonly<Record<string, unknown>>): string[] {
  const { ergebnis, text, leistungen } = angaben as { ergebnis?: unknown; text?: unknown; leistungen?: unknown }
  const gruende = Array.isArray(leistungen) ? leistungen.map((eine: { grund?: unknown }) => eine.grund) : []
  return [ergebnis, text, ...gruende].filter((word) => typeof word === 'string')
}

export function useEntryName(): (entry: { art: EntryArt; angaben: Readonly<Record<string, unknown>> }) => string {
  const t = useTexts(unterwegsTexts)
  const s = useTexts(stepsTexts)
  return ({ art, angaben }) => {
    if (art === 'dokumentieren') return t(angaben['ende'] === true ? 'blatt.ende' : 'blatt.entwurf')
    return s(`getan.${art}`)
  }
}

export function useFieldValue(): (field: Exclude<ConflictField['feld'], `blatt.${string}`>, value: string | null) => string {
  const b = useTexts(begriffeTexts)
  return (field, value) => {
    if (value === null || value === '') return '–'
    switch (field) {
      case 'status': {
        const status = besuchStatus.find((einer) => einer === value)
        return status === undefined ? value : b(`status.${status}`)
      }
      case 'zeit':
        return `${formatDate(value.slice(0, 10))}, ${value.slice(11)}`
      case 'unterwegsAb':
      case 'beginn':
      case 'ende':
      case 'nichtAngetroffen':
        return formatDateTime(value)
      case 'personen':
      case 'ergebnis':
        return value
      default:
        return field satisfies never
    }
  }
}
