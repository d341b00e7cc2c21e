import type { vorschauAntwort } from '@dreiklang/domain/bestellung/bestellung.contract'
import { feldSaetze } from '@dreiklang/domain/shared/felder.errors'
import type { z } from 'zod'
import type { FieldProblem } from '../../../shared/apiError.ts'
import type { Language } from '../../../shared/i18n.ts'
import type { SummaryEntry } from '../../../ui/ErrorSummary.tsx'
import { type Stelle, type pruefeEingabe, stelleVon } from './entwurfPruefung.ts'
import type { EntwurfWerte } from './formWerte.ts'

type Vorschau = z.infer<typeof vorschauAntwort>
export type Doppelt = NonNullable<Vorschau['befunde'][number]['doppelt']>

/** One finding at its place on the screen. */
export interface Befund extends Stelle {
  satz: string
  schwere: 'FEHLER' | 'WARNUNG'
  doppelt?: Doppelt
}

/** The id of a field on the screen, for labels, links and the focus. */
export function feldId(schluessel: string | null, feld: string): string {
  return `feld-${schluessel ?? 'kopf'}-${feld}`
}

/** Sentences for what the contract finds in the words. */
export function eingabeBefunde(fehler: ReturnType<typeof pruefeEingabe>, satzVon: (issue: z.core.$ZodIssue) => string): Befund[] {
  return fehler.map(({ stelle, issue }) => ({ ...stelle, satz: satzVon(issue), schwere: 'FEHLER' }))
}

/** Client-side findings before the first save; later the server reports the same. */
export function anfangsBefunde({ kopf, positionen }: EntwurfWerte, language: Language): Befund[] {
  const sage = (feld: string, code: string): Befund => ({
    schluessel: null,
    feld,
    satz: feldSaetze[code]?.[language] ?? code,
    schwere: 'FEHLER',
  })
  return [
    ...(kopf.art === 'KLIENT' && kopf.klientId === null ? [sage('klientId', 'versand.klient_fehlt')] : []),
    ...(positionen.length === 0 ? [sage('positionen', 'versand.keine_position')] : []),
  ]
}

/** Maps the server's findings back to the items of the version they refer to. */
export function serverBefunde(befunde: Vorschau['befunde'], schluessel: readonly string[], language: Language): Befund[] {
  return befunde.map(({ path, code, message, schwere, doppelt }) => ({
    ...stelleVon(path, schluessel),
    satz: feldSaetze[code]?.[language] ?? message,
    schwere,
    ...(doppelt === undefined ? {} : { doppelt }),
  }))
}

/** Fields that a write or the sending refused. */
export function feldBefunde(felder: readonly FieldProblem[], schluessel: readonly string[]): Befund[] {
  return felder.map(({ path, message }) => ({ ...stelleVon(path, schluessel), satz: message, schwere: 'FEHLER' }))
}

/** Merges both sources: where the input itself is invalid only that is reported, because the server does not have it. */
export function zusammen(eingabe: readonly Befund[], server: readonly Befund[]): Befund[] {
  const gesagt = ({ schluessel, feld }: Befund) =>
    eingabe.some((eine) => eine.schluessel === schluessel && (eine.feld === feld || eine.feld.startsWith(`${feld}.`)))
  return [...eingabe, ...server.filter((befund) => !gesagt(befund))]
}

/** Errors by item and field, as the fields show them. `null` is the header. */
export type FehlerTafel = ReadonlyMap<string | null, Readonly<Record<string, string>>>

export function fehlerTafel(befunde: readonly Befund[]): FehlerTafel {
  const tafel = new Map<string | null, Record<string, string>>()
  for (const { schluessel, feld, satz, schwere } of befunde) {
    if (schwere !== 'FEHLER') continue
    const eintrag = tafel.get(schluessel) ?? {}
    eintrag[feld] ??= satz
    tafel.set(schluessel, eintrag)
  }
  return tafel
}

/** Entries for the summary above the form, in the order of the screen. */
export function zusammenfassung(
  befunde: readonly Befund[],
  { positionen }: EntwurfWerte,
  nenne: (nr: number, satz: string) => string,
): SummaryEntry[] {
  const platz = (schluessel: string | null) => positionen.findIndex((position) => position.schluessel === schluessel)
  return befunde
    .filter(({ schwere }) => schwere === 'FEHLER')
    .toSorted((a, b) => platz(a.schluessel) - platz(b.schluessel))
    .map(({ schluessel, feld, satz }) => ({
      fieldId: feldId(schluessel, feld),
      message: schluessel === null ? satz : nenne(platz(schluessel) + 1, satz),
    }))
}
