import { isIsoDate } from '@dreiklang/domain/shared/time'

/** `2026-12-24` → `24.12.2026`; anything else comes back as it is. */
export function writeGermanDate(value: string): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)
  return parts === null ? value : `${parts[3]}.${parts[2]}.${parts[1]}`
}

/**
 * `24.12.2026`, `1.2.26`, `24/12/2026`, `241226`, ISO. Two digits: this century up to `lastShortYear`, else the last. Null: no such day.
 */
export function readGermanDate(text: string, lastShortYear = 49): string | null {
  const trimmed = text.trim()
  if (isIsoDate(trimmed)) return trimmed
  const parts = /^(\d{1,2})[./ -](\d{1,2})[./ -](\d{4}|\d{2})$/.exec(trimmed) ?? /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(trimmed)
  if (parts === null) return null
  const [, day = '', month = '', year = ''] = parts
  const century = Number(year) <= lastShortYear ? '20' : '19'
  const value = `${year.length === 2 ? century + year : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isIsoDate(value) ? value : null
}
