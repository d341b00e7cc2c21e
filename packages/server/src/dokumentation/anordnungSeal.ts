/** The words of instructions, sealed: what was said under the key of the nursing service, the reason of the practice under its own. */
import { type AnordnungContent, anordnungContent } from '@dreiklang/domain/dokumentation/anordnung.contract'
import type { Ports, Queryable } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { createTresor } from '../tresor/tresor.ts'
import type { AnordnungRow } from './anordnung.repository.ts'

interface Wem {
  organisationId: string
  klientId: string
}

const platz = (spalte: 'inhalt' | 'grund', zeileId: string) => ({ tabelle: 'anordnung', spalte, zeileId })

/** Opening is not for the inside of a transaction: two organisations read the same row. Null where the key was destroyed. */
export function createAnordnungSeal(ports: Ports) {
  const tresor = createTresor(ports)
  const system = onBehalfOf(ports.database, systemContext)
  return {
    sealContent: (tx: Queryable, wem: Wem, { id, inhalt }: { id: string; inhalt: AnordnungContent }): Promise<string> =>
      tresor.seal(tx, { ...wem, ...platz('inhalt', id) }, JSON.stringify(inhalt)),

    sealGrund: (tx: Queryable, wem: Wem, { id, grund }: { id: string; grund: string }): Promise<string> =>
      tresor.seal(tx, { ...wem, ...platz('grund', id) }, grund),

    async open(rows: readonly AnordnungRow[]): Promise<(AnordnungContent | null)[]> {
      const texte = await tresor.openShared(
        system,
        rows.map(({ id, inhalt }) => ({ ...platz('inhalt', id), siegel: inhalt })),
      )
      return texte.map((text) => (text === null ? null : anordnungContent.parse(JSON.parse(text))))
    },

    async openGruende(rows: readonly AnordnungRow[]): Promise<Map<string, string | null>> {
      const mit = rows.flatMap(({ id, grund }) => (grund === null ? [] : [{ ...platz('grund', id), siegel: grund }]))
      const texte = await tresor.openShared(system, mit)
      return new Map(mit.map(({ zeileId }, i) => [zeileId, texte[i] ?? null]))
    },
  }
}
