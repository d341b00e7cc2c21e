/** What was measured at a Klient over time, opened for those who may read it. */
import { type ZielbereichAnswer, zielbereich } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import type { Verlaufswert } from '@dreiklang/domain/dokumentation/zielbereich.contract'
import type { Ports, Queryable } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { createTresor } from '../tresor/tresor.ts'
import { createBlattSeal } from './blattSeal.ts'
import { type ZielRow, loadFinished } from './messwerte.repository.ts'

const zielPlatz = (zeileId: string) => ({ tabelle: 'zielbereich', spalte: 'inhalt', zeileId })

/** Not inside a transaction. */
export function createMesswerte(ports: Ports) {
  const seal = createBlattSeal(ports)
  const tresor = createTresor(ports)
  const system = onBehalfOf(ports.database, systemContext)

  return {
    /** Of finished sheets, in no order. */
    async messungen(
      organisationId: string,
      frage: { klientId: string; seit: string; hoechstens: number },
    ): Promise<{ blaetter: number; messungen: Verlaufswert[] }> {
      const rows = await loadFinished(system, organisationId, frage)
      const blaetter = await seal.open(rows)
      const messungen = rows.flatMap(({ hausbesuchId, nummer }, i) =>
        (blaetter[i]?.vitalwerte ?? []).map((value) => ({ ...value, hausbesuchId, nummer })),
      )
      return { blaetter: rows.length, messungen }
    },

    sealZiel: (
      tx: Queryable,
      wem: { organisationId: string; klientId: string },
      { id, enden }: { id: string; enden: Pick<ZielbereichAnswer, 'von' | 'bis' | 'von2' | 'bis2'> },
    ): Promise<string> => tresor.seal(tx, { ...wem, ...zielPlatz(id) }, JSON.stringify(enden)),

    async openZiele(rows: readonly ZielRow[]): Promise<ZielbereichAnswer[]> {
      const texte = await tresor.openShared(
        system,
        rows.map(({ id, inhalt }) => ({ ...zielPlatz(id), siegel: inhalt })),
      )
      return rows.flatMap(({ inhalt: _content, organisationId: _haus, ...row }, i) => {
        const text = texte[i] ?? null
        return text === null ? [] : [zielbereich.parse({ ...row, ...JSON.parse(text) })]
      })
    },
  }
}
