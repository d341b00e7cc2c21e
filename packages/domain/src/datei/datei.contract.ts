import { named } from '../shared/schemas.ts'
import { dateiTypen, maxDateiBytes } from './datei.ts'

/** For the `upload` of a call that takes any file. The body is the file; its name comes in the query as `dateiName`. */
export const dateiUpload = { types: dateiTypen, mostBytes: maxDateiBytes }

/** The name that a file is found and saved by again: no folders. */
export const dateiName = named(200).refine((name) => !/[/\\]/.test(name), { message: 'zeichen' })
