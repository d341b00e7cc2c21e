/** The words of instructions, sealed: what was said under the key of the nursing service, the reason of the practice under its own. */
import { type AnordnungInhalt, anordnungInhalt } from '@dreiklang/domain/dokumentation/anordnung.contract'
import type { Ports, Queryable } from '../ports.ts'
import { systemKontext } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import { createTresor } from '../tresor/tresor.ts'
import type { AnordnungRow } from './anordnung.repository.ts'

interface Wem {
  organisationId: string
  klientId: string
}

const platz = (spalte: 'inhalt' | 'grund', zeileId: string) => ({ tabelle: 'anordnung', spalte, zeileId })

/** Opening is not for the inside of a transaction: two organisations read the same row. Null where the key was destroyed. */
export function createAnordnungSiegel(ports: Ports) {
  const tresor = createTresor(ports)
  const system = imNamen(ports.database, systemKontext)
  return {
    versiegleInhalt: (tx: Queryable, wem: Wem, { id, inhalt }: { id: string; inhalt: AnordnungInhalt }): Promise<string> =>
      tresor.versiegle(tx, { ...wem, ...platz('inhalt', id) }, JSON.stringify(inhalt)),

    versiegleGrund: (tx: Queryable, wem: Wem, { id, grund }: { id: string; grund: string }): Promise<string> =>
      tresor.versiegle(tx, { ...wem, ...platz('grund', id) }, grund),

    async oeffne(rows: readonly AnordnungRow[]): Promise<(AnordnungInhalt | null)[]> {
      const texte = await tresor.oeffneGemeinsame(
        system,
        rows.map(({ id, inhalt }) => ({ ...platz('inhalt', id), siegel: inhalt })),
      )
      return texte.map((text) => (text === null ? null : anordnungInhalt.parse(JSON.parse(text))))
    },

    async oeffneGruende(rows: readonly AnordnungRow[]): Promise<Map<string, string | null>> {
      const mit = rows.flatMap(({ id, grund }) => (grund === null ? [] : [{ ...platz('grund', id), siegel: grund }]))
      const texte = await tresor.oeffneGemeinsame(system, mit)
      return new Map(mit.map(({ zeileId }, i) => [zeileId, texte[i] ?? null]))
    },
  }
}
