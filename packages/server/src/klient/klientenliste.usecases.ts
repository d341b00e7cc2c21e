import type { KlientenFilter, KlientenListRow, klientenListContract } from '@dreiklang/domain/klient/klientenliste.contract'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { z } from 'zod'
import { headOf } from '../liste/angaben.ts'
import { exportAnswer } from '../liste/export.ts'
import { allPages, cursorId, cursorText, cursorTime, readCursor, pageFrom } from '../liste/page.ts'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { CalledBy } from '../shared/route.ts'
import { createAktenschrank } from './aktenschrank.ts'
import { type KlientenRow, type Seite, loadKlientenSeite } from './klientenliste.repository.ts'
import { klientenColumns, klientenFilterWords } from './klientenspalten.ts'

type Contract = typeof klientenListContract

const cursorFormen = {
  name: z.tuple([cursorText, cursorId]),
  geburtsdatum: z.tuple([z.iso.date(), cursorText, cursorId]),
  aufnahme: z.tuple([cursorTime, cursorId]),
}
const exportSeite = 500

type OpenedRow = Omit<KlientenRow, 'pflegegrad'> & Pick<KlientenListRow, 'pflegegrad'>

export function createKlientenList(ports: Ports) {
  const schrank = createAktenschrank(ports)
  const today = () => berlinDate(ports.clock.now().toISOString())

  async function opened(db: Queryable, organisationId: string, wunsch: Seite): Promise<OpenedRow[]> {
    const rows = await loadKlientenSeite(db, organisationId, wunsch)
    const grade = await schrank.openPflegegrade(db, organisationId, rows)
    return rows.map((row) => ({ ...row, pflegegrad: grade.get(row.id) ?? null }))
  }

  /**
   * Care grades are sealed, and no index knows them: who asks for some of them has the lines read and opened in larger pages until there are
   * enough. A nursing service has some hundreds of Klienten.
   */
  async function rowsFrom(db: Queryable, organisationId: string, wunsch: Seite): Promise<OpenedRow[]> {
    const { pflegegrad } = wunsch.filter
    if (pflegegrad === undefined) return opened(db, organisationId, wunsch)
    const found: OpenedRow[] = []
    let { ab } = wunsch
    for (;;) {
      const rows = await opened(db, organisationId, { ...wunsch, ab, limit: exportSeite })
      found.push(...rows.filter((row) => row.pflegegrad !== null && pflegegrad.some((grad) => grad === String(row.pflegegrad))))
      const last = rows.at(-1)
      if (last === undefined || rows.length < exportSeite || found.length >= wunsch.limit) return found.slice(0, wunsch.limit)
      ab = [...last.platz, last.id]
    }
  }

  async function load(
    akteur: Akteur,
    { filter, cursor, limit }: { filter: KlientenFilter; cursor: string | undefined; limit: number },
  ): Promise<{ zeilen: KlientenListRow[]; cursor: string | null }> {
    const { sortierung } = filter
    const ab = readCursor(cursor, { sortierung, form: cursorFormen[sortierung] })
    const db = onBehalfOf(ports.database, contextOf(akteur))
    const rows = await rowsFrom(db, ownOrganisation(akteur), { filter, ab, heute: today(), limit: limit + 1 })
    return pageFrom(rows, {
      limit,
      sortierung,
      schluessel: ({ platz, id }) => [...platz, id],
      zeile: ({ platz: _platz, ...row }) => row,
    })
  }

  return {
    liste: async ({ akteur, query: { cursor, limit, ...filter } }: CalledBy<Contract['list']>) => load(akteur, { filter, cursor, limit }),

    async export({ akteur, query: { format, ...filter }, sprache }: CalledBy<Contract['exportieren']>): Promise<Response> {
      const objektId = ownOrganisation(akteur)
      const felder = klientenColumns.map(({ titel }) => titel.de)
      await ports.database.transaction(contextOf(akteur), (tx) =>
        audit(tx, akteur, { aktion: 'klient.export', art: 'AUSGEBEN', objektArt: 'ORGANISATION', objektId, felder }),
      )
      return exportAnswer(
        allPages((cursor) => load(akteur, { filter, cursor, limit: exportSeite })),
        {
          format,
          spalten: klientenColumns,
          kopf: headOf({ akteur, sprache, now: ports.clock.now(), filter, worte: klientenFilterWords }),
          sprache,
          dateiname: `klienten-${today()}`,
          blatt: sprache === 'de' ? 'Klientinnen und Klienten' : 'Clients',
        },
      )
    },
  }
}
