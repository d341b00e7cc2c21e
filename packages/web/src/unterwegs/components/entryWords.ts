import { besuchStatus } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { Entry } from '@dreiklang/domain/unterwegs/entry.contract'
import type { EntryArt, ConflictField } from '@dreiklang/domain/unterwegs/unterwegs'
import { useBegriffeTexts, useStepsTexts } from '../../hausbesuch/hausbesuch.texts.ts'
import { formatDate, formatDateTime } from '../../shared/format.ts'
import { useUnterwegsTexts } from '../unterwegs.texts.ts'

export function wordsFrom(angaben: Entry['angaben'] | Readonly<Record<string, unknown>>): string[] {
  const { ergebnis, text, leistungen } = angaben as { ergebnis?: unknown; text?: unknown; leistungen?: unknown }
  const reasons = Array.isArray(leistungen) ? leistungen.map((one: { grund?: unknown }) => one.grund) : []
  return [ergebnis, text, ...reasons].filter((word) => typeof word === 'string')
}

export function useEntryName(): (entry: { art: EntryArt; angaben: Readonly<Record<string, unknown>> }) => string {
  const t = useUnterwegsTexts()
  const s = useStepsTexts()
  return ({ art, angaben }) => {
    if (art === 'dokumentieren') return t(angaben['ende'] === true ? 'blatt.ende' : 'blatt.entwurf')
    return s(`getan.${art}`)
  }
}

export function useFieldValue(): (field: Exclude<ConflictField['feld'], `blatt.${string}`>, value: string | null) => string {
  const b = useBegriffeTexts()
  return (field, value) => {
    if (value === null || value === '') return '–'
    switch (field) {
      case 'status': {
        const status = besuchStatus.find((one) => one === value)
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
