import type { AnliegenArt, FormularStand } from '@dreiklang/domain/anliegen/anliegen'
import type { Columns, Filled } from '../database/columns.ts'
import { exactly, maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

export type Formular = Columns<
  'anliegen_formular',
  'organisation_id' | 'version' | 'stand' | 'arten' | 'hinweis',
  { stand: FormularStand; arten: AnliegenArt[] }
> &
  Columns<'anliegen_adresse', 'adresse'>

const columns = `f.organisation_id as "organisationId", f.version, jetzige.adresse, f.stand, f.arten, f.hinweis`
const source = `anliegen_formular f join anliegen_adresse jetzige on jetzige.organisation_id = f.organisation_id
  and jetzige.gilt_bis is null`

const unterAdresse = sql(
  'anliegen.formularUnterAdresse',
  `select ${columns} from ${source} join anliegen_adresse gefragt on gefragt.organisation_id = f.organisation_id
    where gefragt.adresse = :adresse and (gefragt.gilt_bis is null or gefragt.gilt_bis > :now)`,
)

/** Resolves to the current address, also when called by a former one. */
export async function loadFormularAt(db: Queryable, adresse: string, now: string): Promise<Formular | null> {
  return maybe(db.query<Formular>(unterAdresse, { adresse, now }))
}

const eigenes = sql('anliegen.formular', `select ${columns} from ${source} where f.organisation_id = :organisationId`)

export async function loadFormular(db: Queryable, organisationId: string): Promise<Formular | null> {
  return maybe(db.query<Formular>(eigenes, { organisationId }))
}

const fruehere = sql(
  'anliegen.fruehereAdressen',
  `select adresse, gilt_bis as "giltBis" from anliegen_adresse where organisation_id = :organisationId and gilt_bis > :now
    order by gilt_bis desc`,
)

type EarlierAdresse = Filled<Columns<'anliegen_adresse', 'adresse' | 'gilt_bis'>, 'giltBis'>

export async function loadEarlier(db: Queryable, organisationId: string, now: string): Promise<EarlierAdresse[]> {
  return db.query(fruehere, { organisationId, now })
}

const write = sql(
  'anliegen.formularSchreiben',
  `insert into anliegen_formular as f (organisation_id, version, stand, arten, hinweis)
    select :organisationId, :version::int + 1, :stand, :arten::text[], :hinweis
    where :version = 0 or exists (select from anliegen_formular where organisation_id = :organisationId)
    on conflict (organisation_id) do update set version = f.version + 1, stand = excluded.stand, arten = excluded.arten,
      hinweis = excluded.hinweis
    where f.version = :version returning version`,
)

/** Answers the new version; null when `version` is stale. */
export async function writeFormular(
  tx: Queryable,
  { organisationId, version, stand, arten, hinweis }: Omit<Formular, 'adresse'>,
): Promise<number | null> {
  const [row] = await tx.query<Columns<'anliegen_formular', 'version'>>(write, { organisationId, version, stand, arten, hinweis })
  return row?.version ?? null
}

const abloesen = sql(
  'anliegen.adresseAbloesen',
  `update anliegen_adresse set gilt_bis = :giltBis where organisation_id = :organisationId and gilt_bis is null and adresse <> :adresse`,
)
const zurueckholen = sql(
  'anliegen.adresseZurueckholen',
  `update anliegen_adresse set gilt_bis = null where organisation_id = :organisationId and adresse = :adresse returning adresse`,
)
const vergeben = sql(
  'anliegen.adresseVergeben',
  `insert into anliegen_adresse (organisation_id, adresse, gilt_bis) values (:organisationId, :adresse, null)`,
)

/** The address is valid from now on, the former one until `giltBis`. @throws ConstraintViolation anliegen_adresse_pkey when it is taken */
export async function setAdresse(
  tx: Queryable,
  organisationId: string,
  { adresse, giltBis }: { adresse: string; giltBis: string },
): Promise<void> {
  await tx.write(abloesen, { organisationId, adresse, giltBis })
  const own = await tx.query(zurueckholen, { organisationId, adresse })
  if (own.length === 0) await exactly(1, tx.write(vergeben, { organisationId, adresse }))
}
