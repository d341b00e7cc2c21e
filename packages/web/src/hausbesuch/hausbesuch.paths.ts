import { stringifySearch } from '../shared/searchParams.ts'

export const hausbesuchePath = '/hausbesuch'
/** The board of the room planung, which stands above this one. */
export const planungPath = '/hausbesuch/planung'
/** The day on the device, and what waits there for the network. */
export const unterwegsPath = '/hausbesuch/unterwegs'
/** The tour of a person on a day: without a day that of today, without a person the own one. */
export const tourPath = (suche: { tag?: string; person?: string } = {}) => `/hausbesuch/tour${stringifySearch(suche)}`
/** The tours of the organisation. */
export const tourenPath = (tag?: string) => `/hausbesuch/touren${stringifySearch(tag === undefined ? {} : { tag })}`
export const newHausbesuchPath = (values: Record<string, string> = {}) => `/hausbesuch/neu${stringifySearch(values)}`
/** What doctors said by word of mouth, in the room above. */
export const anordnungenPath = '/hausbesuch/anordnungen'
/** Its sheet, in the room above: a visit that has begun goes on there. */
export const dokumentationPath = (hausbesuchId: string) => `/hausbesuch/${hausbesuchId}/dokumentation`
/** Vital signs of a Klient over time, in the room above. */
export const vitalwertePath = (klientId: string) => `/hausbesuch/klient/${klientId}/vitalwerte`
export const hausbesuchPath = (hausbesuchId: string) => `/hausbesuch/${hausbesuchId}`
/** Series stand under the visits, in a room above this one. */
export const serienPath = '/hausbesuch/serien'
export const newSeriePath = (values: Record<string, string> = {}) => `${serienPath}/neu${stringifySearch(values)}`
/** `was`: opens with the change of all visits, or of those from a day on. */
export const seriePath = (serieId: string, was: Record<string, string> = {}) => `${serienPath}/${serieId}${stringifySearch(was)}`
