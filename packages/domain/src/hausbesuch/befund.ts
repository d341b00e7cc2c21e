import type { Instant } from '../shared/time.ts'
import type { Befund } from './view.contract.ts'

/** A warning, unless it says otherwise. */
export const befund = (art: Befund['art'], what: Partial<Omit<Befund, 'art'>> = {}): Befund => ({
  person: null,
  besuch: null,
  bis: null,
  minuten: null,
  gruppe: null,
  art,
  schwere: 'WARNUNG',
  ...what,
})

export const countMinutes = (from: Instant, to: Instant): number => Math.round((Date.parse(to) - Date.parse(from)) / 60_000)
export const nameOf = ({ id, name }: { id: string; name: string }) => ({ id, name })
