/** The lines of a file as the preview shows them. */
import {
  type ImportBefund,
  type ImportFeld,
  type ImportVorgaben,
  doppeltInDatei,
  pruefeImport,
  rohAusZeile,
} from '@dreiklang/domain/klient/import'
import type { ImportKlient } from '@dreiklang/domain/klient/import.contract'
import type { Datum } from '@dreiklang/domain/shared/zeit'

export interface ImportTabelle {
  kopf: readonly string[]
  zeilen: readonly (readonly string[])[]
}

export interface ImportLinie {
  /** As in the file, where the heading is line 1. */
  nr: number
  name: string
  befund: ImportBefund
  /** The line of the same person further up in the file. */
  wieZeile: number | null
}

export function linienVon(
  { zeilen }: ImportTabelle,
  { zuordnung, vorgaben, heute }: { zuordnung: readonly (ImportFeld | null)[]; vorgaben: ImportVorgaben; heute: Datum },
): ImportLinie[] {
  const rohe = zeilen.map((werte) => rohAusZeile(werte, zuordnung))
  const befunde = rohe.map((roh) => pruefeImport(roh, { vorgaben, heute }))
  const doppelte = doppeltInDatei(befunde.map(({ klient }) => klient))
  return befunde.map((befund, i) => {
    const { nachname, vorname, name } = rohe[i] ?? {}
    const erste = doppelte[i] ?? null
    return {
      nr: i + 2,
      name: name ?? [nachname, vorname].filter(Boolean).join(', '),
      befund,
      wieZeile: erste === null ? null : erste + 2,
    }
  })
}

/** The Klienten whom the server is asked about, and by their place in this list the lines they came from. */
export function gefragte(linien: readonly ImportLinie[]): { klienten: ImportKlient[]; nummern: number[] } {
  const gute = linien.filter(({ befund }) => befund.klient !== null)
  return { klienten: gute.flatMap(({ befund }) => befund.klient ?? []), nummern: gute.map(({ nr }) => nr) }
}
