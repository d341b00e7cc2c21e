/** What was measured at a Klient over time, opened for those who may read it. */
import { type ZielbereichAntwort, zielbereich } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import type { Verlaufswert } from '@dreiklang/domain/dokumentation/zielbereich.contract'
import type { Ports, Queryable } from '../ports.ts'
import { systemKontext } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import { createTresor } from '../tresor/tresor.ts'
import { createBlattSiegel } from './blattSiegel.ts'
import { type ZielRow, ladeFertige } from './messwerte.repository.ts'

const zielPlatz = (zeileId: string) => ({ tabelle: 'zielbereich', spalte: 'inhalt', zeileId })

/** Not inside a transaction. */
export function createMesswerte(ports: Ports) {
  const siegel = createBlattSiegel(ports)
  const tresor = createTresor(ports)
  const system = imNamen(ports.database, systemKontext)

  return {
    /** Of finished sheets, in no order. */
    async messungen(
      organisationId: string,
      frage: { klientId: string; seit: string; hoechstens: number },
    ): Promise<{ blaetter: number; messungen: Verlaufswert[] }> {
      const rows = await ladeFertige(system, organisationId, frage)
      const blaetter = await siegel.oeffne(rows)
      const messungen = rows.flatMap(({ hausbesuchId, nummer }, i) =>
        (blaetter[i]?.vitalwerte ?? []).map((wert) => ({ ...wert, hausbesuchId, nummer })),
      )
      return { blaetter: rows.length, messungen }
    },

    versiegleZiel: (
      tx: Queryable,
      wem: { organisationId: string; klientId: string },
      { id, enden }: { id: string; enden: Pick<ZielbereichAntwort, 'von' | 'bis' | 'von2' | 'bis2'> },
    ): Promise<string> => tresor.versiegle(tx, { ...wem, ...zielPlatz(id) }, JSON.stringify(enden)),

    async oeffneZiele(rows: readonly ZielRow[]): Promise<ZielbereichAntwort[]> {
      const texte = await tresor.oeffneGemeinsame(
        system,
        rows.map(({ id, inhalt }) => ({ ...zielPlatz(id), siegel: inhalt })),
      )
      return rows.flatMap(({ inhalt: _inhalt, organisationId: _haus, ...row }, i) => {
        const text = texte[i] ?? null
        return text === null ? [] : [zielbereich.parse({ ...row, ...JSON.parse(text) })]
      })
    },
  }
}
