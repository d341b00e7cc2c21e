/** In fields an empty text is '', on the wire it is null. */
import { type DocumentOf, type Fields, type NamesOfTexts, namesOfTexts } from '@dreiklang/domain/shared/document'

/** What fields may hold while somebody is still filling them in: a body in which anything can be missing as null, and nothing left out. */
export type Unfilled<Body> = Body extends readonly (infer One)[]
  ? readonly Unfilled<One>[]
  : Body extends object
    ? { [Name in keyof Body]: Unfilled<Body[Name]> }
    : Body | null

export type TextValues<F extends Fields> = Record<NamesOfTexts<F>, string>
type SaidTexts<F extends Fields> = Record<NamesOfTexts<F>, string | null>

export const orNull = (text: string): string | null => (text.trim() === '' ? null : text)

const each = <F extends Fields, Value>(fields: F, valueOf: (name: NamesOfTexts<F>) => Value): Record<NamesOfTexts<F>, Value> =>
  // Every name is in it, because the entries are made from all of them.
  Object.fromEntries(namesOfTexts(fields).map((name) => [name, valueOf(name)])) as Record<NamesOfTexts<F>, Value>

export const emptyTexts = <F extends Fields>(fields: F): TextValues<F> => each(fields, () => '')
export const saidTexts = <F extends Fields>(fields: F, values: TextValues<F>): SaidTexts<F> => each(fields, (name) => orNull(values[name]))
export const textValues = <F extends Fields>(fields: F, said: SaidTexts<F>): TextValues<F> => each(fields, (name) => said[name] ?? '')

/** What the fields of a whole document hold: what was not said yet and means nothing by itself is null. */
export type FormOf<F extends Fields> = {
  -readonly [Name in keyof F]: F[Name] extends { text: true }
    ? string
    : F[Name] extends { unsaid: unknown }
      ? DocumentOf<F>[Name]
      : DocumentOf<F>[Name] | null
}

/** With what a form begins: what was said, else what the description means by silence. */
export const formOf = <F extends Fields>(fields: F, said: Partial<DocumentOf<F>>): FormOf<F> =>
  // Every name is in it, because the entries are made from all of them.
  Object.fromEntries(
    Object.entries(fields).map(([name, { text, unsaid }]) => [name, said[name] ?? (text === true ? '' : (unsaid ?? null))]),
  ) as FormOf<F>
