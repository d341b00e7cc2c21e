import {
  type Blatt,
  angekuendigteDocument,
  blattSchema,
  gabeDocument,
  gesagtesDocument,
  vitalDocument,
  vitalwert,
  wundDocument,
  wunde,
  zusaetzlicheDocument,
} from '@dreiklang/domain/dokumentation/blatt.document'
import type { DokumentationAnswer } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import type { DocumentOf, Fields } from '@dreiklang/domain/shared/document'
import { type FormOf, formOf } from '../../shared/documentForm.ts'
import type { Schreibblatt } from './useBlatt.ts'

export type Teil = Pick<Schreibblatt, 'blatt' | 'change'>

/** Whose record the caller's organisation keeps: only there lie photos. */
export const aktenKlient = ({ seite, besuch: { klient } }: DokumentationAnswer): string | null =>
  seite === 'PFLEGE' && klient !== null ? klient.id : null

/** For the list of what is missing: each field that it names has this id. */
export const fieldId = (path: string) => `blatt-${path}`

export function anStelle<Entry extends { id: string }>(list: readonly Entry[], neu: Entry): Entry[] {
  return list.some(({ id }) => id === neu.id) ? list.map((one) => (one.id === neu.id ? neu : one)) : [...list, neu]
}

export const withoutEntry = <Entry extends { id: string }>(list: readonly Entry[], weg: Entry): Entry[] =>
  list.filter(({ id }) => id !== weg.id)

const saysNothing = (value: unknown): boolean => {
  if (typeof value === 'string') return value.trim() === ''
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every((part) => part === null)
}

export const withoutEmpty = (values: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, saysNothing(value) ? null : value]))

const { zusaetzliche, medikation, anordnungen, folgen } = blattSchema.shape

/** A line that is new, or one that is there already. */
const begun = <F extends Fields>(fields: F, said: Partial<DocumentOf<F>>): FormOf<F> => formOf(fields, { id: crypto.randomUUID(), ...said })

export const additionalForm = (one: Partial<Blatt['zusaetzliche'][number]>) => ({
  schema: zusaetzliche.element,
  werte: begun(zusaetzlicheDocument, one),
})

export const gabeForm = (one: Partial<Blatt['medikation']['gaben'][number]>) => ({
  schema: medikation.shape.gaben.element,
  werte: begun(gabeDocument, one),
})

export const anordnungForm = (one: Partial<Blatt['anordnungen'][number]>) => ({
  schema: anordnungen.element,
  werte: { ...begun(gesagtesDocument, one), am: one.am ?? new Date().toISOString() },
})

export const folgeForm = (one: Partial<Blatt['folgen'][number]>) => ({
  schema: folgen.element,
  werte: begun(angekuendigteDocument, one),
})

const noGrund = { granulation: null, fibrin: null, nekrose: null, epithel: null }
/** The shares of its ground have a field each, said or not. */
export const wundForm = (one: Partial<Blatt['wunden'][number]>) => ({
  schema: wunde,
  werte: { ...begun(wundDocument, one), grund: one.grund ?? noGrund },
})

export const messForm = (one: Blatt['vitalwerte'][number]) => ({
  schema: vitalwert,
  werte: { ...formOf(vitalDocument, one), am: one.am },
})
