import { dokumentationPath, leistungsnachweisePath } from '../hausbesuch/hausbesuch.paths.ts'
import { stringifySearch } from '../shared/searchParams.ts'

export const staendePath = (hausbesuchId: string, version?: number) =>
  `${dokumentationPath(hausbesuchId)}/staende${stringifySearch(version === undefined ? {} : { stand: String(version) })}`

/** In the room of orders, above this one: a new order out of a visit, for what it left to do. */
export const bestellungFromFolgePath = (values: { klient: string; besuch: string; folge: string }) =>
  `/bestellungen/neu${stringifySearch(values)}`

/** The month in which the day lies; without one that of today. */
export const leistungsnachweisPath = (klientId: string, tag?: string) =>
  `/hausbesuch/klient/${klientId}/leistungsnachweis${stringifySearch(tag === undefined ? {} : { tag })}`

/** The sheet as it was signed in the month of the day. */
export const nachweisfassungPath = (klientId: string, { tag, version }: { tag: string; version: number }) =>
  `/hausbesuch/klient/${klientId}/leistungsnachweis/fassung${stringifySearch({ tag, fassung: String(version) })}`

/** The list of a month, as `2026-11`. */
export const nachweisePath = (monat: string) => `${leistungsnachweisePath}${stringifySearch({ monat })}`

/** The sheets of a month with the filter of the list, or of those who were chosen. */
export const nachweisDruckPath = (values: Record<string, string | string[]>) => `${leistungsnachweisePath}/druck${stringifySearch(values)}`
