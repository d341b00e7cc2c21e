/** Evidence of declarations: a document of the same Klient, or a signature sealed under his key. */
import type { Nachweis } from '@dreiklang/domain/klient/nachweis.contract'
import { verlaufFehler } from '@dreiklang/domain/klient/verlauf.errors'
import { createDateien } from '../datei/datei.ts'
import type { Ports, Queryable } from '../ports.ts'
import { type Fach, createTresor } from '../tresor/tresor.ts'
import { istDokument } from './dokument.repository.ts'
import type { RohNachweis } from './einwilligung.repository.ts'

interface Wo {
  organisationId: string
  klientId: string
  tabelle: 'einwilligung' | 'apothekenwahl'
}

const fachVon = ({ organisationId, klientId, tabelle }: Wo, zeileId: string): Fach => ({
  organisationId,
  klientId,
  tabelle,
  spalte: 'unterschrift',
  zeileId,
})

export function createNachweise(ports: Ports) {
  const tresor = createTresor(ports)
  const dateien = createDateien(ports)

  return {
    /**
     * Makes the evidence of a new row fit to be kept: answers the signature sealed.
     * @throws klient.nachweis_unbekannt when the document is not one of this Klient
     */
    async verwahre(tx: Queryable, wo: Wo & { zeileId: string }, { nachweisId, unterschrift }: RohNachweis): Promise<string | null> {
      if (nachweisId !== null && !(await istDokument(tx, wo.organisationId, { klientId: wo.klientId, dokumentId: nachweisId }))) {
        throw verlaufFehler.ablehnen('klient.nachweis_unbekannt', { felder: [{ path: 'nachweisId', code: 'falsch', message: 'falsch' }] })
      }
      return unterschrift === null ? null : tresor.versiegle(tx, fachVon(wo, wo.zeileId), unterschrift)
    },

    /** The same rows with their evidence as people see it. */
    async zeige<Row extends RohNachweis & { id: string }>(
      db: Queryable,
      wo: Wo,
      rows: readonly Row[],
    ): Promise<(Omit<Row, keyof RohNachweis> & { nachweis: Nachweis | null })[]> {
      const dateiIds = rows.flatMap(({ nachweisId }) => (nachweisId === null ? [] : [nachweisId]))
      const namen = new Map(
        (await dateien.beschreibe(db, { organisationId: wo.organisationId, dateiIds })).map(({ id, name }) => [id, name]),
      )
      const gesiegelt = rows.flatMap(({ id, unterschrift }) =>
        unterschrift === null ? [] : [{ id, siegel: unterschrift, fach: fachVon(wo, id) }],
      )
      const offen = await tresor.oeffneAlle(db, gesiegelt)
      const pfade = new Map(gesiegelt.map(({ id }, i) => [id, offen[i] ?? null]))
      return rows.map(({ nachweisId, unterschrift, ...row }) => {
        if (nachweisId !== null)
          return { ...row, nachweis: { art: 'DOKUMENT', dokumentId: nachweisId, name: namen.get(nachweisId) ?? null } }
        return { ...row, nachweis: unterschrift === null ? null : { art: 'UNTERSCHRIFT', pfad: pfade.get(row.id) ?? null } }
      })
    },
  }
}
