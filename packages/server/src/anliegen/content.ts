/** Opens the sealed content of a public request. */
import { type AnliegenContent, anliegenContent } from '@dreiklang/domain/anliegen/anliegen.contract'
import type { Queryable } from '../ports.ts'
import type { Fach, Tresor } from '../tresor/tresor.ts'

/** Sealed under the organisation's key: which record it concerns is unknown on arrival. */
export const fachFor = (organisationId: string, id: string): Fach => ({
  organisationId,
  klientId: null,
  tabelle: 'anliegen',
  spalte: 'inhalt',
  zeileId: id,
})

/** What the audit trail is told of a change. */
export const changeTrail = (aktion: string, { id, klientId }: { id: string; klientId: string | null }, felder: string[]) =>
  ({ aktion, art: 'AENDERN', objektArt: 'ANLIEGEN', objektId: id, klientId, felder }) as const

/** In row order; null where the key was destroyed. */
export async function openInhalte(
  db: Queryable,
  { tresor, organisationId }: { tresor: Tresor; organisationId: string },
  rows: readonly { id: string; inhalt: string }[],
): Promise<(AnliegenContent | null)[]> {
  const open = await tresor.openAll(
    db,
    rows.map(({ id, inhalt }) => ({ fach: fachFor(organisationId, id), siegel: inhalt })),
  )
  return open.map((text) => (text === null ? null : anliegenContent.parse(JSON.parse(text))))
}
