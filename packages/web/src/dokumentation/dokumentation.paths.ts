import { dokumentationPath } from '../hausbesuch/hausbesuch.paths.ts'
import { stringifySearch } from '../shared/searchParams.ts'

export const staendePath = (hausbesuchId: string, version?: number) =>
  `${dokumentationPath(hausbesuchId)}/staende${stringifySearch(version === undefined ? {} : { stand: String(version) })}`

/** In the room of orders, above this one: a new order out of a visit, for what it left to do. */
export const bestellungFromFolgePath = (values: { klient: string; besuch: string; folge: string }) =>
  `/bestellungen/neu${stringifySearch(values)}`

/** The month in which the day lies; without one that of today. */
export const leistungsnachweisPath = (klientId: string, tag?: string) =>
  `/hausbesuch/klient/${klientId}/leistungsnachweis${stringifySearch(tag === undefined ? {} : { tag })}`
