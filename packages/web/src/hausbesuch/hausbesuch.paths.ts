import { stringifySearch } from '../shared/searchParams.ts'

export const hausbesuchePath = '/hausbesuch'
/** The rooms above this one (planung, unterwegs, dokumentation, serie) are known here by their addresses only. */
export const planungPath = '/hausbesuch/planung'
export const unterwegsPath = '/hausbesuch/unterwegs'
/** The tour of a person on a day: without a day that of today, without a person the own one. */
export const tourPath = (search: { tag?: string; person?: string } = {}) => `/hausbesuch/tour${stringifySearch(search)}`
export const tourenPath = (tag?: string) => `/hausbesuch/touren${stringifySearch(tag === undefined ? {} : { tag })}`
export const newHausbesuchPath = (values: Record<string, string> = {}) => `/hausbesuch/neu${stringifySearch(values)}`
export const leistungsnachweisePath = '/hausbesuch/leistungsnachweise'
export const anordnungenPath = '/hausbesuch/anordnungen'
export const dokumentationPath = (hausbesuchId: string) => `/hausbesuch/${hausbesuchId}/dokumentation`
export const vitalwertePath = (klientId: string) => `/hausbesuch/klient/${klientId}/vitalwerte`
export const hausbesuchPath = (hausbesuchId: string) => `/hausbesuch/${hausbesuchId}`
export const serienPath = '/hausbesuch/serien'
export const newSeriePath = (values: Record<string, string> = {}) => `${serienPath}/neu${stringifySearch(values)}`
/** `was`: opens with the change of all visits, or of those from a day on. */
export const seriePath = (serieId: string, what: Record<string, string> = {}) => `${serienPath}/${serieId}${stringifySearch(what)}`
