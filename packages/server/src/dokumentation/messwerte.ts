/** What was measured at a Klient over time, opened for those who may read it. */
import { type ZielbereichAntwort, zielbereich } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import type { Vitalwert } from '@dreiklang/domain/dokumentation/blatt.contract'
import type { Ports } from '../ports.ts'
import { systemKontext } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import { createTresor } from '../tresor/tresor.ts'
import { createBlattSiegel } from './blattSiegel.ts'
import { type ZielRow, ladeFertige } from './messwerte.repository.ts'

export interface Gemessen extends Vitalwert {
  hausbesuchId: string
  nummer: string
}

const zielPlatz = (zeileId: string) => ({ tabelle: 'zielbereich', spalte: 'inhalt', zeileId })

/** Not inside a transaction. */
export function createMesswerte(ports: Ports) {
  const siegel = createBlattSiegel(ports)
  const tresor = createTresor(ports)
  const system = imNamen(ports.database, systemKontext)

  return {
    /** Of finished sheets, in no order. */
    async messungen(organisationId: string, frage: { klientId: string; seit: string; hoechstens: number }): Promise<Gemessen[]> {
      const rows = await ladeFertige(system, organisationId, frage)
      const blaetter = await siegel.oeffne(rows)
      return rows.flatMap(({ hausbesuchId, nummer }, i) =>
        (blaetter[i]?.vitalwerte ?? []).map((wert) => ({ ...wert, hausbesuchId, nummer })),
      )
    },

    async oeffneZiele(rows: readonly ZielRow[]): Promise<ZielbereichAntwort[]> {
      const texte = await tresor.oeffneGemeinsame(
        system,
        rows.map(({ id, inhalt }) => ({ ...zielPlatz(id), siegel: inhalt })),
      )
      return rows.flatMap(({ inhalt: _inhalt, ...row }, i) => {
        const text = texte[i] ?? null
        return text === null ? [] : [zielbereich.parse({ ...row, ...JSON.parse(text) })]
      })
    },
  }
}
