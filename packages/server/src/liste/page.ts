/**
 * By keyset: the opaque cursor says what the next page begins behind, bound to its sorting. A repository asks for `limit + 1` lines in the
 * order of a key that ends in an id: `where (z.name_gefaltet, z.id) > (:abName, :abId::uuid) order by z.name_gefaltet, z.id limit :limit`.
 */
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { z } from 'zod'

/** Parts of a key, for the form of a cursor. The database has no year 0. */
export const cursorTime = z
  .string()
  .regex(/^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/)
  .refine((value) => !Number.isNaN(Date.parse(value)))
export const cursorText = z
  .string()
  .max(200)
  .regex(/^[^\0]*$/)
export const cursorId = z.uuid()

type Schluessel = readonly (string | number | null)[]

function writeCursor(sorting: string, key: Schluessel): string {
  const bytes = new TextEncoder().encode(JSON.stringify([sorting, ...key]))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

function decipher(text: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (zeichen) => zeichen.charCodeAt(0))
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return null
  }
}

/** The key a page starts after; null for the first page. @throws eingabe.ungueltig for a cursor of another sorting */
export function readCursor<Form extends z.ZodType>(
  text: string | undefined,
  { sortierung, form }: { sortierung: string; form: Form },
): z.output<Form> | null {
  if (text === undefined) return null
  const parts = decipher(text)
  if (Array.isArray(parts) && parts[0] === sortierung) {
    const seen = form.safeParse(parts.slice(1))
    if (seen.success) return seen.data
  }
  throw sharedErrors.refuse('eingabe.ungueltig', { felder: [{ path: 'cursor', code: 'typ', message: 'typ' }] })
}

/** Builds a page from `limit + 1` rows: the extra row only says that there is a next page. */
export function pageFrom<Row, Zeile>(
  rows: readonly Row[],
  {
    limit,
    sortierung,
    schluessel,
    zeile,
  }: { limit: number; sortierung: string; schluessel: (row: Row) => Schluessel; zeile: (row: Row) => Zeile },
): { zeilen: Zeile[]; cursor: string | null } {
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return {
    zeilen: rows.slice(0, limit).map(zeile),
    cursor: last === undefined ? null : writeCursor(sortierung, schluessel(last)),
  }
}

export async function* allPages<Zeile>(
  load: (cursor: string | undefined) => Promise<{ zeilen: Zeile[]; cursor: string | null }>,
): AsyncGenerator<Zeile[]> {
  for (let cursor: string | null | undefined; cursor !== null;) {
    const seite = await load(cursor)
    cursor = seite.cursor
    yield seite.zeilen
  }
}
