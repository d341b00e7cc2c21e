/** The SQL of the visits of one day: what tours are made of. */
import type { BesuchStatus } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { Seite } from '@dreiklang/domain/shared/akteur'
import { type Datum, berlinInstant, plusTage } from '@dreiklang/domain/shared/zeit'
import { sql } from '../database/sql.ts'
import type { Queryable, Statement } from '../ports.ts'
import { type BesuchRow, besuchSpalten, besuchTabellen } from './hausbesuch.repository.ts'

const spalteDerSeite: Record<Seite, string> = { PFLEGE: 'pflegedienst_id', ARZT: 'praxis_id', APOTHEKE: 'apotheke_id' }

const tag = (seite: Seite): Statement =>
  sql(
    `hausbesuch.tag.${seite}`,
    `select ${besuchSpalten},
      case when k.breite is not null then jsonb_build_object('breite', k.breite, 'laenge', k.laenge) end as punkt
        from hausbesuch h ${besuchTabellen}
    where h.${spalteDerSeite[seite]} = :organisationId and h.platz >= :von and h.platz < :bis and h.status = any (:status::text[])
      and (:personIds::uuid[] is null or h.personen && :personIds::uuid[])
    order by h.platz, h.id limit 2000`,
  )
const tagDerSeite: Record<Seite, Statement> = { PFLEGE: tag('PFLEGE'), ARZT: tag('ARZT'), APOTHEKE: tag('APOTHEKE') }

/** With the coordinates of the Klient's home. */
export interface TagesRow extends BesuchRow {
  punkt: { breite: number; laenge: number } | null
}

/** Planned ones in the order of time; `personIds` null: of everyone. */
export async function ladeTag(
  db: Queryable,
  organisationId: string,
  { seite, datum, status, personIds }: { seite: Seite; datum: Datum; status: readonly BesuchStatus[]; personIds: readonly string[] | null },
): Promise<TagesRow[]> {
  return db.query<TagesRow>(tagDerSeite[seite], {
    organisationId,
    von: berlinInstant(datum),
    bis: berlinInstant(plusTage(datum, 1)),
    status,
    personIds,
  })
}
