import type { vorschauAnswer } from '@dreiklang/domain/bestellung/bestellung.contract'
import { fieldSentences } from '@dreiklang/domain/shared/fields.errors'
import type { z } from 'zod'
import type { SummaryEntry } from '../../form/useSchemaForm.ts'
import type { FieldProblem } from '../../shared/apiError.ts'
import type { Language } from '../../shared/i18n.ts'
import { type Stelle, type checkInput, stelleVon } from './entwurfPruefung.ts'
import type { EntwurfValues } from './formValues.ts'

type Vorschau = z.infer<typeof vorschauAnswer>
export type Doppelt = NonNullable<Vorschau['befunde'][number]['doppelt']>

export interface Befund extends Stelle {
  satz: string
  schwere: 'FEHLER' | 'WARNUNG'
  doppelt?: Doppelt
}

export function fieldId(key: string | null, field: string): string {
  return `feld-${key ?? 'kopf'}-${field}`
}

export function inputBefunde(error: ReturnType<typeof checkInput>, sentenceOf: (issue: z.core.$ZodIssue) => string): Befund[] {
  return error.map(({ stelle, issue }) => ({ ...stelle, satz: sentenceOf(issue), schwere: 'FEHLER' }))
}

/** Client-side findings before the first save; later the server reports the same. */
export function anfangsBefunde({ kopf, positionen }: EntwurfValues, language: Language): Befund[] {
  const say = (feld: string, code: string): Befund => ({
    schluessel: null,
    feld,
    satz: fieldSentences[code]?.[language] ?? code,
    schwere: 'FEHLER',
  })
  return [
    ...(kopf.art === 'KLIENT' && kopf.klientId === null ? [say('klientId', 'versand.klient_fehlt')] : []),
    ...(positionen.length === 0 ? [say('positionen', 'versand.keine_position')] : []),
  ]
}

export function serverBefunde(befunde: Vorschau['befunde'], key: readonly string[], language: Language): Befund[] {
  return befunde.map(({ path, code, message, schwere, doppelt }) => ({
    ...stelleVon(path, key),
    satz: fieldSentences[code]?.[language] ?? message,
    schwere,
    ...(doppelt === undefined ? {} : { doppelt }),
  }))
}

export function fieldBefunde(fields: readonly FieldProblem[], key: readonly string[]): Befund[] {
  return fields.map(({ path, message }) => ({ ...stelleVon(path, key), satz: message, schwere: 'FEHLER' }))
}

/** Merges both sources: where the input itself is invalid only that is reported, because the server does not have it. */
export function joinBefunde(input: readonly Befund[], server: readonly Befund[]): Befund[] {
  const gesagt = ({ schluessel, feld }: Befund) =>
    input.some((one) => one.schluessel === schluessel && (one.feld === feld || one.feld.startsWith(`${feld}.`)))
  return [...input, ...server.filter((befund) => !gesagt(befund))]
}

/** Errors by item and field, as the fields show them. `null` is the header. */
export type ErrorBoard = ReadonlyMap<string | null, Readonly<Record<string, string>>>

export function errorBoard(befunde: readonly Befund[]): ErrorBoard {
  const tafel = new Map<string | null, Record<string, string>>()
  for (const { schluessel, feld, satz, schwere } of befunde) {
    if (schwere !== 'FEHLER') continue
    const entry = tafel.get(schluessel) ?? {}
    entry[feld] ??= satz
    tafel.set(schluessel, entry)
  }
  return tafel
}

export function summary(
  befunde: readonly Befund[],
  { positionen }: EntwurfValues,
  nenne: (nr: number, satz: string) => string,
): SummaryEntry[] {
  const platz = (key: string | null) => positionen.findIndex((position) => position.schluessel === key)
  return befunde
    .filter(({ schwere }) => schwere === 'FEHLER')
    .toSorted((a, b) => platz(a.schluessel) - platz(b.schluessel))
    .map(({ schluessel, feld, satz }) => ({
      fieldId: fieldId(schluessel, feld),
      message: schluessel === null ? satz : nenne(platz(schluessel) + 1, satz),
    }))
}
