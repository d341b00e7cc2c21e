/** Empty text is '', a list of codes or of times is one line. */
import type { AbschnittName, abschnittStand } from '@dreiklang/domain/organisation/abschnitte.contract'
import { readGebiet } from '@dreiklang/domain/organisation/gebiet'
import { type Spanne, weekdays } from '@dreiklang/domain/organisation/oeffnung'
import type { z } from 'zod'
import { type Unfilled, orNull } from '../../../shared/documentForm.ts'
import { type Field, fieldsOf } from './fields.ts'

export interface Praxis {
  id: string
  name: string
}
export type Value = string | boolean | number | null | readonly string[] | Praxis | Values | Values[]
export interface Values {
  [name: string]: Value
}
type Content = Readonly<Record<string, unknown>>

/** `08:00–12:00, 14:00–18:00` */
export const spannenText = (spannen: readonly Spanne[]): string => spannen.map(({ von, bis }) => `${von}–${bis}`).join(', ')

const asUhrzeit = (text: string): string => {
  const [, hour = '', minute = '00'] = /^(\d{1,2})(?::?(\d{2}))?$/.exec(text.trim()) ?? []
  return hour === '' ? text.trim() : `${hour.padStart(2, '0')}:${minute}`
}

/** Parses typed times, also `8-12`; anything else stays unchanged, so that the schema can report it. */
export function readSpannen(text: string): Spanne[] {
  return text
    .split(/[,;]/)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [from = '', to = ''] = part.replace(/\s*(–|-|bis|to)\s*/, '|').split('|')
      return { von: asUhrzeit(from), bis: asUhrzeit(to) }
    })
}

function valueFrom(field: Field, raw: unknown, praxen: Readonly<Record<string, string>>): Value {
  switch (field.art) {
    case 'zeile':
    case 'text':
    case 'uhrzeit':
      return typeof raw === 'string' ? raw : ''
    case 'ja':
      return raw === true
    case 'tag':
    case 'wahl':
      return typeof raw === 'string' ? raw : null
    case 'zahl':
      return typeof raw === 'number' ? raw : null
    case 'zahlwahl':
      return typeof raw === 'number' ? String(raw) : null
    case 'mehrere':
      return Array.isArray(raw) ? raw.map(String) : []
    case 'codes':
      return Array.isArray(raw) ? raw.join(', ') : ''
    case 'spannen':
      return spannenText(Array.isArray(raw) ? (raw as Spanne[]) : [])
    case 'woche': {
      const week = (raw ?? {}) as Partial<Record<string, Spanne[]>>
      return Object.fromEntries(weekdays.map((tag) => [tag, spannenText(week[tag] ?? [])]))
    }
    case 'praxis':
      return typeof raw === 'string' ? { id: raw, name: praxen[raw] ?? '' } : null
    case 'liste':
      return Array.isArray(raw) ? raw.map((row) => valuesFrom(field.felder, row as Content, praxen)) : []
  }
}

export function valuesFrom(fields: readonly Field[], content: Content | null, praxen: Readonly<Record<string, string>> = {}): Values {
  return Object.fromEntries(fields.map((field) => [field.name, valueFrom(field, content?.[field.name], praxen)]))
}

const textFrom = (value: Value | undefined): string => (typeof value === 'string' ? value : '')

/** What a field says, still unchecked; nothing is null. */
type Said =
  | string
  | number
  | boolean
  | null
  | readonly string[]
  | readonly Spanne[]
  | Readonly<Record<string, readonly Spanne[]>>
  | SaidBy[]
interface SaidBy {
  [name: string]: Said
}

function saidBy(field: Field, value: Value): Said {
  switch (field.art) {
    case 'zeile':
    case 'text':
    case 'uhrzeit':
      return orNull(textFrom(value))
    case 'ja':
      return value === true
    case 'tag':
    case 'wahl':
      return typeof value === 'string' ? value : null
    case 'zahl':
      return typeof value === 'number' ? value : null
    case 'mehrere':
      return value as readonly string[]
    case 'zahlwahl':
      return value === null ? null : Number(value)
    case 'codes':
      return readGebiet(textFrom(value))
    case 'spannen':
      return readSpannen(textFrom(value))
    case 'woche': {
      const week = value as Values
      return Object.fromEntries(weekdays.map((tag) => [tag, readSpannen(textFrom(week[tag]))]))
    }
    case 'praxis':
      return value === null ? null : (value as Praxis).id
    case 'liste':
      return (value as Values[]).map((row) => allSaid(field.felder, row))
  }
}

const allSaid = (fields: readonly Field[], values: Values): SaidBy =>
  Object.fromEntries(fields.map((field) => [field.name, saidBy(field, values[field.name] ?? null)]))

type AbschnittContent<A extends AbschnittName> = Unfilled<Extract<z.input<typeof abschnittStand>, { abschnitt: A }>['inhalt']>

/** A section as the body of its call, still unchecked. */
export const contentFrom = <A extends AbschnittName>(abschnitt: A, values: Values) =>
  // The fields bear the names of the contract: values.test.ts finds one that is missing or says something of another kind.
  allSaid(fieldsOf[abschnitt], values) as unknown as AbschnittContent<A>
