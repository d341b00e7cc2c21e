/** Opens the sealed content of a public request. */
import { type AnliegenInhalt, anliegenInhalt } from '@dreiklang/domain/anliegen/anliegen.contract'
import type { Queryable } from '../ports.ts'
import type { Fach, Tresor } from '../tresor/tresor.ts'

/** Sealed under the organisation's key: which record it concerns is unknown on arrival. */
export const fachFuer = (organisationId: string, id: string): Fach => ({
  organisationId,
  klientId: null,
  tabelle: 'anliegen',
  spalte: 'inhalt',
  zeileId: id,
})

/** In row order; null where the key was destroyed. */
export async function oeffneInhalte(
  db: Queryable,
  { tresor, organisationId }: { tresor: Tresor; organisationId: string },
  rows: readonly { id: string; inhalt: string }[],
): Promise<(AnliegenInhalt | null)[]> {
  const offen = await tresor.oeffneAlle(
    db,
    rows.map(({ id, inhalt }) => ({ fach: fachFuer(organisationId, id), siegel: inhalt })),
  )
  return offen.map((text) => (text === null ? null : anliegenInhalt.parse(JSON.parse(text))))
}
