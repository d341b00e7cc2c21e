import type { SchemaForm } from '../../../ui/useSchemaForm.ts'
import type { Feld } from './felder.ts'
import type { Werte } from './werte.ts'

export type ListenFeld = Extract<Feld, { art: 'liste' }>
export type EinzelFeld = Exclude<Feld, ListenFeld>

export interface EingabeProps<F extends Feld = EinzelFeld> {
  feld: F
  /** Dotted keys of the body: `kontakte.0.telefon`. */
  pfad: string
  schemaForm: SchemaForm<Werte>
}
