/** Who works with whom. A pair is a nursing service and the pharmacy or practice that it works with. */
import type { Partnerschaft } from '@dreiklang/domain/organisation/partnerschaft'
import type { OrganisationStatus } from '@dreiklang/domain/organisation/freigabe.contract'
import type { OrganisationArt } from '@dreiklang/domain/shared/akteur'
import type { Queryable, Statement } from '../ports.ts'

export interface Haus {
  id: string
  art: OrganisationArt
  name: string
  ort: string
  status: OrganisationStatus
}

const haeuser: Statement = {
  name: 'organisation.haeuser',
  text: `select o.id, o.art, o.name, o.ort, o.status from organisation o where o.id = any ($1::uuid[])`,
}

export async function ladeHaeuser(db: Queryable, ids: readonly string[]): Promise<Haus[]> {
  return db.query<Haus>(haeuser, [ids])
}

export interface Paar {
  pflegedienstId: string
  partnerId: string
}

export interface PartnerschaftRow extends Partnerschaft, Paar {
  version: number
  seit: string
  grund: string | null
}

const spalten = `p.pflegedienst_id as "pflegedienstId", p.partner_id as "partnerId", p.status, p.version, p.gefragt_von as "gefragtVon",
  p.beendet_von as "beendetVon", coalesce(p.entschieden_am, p.gefragt_am) as seit, p.grund`

const liste: Statement = {
  name: 'organisation.partner',
  text: `select ${spalten}, jsonb_build_object('id', o.id, 'name', o.name, 'art', o.art, 'ort', o.ort) as organisation
    from partnerschaft p join organisation o on o.id = case when p.partner_id = $1 then p.pflegedienst_id else p.partner_id end
    where p.pflegedienst_id = $1 or p.partner_id = $1 order by falte(o.name) collate "C", o.id`,
}

export type PartnerRow = PartnerschaftRow & { organisation: Pick<Haus, 'id' | 'name' | 'art' | 'ort'> }

export async function ladePartner(db: Queryable, organisationId: string): Promise<PartnerRow[]> {
  return db.query<PartnerRow>(liste, [organisationId])
}

const eine: Statement = {
  name: 'organisation.partnerschaft',
  text: `select ${spalten} from partnerschaft p where p.pflegedienst_id = $1 and p.partner_id = $2`,
}
const sperren: Statement = { name: 'organisation.sperrePartnerschaft', text: `${eine.text} for update` }

export async function ladePartnerschaft(db: Queryable, { pflegedienstId, partnerId }: Paar): Promise<PartnerschaftRow | null> {
  const [row] = await db.query<PartnerschaftRow>(eine, [pflegedienstId, partnerId])
  return row ?? null
}

/** Serialises changes of the pair. */
export async function sperrePartnerschaft(db: Queryable, { pflegedienstId, partnerId }: Paar): Promise<PartnerschaftRow | null> {
  const [row] = await db.query<PartnerschaftRow>(sperren, [pflegedienstId, partnerId])
  return row ?? null
}

const fragen: Statement = {
  name: 'organisation.fragePartner',
  text: `insert into partnerschaft (pflegedienst_id, partner_id, status, gefragt_von, gefragt_durch, gefragt_am)
    values ($1, $2, 'ANGEFRAGT', $3, $4, $5) on conflict do nothing returning version`,
}

/** The first request of a pair; false when there already is a row, even one that arrived concurrently. */
export async function fragePartner(
  db: Queryable,
  { pflegedienstId, partnerId, gefragtVon, durch, am }: Paar & { gefragtVon: string; durch: string; am: string },
): Promise<boolean> {
  return (await db.query(fragen, [pflegedienstId, partnerId, gefragtVon, durch, am])).length === 1
}

const aendern: Statement = {
  name: 'organisation.aenderePartnerschaft',
  text: `update partnerschaft set version = version + 1, status = $3::text,
      gefragt_von = case when $3 = 'ANGEFRAGT' then $4::uuid else gefragt_von end,
      gefragt_durch = case when $3 = 'ANGEFRAGT' then $5::uuid else gefragt_durch end,
      gefragt_am = case when $3 = 'ANGEFRAGT' then $6::timestamptz else gefragt_am end,
      entschieden_durch = case when $3 <> 'ANGEFRAGT' then $5::uuid end,
      entschieden_am = case when $3 <> 'ANGEFRAGT' then $6::timestamptz end,
      beendet_von = case when $3 = 'BEENDET' then $4::uuid end, grund = $7
    where pflegedienst_id = $1 and partner_id = $2`,
}

/** To be asked after the lock. */
export async function aenderePartnerschaft(
  db: Queryable,
  { pflegedienstId, partnerId }: Paar,
  neu: { status: Partnerschaft['status']; von: string; durch: string; am: string; grund: string | null },
): Promise<void> {
  await db.query(aendern, [pflegedienstId, partnerId, neu.status, neu.von, neu.durch, neu.am, neu.grund])
}
