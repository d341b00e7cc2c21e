/** Described once, field by field: type, contract, seals, who sees it, older documents, copies and Art. 15 DSGVO are read off it. */
import type { z } from 'zod'

interface Described<Schema extends z.ZodType> {
  schema: Schema
  /** Who sees it; for everybody else it is null. */
  sees: readonly string[]
  /** Sealed as a whole. Words are sealed anyway (words.ts). */
  sealed?: true
  /** What a document means that was stored before there was this field. Absent: every document has it. */
  older?: z.output<Schema>
  /** Its line in the copy after Art. 15 DSGVO, which is in German. Null: told in other words, or no word about a Klient. */
  label: string | null
  /** Reads what is described inside, of any version; absent: the value is what was stored. */
  read?: (stored: unknown) => z.output<Schema>
}

type Needed<Schema extends z.ZodType> = Described<Schema> & { copies: boolean }
/** `unsaid` is what it means when nobody says anything, also in a copy that does not take it along. */
type Optional<Schema extends z.ZodType> = Needed<Schema> & { unsaid: z.output<Schema> }
type Field = Described<z.ZodType> & { copies: boolean; unsaid?: unknown; text?: true }
export type Fields = Readonly<Record<string, Field>>

export function needed<Schema extends z.ZodType, const Copies extends boolean>(
  schema: Schema,
  rest: Omit<Needed<Schema>, 'schema' | 'copies'> & { copies: Copies },
) {
  return { schema, ...rest }
}

export function optional<Schema extends z.ZodType>(schema: Schema, rest: Omit<Optional<Schema>, 'schema'>): Optional<Schema> {
  return { schema, ...rest }
}

/** A text that may be left out; a form has a field for it, in which nothing is ''. */
export function optionalText(schema: z.ZodString, rest: Omit<Optional<z.ZodNullable<z.ZodString>>, 'schema' | 'unsaid'>) {
  return { ...optional(schema.nullable(), { ...rest, unsaid: null }), text: true } as const
}

/** A text that somebody has to write; a form has a field for it, in which nothing is ''. */
export function neededText<Schema extends z.ZodType<string>>(schema: Schema, rest: Omit<Needed<Schema>, 'schema'>) {
  return { ...needed(schema, rest), text: true } as const
}

/** A column that lies sealed, whatever it holds: each in a place of its own, under the key of the Klient or of the writer's house. */
export function sealColumn<Schema extends z.ZodType>(schema: Schema, rest: Omit<Needed<Schema>, 'schema'>) {
  return { ...needed(schema, rest), sealed: true } as const
}

export type DocumentOf<F extends Fields> = { [Name in keyof F]: z.output<F[Name]['schema']> }

const entriesOf = <F extends Fields>(fields: F): [keyof F & string, Field][] => Object.entries(fields)

/** The field's part of a document, made field by field: the one place where a name and its type part. */
export const collect = <Result extends object>(entries: readonly (readonly [string, unknown])[]): Result =>
  Object.fromEntries(entries) as Result

export const shapeOf = <F extends Fields>(fields: F): { [Name in keyof F]: F[Name]['schema'] } =>
  collect(entriesOf(fields).map(([name, { schema }]) => [name, schema]))

export type NamesOfTexts<F extends Fields> = { [Name in keyof F & string]: F[Name] extends { text: true } ? Name : never }[keyof F & string]

export const namesOfTexts = <F extends Fields>(fields: F): NamesOfTexts<F>[] =>
  entriesOf(fields).flatMap(([name, { text }]) => (text === true ? [name as NamesOfTexts<F>] : []))

export type NamesOfSealed<F extends Fields> = { [Name in keyof F & string]: F[Name] extends { sealed: true } ? Name : never }[keyof F &
  string]

export const namesOfSealed = <F extends Fields>(fields: F): NamesOfSealed<F>[] =>
  entriesOf(fields).flatMap(([name, field]) => (field.sealed === true ? [name as NamesOfSealed<F>] : []))

/** The sealed columns as the database has them. */
export type SealedOf<F extends Fields> = { [Name in NamesOfSealed<F>]: null extends z.output<F[Name]['schema']> ? string | null : string }

type Unsaid<F extends Fields> = {
  [Name in keyof F as F[Name] extends { unsaid: unknown } ? Name : never]: z.output<F[Name]['schema']>
}

/** What is meant when nothing was said; what somebody has to say is not in it. */
export const unsaidOf = <F extends Fields>(fields: F): Unsaid<F> =>
  collect(entriesOf(fields).flatMap(([name, field]) => ('unsaid' in field ? [[name, field.unsaid]] : [])))

type Copied<F extends Fields> = {
  [Name in keyof F as F[Name] extends { unsaid: unknown } | { copies: true } ? Name : never]: z.output<F[Name]['schema']>
}

/** What a copy takes along; the rest is as if nobody had said it, or has to be said anew. */
export const copyOf = <F extends Fields>(fields: F, document: DocumentOf<F>): Copied<F> =>
  collect(
    entriesOf(fields).flatMap(([name, field]) => {
      if (field.copies) return [[name, document[name]]]
      return 'unsaid' in field ? [[name, field.unsaid]] : []
    }),
  )

export const partOf = <F extends Fields>(fields: F, document: DocumentOf<F>): DocumentOf<F> =>
  collect(entriesOf(fields).map(([name]) => [name, document[name]]))

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

type Younger = readonly (readonly [name: string, older: unknown])[]
/** Every document that is read asks for it. */
const youngerFields = new WeakMap<Fields, Younger>()

/** The fields that came after the first version, each with what a document means that lacks it. */
function youngerOf(fields: Fields): Younger {
  const known = youngerFields.get(fields)
  if (known !== undefined) return known
  const younger = entriesOf(fields).flatMap(([name, field]) => ('older' in field ? [[name, field.older] as const] : []))
  youngerFields.set(fields, younger)
  return younger
}

/** Something stored of any version, with what its fields mean that it does not have. */
export function withOlder(fields: Fields, stored: unknown): Record<string, unknown> {
  if (!isObject(stored)) throw new Error('What is stored is no document')
  const missing = youngerOf(fields).filter(([name]) => !(name in stored))
  return missing.length === 0 ? stored : { ...Object.fromEntries(missing), ...stored }
}

/** A part of a document of any version. @throws Error when it lacks what every version has written */
export function readStored<F extends Fields>(fields: F, stored: unknown): DocumentOf<F> {
  const whole = withOlder(fields, stored)
  const read: Record<string, unknown> = {}
  for (const name in fields) {
    if (!(name in whole)) throw new Error(`The stored document lacks ${name}`)
    const inside = fields[name]?.read
    if (inside !== undefined) read[name] = inside(whole[name])
  }
  // Its words are sealed, so they cannot be checked again: what was accepted once and is whole is the document.
  return { ...whole, ...read } as DocumentOf<F>
}

/** The same with nothing beside the fields, each at its place: two of them are compared word by word. */
export const readFields =
  <F extends Fields>(fields: F) =>
  (stored: unknown): DocumentOf<F> =>
    partOf(fields, readStored(fields, stored))

export const readList =
  <One>(read: (stored: unknown) => One) =>
  (stored: unknown): One[] => {
    if (!Array.isArray(stored)) throw new Error('What is stored is no list')
    return stored.map((one: unknown) => read(one))
  }

/** The same with null for what this reader does not see; the names stay in their order. */
export function seenBy<F extends Fields, Part extends Partial<DocumentOf<F>>>(fields: F, part: Part, reader: string): Part {
  return collect(Object.entries(part).map(([name, value]) => [name, fields[name]?.sees.includes(reader) === false ? null : value]))
}

/** The lines of the copy after Art. 15 DSGVO, of what was said. */
export const labelledLines = <F extends Fields>(fields: F, document: Partial<DocumentOf<F>>): string[] =>
  entriesOf(fields).flatMap(([name, { label }]) => {
    const value = document[name]
    return label !== null && typeof value === 'string' ? [`${label}: ${value}`] : []
  })

/** The German name of each field that has one. */
export const labelsOf = (fields: Fields): Record<string, string> =>
  Object.fromEntries(entriesOf(fields).flatMap(([name, { label }]) => (label === null ? [] : [[name, label]])))

/** How what is no text is told, in whole sentences or behind its label; nothing is told of null. */
type Told<F extends Fields> = {
  [Name in Exclude<keyof F, NamesOfTexts<F>>]: (value: NonNullable<z.output<F[Name]['schema']>>) => readonly string[]
}

/** The lines of a document of which everything is told: a field that is left out does not compile. */
export function tellLines<F extends Fields>(fields: F, document: DocumentOf<F>, told: Told<F>): string[] {
  const sayings: Partial<Record<string, (value: never) => readonly string[]>> = told
  return entriesOf(fields).flatMap(([name, { label }]) => {
    const value = document[name]
    if (value === null) return []
    const lines = sayings[name]?.(value as never) ?? [String(value)]
    return label === null ? lines : lines.map((line) => `${label}: ${line}`)
  })
}
