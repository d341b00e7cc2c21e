import type { BesuchStatus } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { Seite } from '@dreiklang/domain/shared/akteur'
import { type IsoDate, berlinInstant, plusDays } from '@dreiklang/domain/shared/time'
import { sql } from '../database/sql.ts'
import type { Queryable, Statement } from '../ports.ts'
import { type BesuchRow, besuchColumns, besuchTables } from './hausbesuch.repository.ts'

const columnOfSeite: Record<Seite, string> = { PFLEGE: 'pflegedienst_id', ARZT: 'praxis_id', APOTHEKE: 'apotheke_id' }

const tag = (seite: Seite): Statement =>
  sql(
    `hausbesuch.tag.${seite}`,
    `select ${besuchColumns},
      case when k.breite is not null then jsonb_build_object('breite', k.breite, 'laenge', k.laenge) end as punkt
        from hausbesuch h ${besuchTables}
    where h.${columnOfSeite[seite]} = :organisationId and h.platz >= :von and h.platz < :bis and h.status = any (:status::text[])
      and (:personIds::uuid[] is null or h.personen && :personIds::uuid[])
    order by h.platz, h.id limit 2000`,
  )
const tagOfSeite: Record<Seite, Statement> = { PFLEGE: tag('PFLEGE'), ARZT: tag('ARZT'), APOTHEKE: tag('APOTHEKE') }

export interface TagesRow extends BesuchRow {
  punkt: { breite: number; laenge: number } | null
}

/** Planned ones in the order of time; `personIds` null: of everyone. */
export async function loadTag(
  db: Queryable,
  organisationId: string,
  {
    seite,
    datum,
    status,
    personIds,
  }: { seite: Seite; datum: IsoDate; status: readonly BesuchStatus[]; personIds: readonly string[] | null },
): Promise<TagesRow[]> {
  return db.query<TagesRow>(tagOfSeite[seite], {
    organisationId,
    von: berlinInstant(datum),
    bis: berlinInstant(plusDays(datum, 1)),
    status,
    personIds,
  })
}
