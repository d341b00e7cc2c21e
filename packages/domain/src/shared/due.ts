/** When something is due: a day, or an instant where the hour matters. */
import { type IsoDate, berlinDate, berlinInstant, berlinTimeOfDay } from './time.ts'

export type Due = string

/** The day in Berlin, of a day or an instant. */
export const dueDay = (dueDate: Due): IsoDate => (dueDate.length === 10 ? dueDate : berlinDate(dueDate))

/** The same hour of another day; a day stays a day. */
export const dueOnDay = (dueDate: Due, day: IsoDate): Due => (dueDate.length === 10 ? day : berlinInstant(day, berlinTimeOfDay(dueDate)))
