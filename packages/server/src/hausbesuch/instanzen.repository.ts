import { type Hausbesuch, readHausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import type { IsoDate } from '@dreiklang/domain/shared/time'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'
import type { BesuchRow } from './hausbesuch.repository.ts'

type Row = Pick<BesuchRow, 'version' | 'daten'>

const instanzen = `select h.version, h.daten from hausbesuch h
  where :organisationId in (h.pflegedienst_id, h.praxis_id, h.apotheke_id) and h.serie_id = :serieId and h.serie_tag >= :ab
    order by h.serie_tag`
const read = sql('hausbesuch.instanzen', instanzen)
const halten = sql('hausbesuch.instanzenHalten', `${instanzen} for update`)

interface Welche {
  serieId: string
  ab: IsoDate
}

export async function loadInstanzen(db: Queryable, organisationId: string, { serieId, ab }: Welche): Promise<Hausbesuch[]> {
  return (await db.query<Row>(read, { organisationId, serieId, ab })).map(readHausbesuch)
}

/** Locked until the end of the transaction, always in the order of their days. */
export async function holdInstanzen(tx: Queryable, organisationId: string, { serieId, ab }: Welche): Promise<Hausbesuch[]> {
  return (await tx.query<Row>(halten, { organisationId, serieId, ab })).map(readHausbesuch)
}

const umhaengen = sql(
  'hausbesuch.instanzenUmhaengen',
  `update hausbesuch h set serie_id = :nach, daten = jsonb_set(h.daten, '{serie,id}', to_jsonb(:nach::uuid::text))
    where :organisationId in (h.pflegedienst_id, h.praxis_id, h.apotheke_id) and h.serie_id = :serieId and h.serie_tag >= :ab`,
)

export async function relinkInstanzen(
  tx: Queryable,
  organisationId: string,
  { serieId, ab, nach }: Welche & { nach: string },
): Promise<void> {
  await tx.write(umhaengen, { organisationId, serieId, ab, nach })
}
