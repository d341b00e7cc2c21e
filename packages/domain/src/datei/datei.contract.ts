import { named } from '../shared/schemas.ts'
import { dateiTypen, fitsTyp, maxDateiBytes } from './datei.ts'

export const dateiUpload = { types: dateiTypen, mostBytes: maxDateiBytes }

/** Marks that turn the direction of writing: between them `fdp.exe` reads as `exe.pdf`. */
const turned = /[/\\\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/

/** No folder in it, and it reads as it is. */
export const isPlainName = (name: string): boolean => !turned.test(name)

/** What the system of the reader does with a file it takes from the ending, so there is none but those of the kinds that are taken. */
export const dateiName = named(200)
  .refine(isPlainName, { message: 'zeichen' })
  .refine((name) => dateiTypen.some((typ) => fitsTyp(name, typ)), { message: 'datei.endung' })

/** Of every call that takes a file in, where a scanner looks through it. */
export const scanErrors = ['datei.schadsoftware', 'datei.zu_gross_zum_pruefen', 'datei.pruefung_weg'] as const
