/** What the fields of a section hold on the screen, made from what the server says, and back. */
import { type AdressValues, adresseOrNothing, adressValues } from '../../../organisation/components/adresse.ts'
import type { Field } from './fields.ts'

/** Empty text is '', nothing chosen is null. */
export type Values = Record<string, unknown>

export const allergienAntworten = ['UNGEFRAGT', 'KEINE', 'LISTE'] as const
export interface AllergienValue {
  /** Asked and none known, asked and there are some, not asked: three different things. */
  antwort: (typeof allergienAntworten)[number]
  liste: string
}
export type PraxisValue = { id: string; name: string } | null

type Allergien = { keineBekannt: boolean; liste: readonly string[] } | null

const notEmpty = (text: string) => text.trim() !== ''
const orNull = (text: string) => (notEmpty(text) ? text : null)
const rowsOf = (text: string) => text.split('\n').filter(notEmpty)

function allergienValue(allergien: Allergien): AllergienValue {
  if (allergien === null) return { antwort: 'UNGEFRAGT', liste: '' }
  return { antwort: allergien.liste.length > 0 ? 'LISTE' : 'KEINE', liste: allergien.liste.join('\n') }
}

function allergienAbbild({ antwort, liste }: AllergienValue): Allergien {
  switch (antwort) {
    case 'UNGEFRAGT':
      return null
    case 'KEINE':
      return { keineBekannt: true, liste: [] }
    case 'LISTE':
      return { keineBekannt: false, liste: rowsOf(liste) }
  }
}

/** The answer names practices beside their ids. */
const praxenOf = ({ hausarzt, praxen }: Values): NonNullable<PraxisValue>[] =>
  [hausarzt, praxen ?? []].flat().filter((praxis) => praxis !== null && praxis !== undefined) as NonNullable<PraxisValue>[]

function valueOf(field: Field, abschnitt: Values): unknown {
  const roh = abschnitt[field.name] ?? null
  switch (field.art) {
    case 'text':
    case 'absatz':
    case 'kennung':
      return roh ?? ''
    case 'datum':
    case 'geburt':
    case 'zahl':
    case 'wahl':
      return roh
    case 'stufe':
      return typeof roh === 'number' ? String(roh) : null
    case 'ja':
      return roh ?? false
    case 'mehrere':
      return roh ?? []
    case 'zeilen':
      return ((roh ?? []) as string[]).join('\n')
    case 'adresse':
      return adressValues(roh as Parameters<typeof adressValues>[0])
    case 'allergien':
      return allergienValue(roh as Allergien)
    case 'praxis':
      return praxenOf(abschnitt).find(({ id }) => id === roh) ?? null
    case 'liste':
      return ((roh ?? []) as Values[]).map((entry) => valuesOf(field.felder, { ...entry, praxen: abschnitt['praxen'] }))
  }
}

function abbildOf(field: Field, value: unknown): unknown {
  switch (field.art) {
    case 'text':
    case 'absatz':
    case 'kennung':
      // A required empty field is reported at its place.
      return field.pflicht === true ? value : orNull(value as string)
    case 'stufe':
      return value === null ? null : Number(value)
    case 'zeilen':
      return rowsOf(value as string)
    case 'adresse':
      return adresseOrNothing(value as AdressValues)
    case 'allergien':
      return allergienAbbild(value as AllergienValue)
    case 'praxis':
      return (value as PraxisValue)?.id ?? null
    case 'liste':
      return (value as Values[]).map((entry) => bodyOf(field.felder, entry))
    case 'datum':
    case 'geburt':
    case 'zahl':
    case 'wahl':
    case 'ja':
    case 'mehrere':
      return value
  }
}

export function valuesOf(fields: readonly Field[], abschnitt: object): Values {
  return Object.fromEntries(fields.map((field) => [field.name, valueOf(field, abschnitt as Values)]))
}

const ersetzt = ({ ersetztDurch }: Field, values: Values): boolean => ersetztDurch !== undefined && values[ersetztDurch] !== null

/** Whether the field has a place in the form: an old one only while something stands in it. */
export const inFormular = (field: Field, values: Values): boolean =>
  field.ersetztDurch === undefined || (values[field.name] !== '' && !ersetzt(field, values))

/** The fields as the body of the call, still unchecked. */
export function bodyOf(fields: readonly Field[], values: Values): Values {
  return Object.fromEntries(fields.map((field) => [field.name, ersetzt(field, values) ? null : abbildOf(field, values[field.name])]))
}
