/** What was measured at a Klient over time, opened for those who may read it. */
import { type ZielbereichAnswer, zielbereich } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import type { Verlaufswert } from '@dreiklang/domain/dokumentation/mitgabe.document'
import type { Ports } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { type ZielRow, loadFinished } from './zielbereich.repository.ts'
import { createBlattSeal, createZielSeal } from './seal.ts'

/** Not inside a transaction. */
export function createMesswerte(ports: Ports) {
  const seal = createBlattSeal(ports)
  const zielSeal = createZielSeal(ports)
  const system = onBehalfOf(ports.database, systemContext)

  return {
    async messungen(
      organisationId: string,
      frage: { klientId: string; seit: string; hoechstens: number },
    ): Promise<{ blaetter: number; messungen: Verlaufswert[] }> {
      const rows = await loadFinished(system, { organisationId, ...frage })
      const messungen = (await seal.open(rows)).flatMap(({ hausbesuchId, nummer, inhalt }) =>
        (inhalt?.vitalwerte ?? []).map((value) => ({ ...value, hausbesuchId, nummer })),
      )
      return { blaetter: rows.length, messungen }
    },

    async openZiele(rows: readonly ZielRow[]): Promise<ZielbereichAnswer[]> {
      return (await zielSeal.open(rows)).flatMap(({ inhalt: enden, organisationId: _haus, ...row }) =>
        enden === null ? [] : [zielbereich.parse({ ...row, ...enden })],
      )
    },
  }
}
