/** Who works with whom. A pair is a nursing service and the pharmacy or practice that it works with. */
import type { OrganisationStatus } from '@dreiklang/domain/organisation/freigabe.contract'
import type { Partnerschaft } from '@dreiklang/domain/organisation/partnerschaft'
import type { OrganisationArt } from '@dreiklang/domain/shared/akteur'
import type { Columns } from '../database/columns.ts'
import { exactly, maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

export type Haus = Columns<'organisation', 'id' | 'art' | 'name' | 'ort' | 'status', { art: OrganisationArt; status: OrganisationStatus }>

const haeuser = sql(
  'organisation.haeuser',
  `select o.id, o.art, o.name, o.ort, o.status from organisation o where o.id = any (:ids::uuid[])`,
)

export async function loadHaeuser(db: Queryable, ids: readonly string[]): Promise<Haus[]> {
  return db.query<Haus>(haeuser, { ids })
}

export type Paar = Columns<'partnerschaft', 'pflegedienst_id' | 'partner_id'>

export interface PartnerschaftRow
  extends Paar, Columns<'partnerschaft', 'status' | 'version' | 'gefragt_von' | 'beendet_von' | 'grund', Partnerschaft> {
  seit: string
}

const columns = `p.pflegedienst_id as "pflegedienstId", p.partner_id as "partnerId", p.status, p.version, p.gefragt_von as "gefragtVon",
  p.beendet_von as "beendetVon", coalesce(p.entschieden_am, p.gefragt_am) as seit, p.grund`

const list = sql(
  'organisation.partner',
  `select ${columns}, jsonb_build_object('id', o.id, 'name', o.name, 'art', o.art, 'ort', o.ort) as organisation
    from partnerschaft p join organisation o on o.id = case when p.partner_id = :organisationId then p.pflegedienst_id else p.partner_id end
    where p.pflegedienst_id = :organisationId or p.partner_id = :organisationId order by falte(o.name) collate "C", o.id`,
)

export type PartnerRow = PartnerschaftRow & { organisation: Pick<Haus, 'id' | 'name' | 'art' | 'ort'> }

export async function loadPartner(db: Queryable, organisationId: string): Promise<PartnerRow[]> {
  return db.query<PartnerRow>(list, { organisationId })
}

const eineText = `select ${columns} from partnerschaft p where p.pflegedienst_id = :pflegedienstId and p.partner_id = :partnerId`
const one = sql('organisation.partnerschaft', eineText)
const sperren = sql('organisation.sperrePartnerschaft', `${eineText} for update`)

export async function loadPartnerschaft(db: Queryable, { pflegedienstId, partnerId }: Paar): Promise<PartnerschaftRow | null> {
  return maybe(db.query<PartnerschaftRow>(one, { pflegedienstId, partnerId }))
}

/** Serialises changes of the pair. */
export async function lockPartnerschaft(db: Queryable, { pflegedienstId, partnerId }: Paar): Promise<PartnerschaftRow | null> {
  return maybe(db.query<PartnerschaftRow>(sperren, { pflegedienstId, partnerId }))
}

const fragen = sql(
  'organisation.fragePartner',
  `insert into partnerschaft (pflegedienst_id, partner_id, status, gefragt_von, gefragt_durch, gefragt_am)
    values (:pflegedienstId, :partnerId, 'ANGEFRAGT', :gefragtVon, :durch, :am) on conflict do nothing returning version`,
)

/** The first request of a pair; false when there already is a row, even one that arrived concurrently. */
export async function askPartner(db: Queryable, frage: Paar & { gefragtVon: string; durch: string; am: string }): Promise<boolean> {
  return (await db.query(fragen, frage)).length === 1
}

const update = sql(
  'organisation.aenderePartnerschaft',
  `update partnerschaft set version = version + 1, status = :status::text,
      gefragt_von = case when :status = 'ANGEFRAGT' then :von::uuid else gefragt_von end,
      gefragt_durch = case when :status = 'ANGEFRAGT' then :durch::uuid else gefragt_durch end,
      gefragt_am = case when :status = 'ANGEFRAGT' then :am::timestamptz else gefragt_am end,
      entschieden_durch = case when :status <> 'ANGEFRAGT' then :durch::uuid end,
      entschieden_am = case when :status <> 'ANGEFRAGT' then :am::timestamptz end,
      beendet_von = case when :status = 'BEENDET' then :von::uuid end, grund = :grund
    where pflegedienst_id = :pflegedienstId and partner_id = :partnerId`,
)

/** To be asked after the lock. */
export async function changePartnerschaft(
  db: Queryable,
  pair: Paar,
  neu: { status: Partnerschaft['status']; von: string; durch: string; am: string; grund: string | null },
): Promise<void> {
  await exactly(1, db.write(update, { ...pair, ...neu }))
}
