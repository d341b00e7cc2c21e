/** Rows of statements, told by the columns that they read: what a migration renames or lets be empty, the compiler then finds. */
import type { Tables } from './tables.ts'

type Table = keyof Tables

/** A column by its name, or `created_at as seit` where the statement calls it otherwise. */
type Column<T extends Table> = (keyof Tables[T] & string) | `${keyof Tables[T] & string} as ${string}`

type Camel<Name extends string> = Name extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : Name
type Source<C extends string> = C extends `${infer Name} as ${string}` ? Name : C
type Target<C extends string> = C extends `${string} as ${infer Name}` ? Name : Camel<C>

/**
 * Columns of a table as a row: `Columns<'person', 'id' | 'letzter_tag' | 'created_at as seit'>` has `id`, `letzterTag` and `seit`.
 * `Meaning` holds narrower types for some of them: which words a text is, what lies in a jsonb. Whether one may be empty the table alone says.
 */
export type Columns<T extends Table, C extends Column<T>, Meaning = unknown> = {
  [One in C as Target<One>]: Known<Tables[T][Source<One> & keyof Tables[T]], Target<One>, Meaning>
}

/** The same with the names of the table, for statements that rename nothing. */
export type PlainColumns<T extends Table, C extends keyof Tables[T] & string, Meaning = unknown> = {
  [One in C]: Known<Tables[T][One], One, Meaning>
}

/** Of a table that may have no row for this one: `left join`. */
export type Outer<Row> = { [Name in keyof Row]: Row[Name] | null }

/** Columns that may be empty in the table, and not in the rows of this statement: it asks so, or a comment says why. */
export type Filled<Row, Name extends keyof Row> = Omit<Row, Name> & { [One in Name]: NonNullable<Row[One]> }

type Known<Value, Name extends PropertyKey, Meaning> = Name extends keyof Meaning ? Narrow<Value, NonNullable<Meaning[Name]>> : Value

/** A meaning that does not fit the column is none: then the column's own type shows where the row is used. */
type Narrow<Value, Wanted> = Wanted extends NonNullable<Value> ? Wanted | Extract<Value, null> : Value
