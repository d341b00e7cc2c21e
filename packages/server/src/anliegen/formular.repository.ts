/** The public form of an organisation and its addresses. */
import type { AnliegenArt, FormularStand } from '@dreiklang/domain/anliegen/anliegen'
import type { Queryable, Statement } from '../ports.ts'

export interface Formular {
  organisationId: string
  version: number
  adresse: string
  stand: FormularStand
  arten: AnliegenArt[]
  hinweis: string | null
}

const spalten = `f.organisation_id as "organisationId", f.version, jetzige.adresse, f.stand, f.arten, f.hinweis`
const quelle = `anliegen_formular f join anliegen_adresse jetzige on jetzige.organisation_id = f.organisation_id and jetzige.gilt_bis is null`

const unterAdresse: Statement = {
  name: 'anliegen.formularUnterAdresse',
  text: `select ${spalten} from ${quelle} join anliegen_adresse gefragt on gefragt.organisation_id = f.organisation_id
    where gefragt.adresse = $1 and (gefragt.gilt_bis is null or gefragt.gilt_bis > $2)`,
}

/** Resolves to the current address, also when called by a former one. */
export async function ladeFormularUnter(db: Queryable, adresse: string, jetzt: string): Promise<Formular | null> {
  const [row] = await db.query<Formular>(unterAdresse, [adresse, jetzt])
  return row ?? null
}

const eigenes: Statement = { name: 'anliegen.formular', text: `select ${spalten} from ${quelle} where f.organisation_id = $1` }

export async function ladeFormular(db: Queryable, organisationId: string): Promise<Formular | null> {
  const [row] = await db.query<Formular>(eigenes, [organisationId])
  return row ?? null
}

const fruehere: Statement = {
  name: 'anliegen.fruehereAdressen',
  text: `select adresse, gilt_bis as "giltBis" from anliegen_adresse where organisation_id = $1 and gilt_bis > $2 order by gilt_bis desc`,
}

export async function ladeFruehere(db: Queryable, organisationId: string, jetzt: string): Promise<{ adresse: string; giltBis: string }[]> {
  return db.query(fruehere, [organisationId, jetzt])
}

const schreiben: Statement = {
  name: 'anliegen.formularSchreiben',
  text: `insert into anliegen_formular as f (organisation_id, version, stand, arten, hinweis) select $1, $2::int + 1, $3, $4::text[], $5
    where $2 = 0 or exists (select from anliegen_formular where organisation_id = $1)
    on conflict (organisation_id) do update set version = f.version + 1, stand = excluded.stand, arten = excluded.arten, hinweis = excluded.hinweis
    where f.version = $2 returning version`,
}

/** Answers the new version; null when `version` is stale. */
export async function schreibeFormular(
  tx: Queryable,
  { organisationId, version, stand, arten, hinweis }: Omit<Formular, 'adresse'>,
): Promise<number | null> {
  const [row] = await tx.query<{ version: number }>(schreiben, [organisationId, version, stand, arten, hinweis])
  return row?.version ?? null
}

const abloesen: Statement = {
  name: 'anliegen.adresseAbloesen',
  text: `update anliegen_adresse set gilt_bis = $3 where organisation_id = $1 and gilt_bis is null and adresse <> $2`,
}
const zurueckholen: Statement = {
  name: 'anliegen.adresseZurueckholen',
  text: `update anliegen_adresse set gilt_bis = null where organisation_id = $1 and adresse = $2 returning adresse`,
}
const vergeben: Statement = {
  name: 'anliegen.adresseVergeben',
  text: `insert into anliegen_adresse (organisation_id, adresse, gilt_bis) values ($1, $2, null)`,
}

/** The address is valid from now on, the former one until `giltBis`. @throws ConstraintViolation anliegen_adresse_pkey when it is taken */
export async function setzeAdresse(
  tx: Queryable,
  organisationId: string,
  { adresse, giltBis }: { adresse: string; giltBis: string },
): Promise<void> {
  await tx.query(abloesen, [organisationId, adresse, giltBis])
  const eigene = await tx.query(zurueckholen, [organisationId, adresse])
  if (eigene.length === 0) await tx.query(vergeben, [organisationId, adresse])
}
