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

const { zusaetzliche, medikation, anordnungen, folgen } = blattSchema.shape

/** A line that is new, or one that is there already. */
const begun = <F extends Fields>(fields: F, said: Partial<DocumentOf<F>>): FormOf<F> => formOf(fields, { id: crypto.randomUUID(), ...said })

const amOf = (said: { am?: string | undefined }): string => said.am ?? new Date().toISOString()

export const additionalForm = (said: Partial<Blatt['zusaetzliche'][number]>) => ({
  schema: zusaetzliche.element,
  werte: begun(zusaetzlicheDocument, said),
})

/** Of a line of before nobody has said when. */
export const gabeForm = (said: Partial<Blatt['medikation']['gaben'][number]>) => ({
  schema: medikation.shape.gaben.element,
  werte: { ...begun(gabeDocument, said), am: said.id === undefined ? new Date().toISOString() : (said.am ?? null) },
})

export const anordnungForm = (said: Partial<Blatt['anordnungen'][number]>) => ({
  schema: anordnungen.element,
  werte: { ...begun(gesagtesDocument, said), am: amOf(said) },
})

export const folgeForm = (said: Partial<Blatt['folgen'][number]>) => ({
  schema: folgen.element,
  werte: begun(angekuendigteDocument, said),
})

const noGrund = { granulation: null, fibrin: null, nekrose: null, epithel: null }
/** The shares of its ground have a field each, said or not. */
export const wundForm = (said: Partial<Blatt['wunden'][number]>) => ({
  schema: wunde,
  werte: { ...begun(wundDocument, said), grund: said.grund ?? noGrund },
})

export const messForm = (said: Partial<Blatt['vitalwerte'][number]>) => ({
  schema: vitalwert,
  werte: { ...begun(vitalDocument, said), am: amOf(said) },
})
