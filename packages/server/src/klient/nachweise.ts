/** Evidence of declarations: a document of the same Klient, or a signature sealed under his key. */
import type { Nachweis } from '@dreiklang/domain/klient/nachweis.contract'
import { verlaufErrors } from '@dreiklang/domain/klient/verlauf.errors'
import { createDateien } from '../datei/datei.ts'
import type { Ports, Queryable } from '../ports.ts'
import { type Fach, createTresor } from '../tresor/tresor.ts'
import { isDokument } from './dokument.repository.ts'
import type { RohNachweis } from './einwilligung.repository.ts'

interface Wo {
  organisationId: string
  klientId: string
  tabelle: 'einwilligung' | 'apothekenwahl'
}

const fachOf = ({ organisationId, klientId, tabelle }: Wo, zeileId: string): Fach => ({
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
    /** Answers the signature sealed. @throws klient.nachweis_unbekannt when the document is not one of this Klient */
    async store(tx: Queryable, where: Wo & { zeileId: string }, { nachweisId, unterschrift }: RohNachweis): Promise<string | null> {
      if (nachweisId !== null && !(await isDokument(tx, where.organisationId, { klientId: where.klientId, dokumentId: nachweisId }))) {
        throw verlaufErrors.refuse('klient.nachweis_unbekannt', { felder: [{ path: 'nachweisId', code: 'falsch', message: 'falsch' }] })
      }
      return unterschrift === null ? null : tresor.seal(tx, fachOf(where, where.zeileId), unterschrift)
    },

    async show<Row extends RohNachweis & { id: string }>(
      db: Queryable,
      where: Wo,
      rows: readonly Row[],
    ): Promise<(Omit<Row, keyof RohNachweis> & { nachweis: Nachweis | null })[]> {
      const dateiIds = rows.flatMap(({ nachweisId }) => (nachweisId === null ? [] : [nachweisId]))
      const names = new Map(
        (await dateien.describe(db, { organisationId: where.organisationId, dateiIds })).map(({ id, name }) => [id, name]),
      )
      const gesiegelt = rows.flatMap(({ id, unterschrift }) =>
        unterschrift === null ? [] : [{ id, siegel: unterschrift, fach: fachOf(where, id) }],
      )
      const open = await tresor.openAll(db, gesiegelt)
      const paths = new Map(gesiegelt.map(({ id }, i) => [id, open[i] ?? null]))
      return rows.map(({ nachweisId, unterschrift, ...row }) => {
        if (nachweisId !== null)
          return { ...row, nachweis: { art: 'DOKUMENT', dokumentId: nachweisId, name: names.get(nachweisId) ?? null } }
        return { ...row, nachweis: unterschrift === null ? null : { art: 'UNTERSCHRIFT', pfad: paths.get(row.id) ?? null } }
      })
    },
  }
}
