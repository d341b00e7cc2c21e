import type { SpaltenSortierung } from './darstellung.ts'

/** The columns to show: the chosen ones in their order, else those that are shown by default. */
export function sichtbareSpalten<Spalte extends { id: string; standard?: boolean }>(
  spalten: readonly Spalte[],
  gewaehlt: readonly string[],
): Spalte[] {
  const bekannte = gewaehlt.flatMap((id) => spalten.find((spalte) => spalte.id === id) ?? [])
  return bekannte.length > 0 ? bekannte : spalten.filter(({ standard = true }) => standard)
}

/** All columns as they stand to be chosen: the visible ones in their order, then the others. */
export function alleSpalten<Spalte extends { id: string; standard?: boolean }>(
  spalten: readonly Spalte[],
  gewaehlt: readonly string[],
): { spalte: Spalte; sichtbar: boolean }[] {
  const sichtbare = sichtbareSpalten(spalten, gewaehlt)
  return [
    ...sichtbare.map((spalte) => ({ spalte, sichtbar: true })),
    ...spalten.filter((spalte) => !sichtbare.includes(spalte)).map((spalte) => ({ spalte, sichtbar: false })),
  ]
}

interface Sortierbar {
  id: string
  sort?: SpaltenSortierung
}

/** Which head carries the sorting of the call, and in which direction. */
export function sortierteSpalte(spalten: readonly Sortierbar[], sortierung: string): { column: string; direction: 'asc' | 'desc' } | null {
  for (const { id, sort } of spalten) {
    if (sort?.auf === sortierung) return { column: id, direction: 'asc' }
    if (sort?.ab === sortierung) return { column: id, direction: 'desc' }
  }
  return null
}

/** The sorting behind a press on a column header; a column that knows one direction only always takes that one. */
export function sortierungVon(
  spalten: readonly Sortierbar[],
  { column, direction }: { column: string; direction: 'asc' | 'desc' },
): string | null {
  const sort = spalten.find(({ id }) => id === column)?.sort
  const gewuenscht = direction === 'asc' ? sort?.auf : sort?.ab
  return gewuenscht ?? sort?.auf ?? sort?.ab ?? null
}
