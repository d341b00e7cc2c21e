/** The SQL of the doctor's ranges. Scoped to the caller's organisation, which is $1. */
import type { Datum } from '@dreiklang/domain/shared/zeit'
import type { Queryable, Statement } from '../ports.ts'

export interface BekannterRow {
  pflegedienstId: string
  vorname: string
  nachname: string
}

const bekannter: Statement = {
  name: 'dokumentation.bekannter',
  text: `select k.vorname, k.nachname, klient_zum_besuch($2) as "pflegedienstId" from (
      select id, vorname, nachname, pflegedienst_id = $1 as eigener from klient union all
      select id, vorname, nachname, false from klient_des_hausbesuchs) k
    where k.id = $2 and klient_zum_besuch($2) is not null order by k.eigener desc limit 1`,
}

/** Of a Klient whom the organisation nurses or treats, by an order or a visit; null for any other. */
export async function ladeBekannten(db: Queryable, organisationId: string, klientId: string): Promise<BekannterRow | null> {
  const [row] = await db.query<BekannterRow>(bekannter, [organisationId, klientId])
  return row ?? null
}

const abloesen: Statement = {
  name: 'dokumentation.zielAbloesen',
  text: `update zielbereich set gueltig_bis = $4::date - 1
    where organisation_id = $1 and klient_id = $2 and art = $3 and (gueltig_bis is null or gueltig_bis >= $4::date)`,
}
const einfuegen: Statement = {
  name: 'dokumentation.zielEinfuegen',
  text: `insert into zielbereich (organisation_id, klient_id, art, gueltig_ab, gueltig_bis, id, person_name, am, inhalt)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
}

interface NeuesZiel {
  id: string
  klientId: string
  art: string
  gueltigAb: Datum
  gueltigBis: Datum | null
  name: string
  am: string
  /** Sealed. */
  inhalt: string
}

/** In place of the former ones of the caller's organisation: ended, the new one must not bring an old one back. */
export async function fuegeZielEin(tx: Queryable, organisationId: string, ziel: NeuesZiel): Promise<void> {
  const { klientId, art, gueltigAb, gueltigBis, id, name, am, inhalt } = ziel
  await tx.query(abloesen, [organisationId, klientId, art, gueltigAb])
  await tx.query(einfuegen, [organisationId, klientId, art, gueltigAb, gueltigBis, id, name, am, inhalt])
}

const halten: Statement = {
  name: 'dokumentation.halteZiel',
  text: `select z.gueltig_bis as "gueltigBis" from zielbereich z where z.organisation_id = $1 and z.klient_id = $2 and z.id = $3 for update`,
}

interface Wo {
  klientId: string
  id: string
}

/** Null for one of another organisation. */
export async function halteZiel(tx: Queryable, organisationId: string, { klientId, id }: Wo): Promise<{ gueltigBis: Datum | null } | null> {
  const [row] = await tx.query<{ gueltigBis: Datum | null }>(halten, [organisationId, klientId, id])
  return row ?? null
}

const beenden: Statement = {
  name: 'dokumentation.zielBeenden',
  text: `update zielbereich set gueltig_bis = $4 where organisation_id = $1 and klient_id = $2 and id = $3`,
}

export async function beendeZiel(tx: Queryable, organisationId: string, { klientId, id, bis }: Wo & { bis: Datum }): Promise<void> {
  await tx.query(beenden, [organisationId, klientId, id, bis])
}
