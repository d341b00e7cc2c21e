/** The SQL of visits that belong to a series. */
import type { Hausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { Datum } from '@dreiklang/domain/shared/zeit'
import type { Queryable, Statement } from '../ports.ts'
import { type BesuchRow, besuchAus } from './hausbesuch.repository.ts'

type Row = Pick<BesuchRow, 'version' | 'daten'>

const instanzen = `select h.version, h.daten from hausbesuch h
  where $1 in (h.pflegedienst_id, h.praxis_id, h.apotheke_id) and h.serie_id = $2 and h.serie_tag >= $3 order by h.serie_tag`
const lesen: Statement = { name: 'hausbesuch.instanzen', text: instanzen }
const halten: Statement = { name: 'hausbesuch.instanzenHalten', text: `${instanzen} for update` }

interface Welche {
  serieId: string
  /** First day, as the series names it. */
  ab: Datum
}

export async function ladeInstanzen(db: Queryable, organisationId: string, { serieId, ab }: Welche): Promise<Hausbesuch[]> {
  return (await db.query<Row>(lesen, [organisationId, serieId, ab])).map(besuchAus)
}

/** Locked until the end of the transaction, always in the order of their days. */
export async function halteInstanzen(tx: Queryable, organisationId: string, { serieId, ab }: Welche): Promise<Hausbesuch[]> {
  return (await tx.query<Row>(halten, [organisationId, serieId, ab])).map(besuchAus)
}

const umhaengen: Statement = {
  name: 'hausbesuch.instanzenUmhaengen',
  text: `update hausbesuch h set serie_id = $4, daten = jsonb_set(h.daten, '{serie,id}', to_jsonb($4::uuid::text))
    where $1 in (h.pflegedienst_id, h.praxis_id, h.apotheke_id) and h.serie_id = $2 and h.serie_tag >= $3`,
}

/** They belong to another series from now on; nothing else about them changes. */
export async function haengeInstanzenUm(
  tx: Queryable,
  organisationId: string,
  { serieId, ab, nach }: Welche & { nach: string },
): Promise<void> {
  await tx.query(umhaengen, [organisationId, serieId, ab, nach])
}
