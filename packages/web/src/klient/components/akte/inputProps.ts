import type { SchemaForm } from '../../../form/useSchemaForm.ts'
import type { Field } from './fields.ts'
import type { Values } from './values.ts'

export type ListField = Extract<Field, { art: 'liste' }>
export type EinzelField = Exclude<Field, ListField>

export interface InputProps<F extends Field = EinzelField> {
  feld: F
  /** Dotted keys of the body: `kontakte.0.telefon`. */
  pfad: string
  schemaForm: SchemaForm<Values>
}
