import type { ColumnsSorting } from './view.ts'

export function visibleColumns<Column extends { id: string; standard?: boolean }>(
  columns: readonly Column[],
  chosen: readonly string[],
): Column[] {
  const bekannte = chosen.flatMap((id) => columns.find((column) => column.id === id) ?? [])
  return bekannte.length > 0 ? bekannte : columns.filter(({ standard = true }) => standard)
}

export function allColumns<Column extends { id: string; standard?: boolean }>(
  columns: readonly Column[],
  chosen: readonly string[],
): { spalte: Column; sichtbar: boolean }[] {
  const visible = visibleColumns(columns, chosen)
  return [
    ...visible.map((spalte) => ({ spalte, sichtbar: true })),
    ...columns.filter((column) => !visible.includes(column)).map((spalte) => ({ spalte, sichtbar: false })),
  ]
}

interface Sortierbar {
  id: string
  sort?: ColumnsSorting
}

export function sortedColumn(columns: readonly Sortierbar[], sorting: string): { column: string; direction: 'asc' | 'desc' } | null {
  for (const { id, sort } of columns) {
    if (sort?.auf === sorting) return { column: id, direction: 'asc' }
    if (sort?.ab === sorting) return { column: id, direction: 'desc' }
  }
  return null
}

/** The sorting behind a press on a column header; a column that knows one direction only always takes that one. */
export function sortingOf(
  columns: readonly Sortierbar[],
  { column, direction }: { column: string; direction: 'asc' | 'desc' },
): string | null {
  const sort = columns.find(({ id }) => id === column)?.sort
  const gewuenscht = direction === 'asc' ? sort?.auf : sort?.ab
  return gewuenscht ?? sort?.auf ?? sort?.ab ?? null
}
