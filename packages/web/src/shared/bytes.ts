import { formatNumber } from './format.ts'

/** `48 KB`, `1,2 MB`; both languages write the unit alike. */
export function formatBytes(bytes: number): string {
  if (bytes >= 1_000_000) return `${formatNumber(bytes / 1_000_000, 1)} MB`
  return `${formatNumber(Math.max(1, Math.round(bytes / 1000)))} KB`
}
