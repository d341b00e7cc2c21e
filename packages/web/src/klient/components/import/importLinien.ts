import {
  type ImportBefund,
  type ImportField,
  type ImportDefaults,
  type ImportRoh,
  duplicateInDatei,
  checkImport,
  rohFromRow,
} from '@dreiklang/domain/klient/import'
import type { ImportKlient } from '@dreiklang/domain/klient/import.contract'
import type { IsoDate } from '@dreiklang/domain/shared/time'

export interface ImportTable {
  kopf: readonly string[]
  zeilen: readonly (readonly string[])[]
}

export interface ImportLinie {
  /** As in the file, where the heading is line 1. */
  nr: number
  name: string
  roh: ImportRoh
  befund: ImportBefund
  wieZeile: number | null
}

/** A cell that was emptied says nothing. */
const corrected = (raw: ImportRoh, said: ImportRoh = {}): ImportRoh =>
  Object.fromEntries(Object.entries({ ...raw, ...said }).filter(([, value]) => value.trim() !== ''))

export function linienOf(
  { zeilen }: ImportTable,
  {
    zuordnung,
    vorgaben,
    heute,
    korrekturen,
  }: {
    zuordnung: readonly (ImportField | null)[]
    vorgaben: ImportDefaults
    heute: IsoDate
    /** By the number of the line: what was put right in the preview. */
    korrekturen: ReadonlyMap<number, ImportRoh>
  },
): ImportLinie[] {
  const rohe = zeilen.map((values, i) => corrected(rohFromRow(values, zuordnung), korrekturen.get(i + 2)))
  const befunde = rohe.map((raw) => checkImport(raw, { vorgaben, heute }))
  const doppelte = duplicateInDatei(befunde)
  return befunde.map((befund, i) => {
    const { nachname, vorname, name } = rohe[i] ?? {}
    const first = doppelte[i] ?? null
    return {
      nr: i + 2,
      name: name ?? [nachname, vorname].filter(Boolean).join(', '),
      roh: rohe[i] ?? {},
      befund,
      wieZeile: first === null ? null : first + 2,
    }
  })
}

/** `nummern` holds the line of each of the `klienten`, in the same order. */
export function askedLinien(linien: readonly ImportLinie[]): { klienten: ImportKlient[]; nummern: number[] } {
  const gute = linien.filter(({ befund }) => befund.klient !== null)
  return { klienten: gute.flatMap(({ befund }) => befund.klient ?? []), nummern: gute.map(({ nr }) => nr) }
}
