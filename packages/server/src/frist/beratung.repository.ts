import type { IsoDate } from '@dreiklang/domain/shared/time'
import type { Columns, Filled } from '../database/columns.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'
import { madeBeratung, openBeratung } from './frist.repository.ts'

/** All of the statement have a day. */
type Row = Filled<Columns<'hausbesuch', 'id as hausbesuchId' | 'tag'>, 'tag'>

const columns = `select h.id as "hausbesuchId", h.tag from hausbesuch h
  where h.klient_id = :klientId and h.pflegedienst_id = :organisationId`
const last = sql('frist.letzteBeratung', `${columns} and ${madeBeratung} and h.tag is not null order by h.tag desc, h.id limit 1`)
const next = sql('frist.geplanteBeratung', `${columns} and ${openBeratung} and h.tag >= :heute order by h.tag, h.id limit 1`)

/** The last one that was made, and the next one that is planned. */
export async function loadBeratungsbesuche(
  db: Queryable,
  organisationId: string,
  { klientId, heute }: { klientId: string; heute: IsoDate },
): Promise<{ letzter: Row | null; termin: Row | null }> {
  const [letzter] = await db.query<Row>(last, { organisationId, klientId })
  const [termin] = await db.query<Row>(next, { organisationId, klientId, heute })
  return { letzter: letzter ?? null, termin: termin ?? null }
}
