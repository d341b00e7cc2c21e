import { named } from '../shared/schemas.ts'
import { dateiTypen, maxDateiBytes } from './datei.ts'

export const dateiUpload = { types: dateiTypen, mostBytes: maxDateiBytes }

export const dateiName = named(200).refine((name) => !/[/\\]/.test(name), { message: 'zeichen' })
