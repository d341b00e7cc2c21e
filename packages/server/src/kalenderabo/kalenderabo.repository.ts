/** The SQL of calendars: the address of a person, and whether the organisation lets it say more than times. */
import type { Queryable, Statement } from '../ports.ts'

export interface KalenderRow {
  mitKuerzel: boolean
  angelegtAm: string
  zuletztAm: string | null
}

const eigenes: Statement = {
  name: 'kalenderabo.eigenes',
  text: `select a.mit_kuerzel as "mitKuerzel", a.angelegt_am as "angelegtAm", a.zuletzt_am as "zuletztAm" from kalenderabo a
    where a.organisation_id = $1 and a.person_id = $2`,
}

export async function ladeEigenes(db: Queryable, organisationId: string, personId: string): Promise<KalenderRow | null> {
  const [row] = await db.query<KalenderRow>(eigenes, [organisationId, personId])
  return row ?? null
}

const anlegen: Statement = {
  name: 'kalenderabo.anlegen',
  text: `insert into kalenderabo (organisation_id, person_id, geheimnis_hash, mit_kuerzel, angelegt_am, geaendert_am) values ($1, $2, $3, $4, $5, $5)
    on conflict (person_id) do update set organisation_id = $1, geheimnis_hash = $3, mit_kuerzel = $4, angelegt_am = $5, geaendert_am = $5, zuletzt_am = null`,
}

/** The former address of the person ends with it; what was said stays remembered. */
export async function legeAdresseAn(
  tx: Queryable,
  kalender: { organisationId: string; personId: string; hash: Uint8Array; mitKuerzel: boolean; jetzt: string },
): Promise<void> {
  await tx.query(anlegen, [kalender.organisationId, kalender.personId, kalender.hash, kalender.mitKuerzel, kalender.jetzt])
}

const aendern: Statement = {
  name: 'kalenderabo.aendern',
  text: `update kalenderabo set mit_kuerzel = $3, geaendert_am = $4 where organisation_id = $1 and person_id = $2 returning 1`,
}

/** False when there is none. */
export async function aendereKalender(
  tx: Queryable,
  kalender: { organisationId: string; personId: string; mitKuerzel: boolean; jetzt: string },
): Promise<boolean> {
  return (await tx.query(aendern, [kalender.organisationId, kalender.personId, kalender.mitKuerzel, kalender.jetzt])).length === 1
}

const beenden: Statement = {
  name: 'kalenderabo.beenden',
  text: `delete from kalenderabo where organisation_id = $1 and person_id = $2 returning 1`,
}

export async function beendeKalender(tx: Queryable, organisationId: string, personId: string): Promise<boolean> {
  return (await tx.query(beenden, [organisationId, personId])).length === 1
}

const regel: Statement = {
  name: 'kalenderabo.regel',
  text: `select r.kuerzel_erlaubt as erlaubt from kalenderregel r where r.organisation_id = $1`,
}

export async function ladeErlaubnis(db: Queryable, organisationId: string): Promise<boolean> {
  const [row] = await db.query<{ erlaubt: boolean }>(regel, [organisationId])
  return row?.erlaubt ?? false
}

const erlauben: Statement = {
  name: 'kalenderabo.erlauben',
  text: `insert into kalenderregel (organisation_id, kuerzel_erlaubt) values ($1, $2)
    on conflict (organisation_id) do update set kuerzel_erlaubt = $2`,
}

export async function setzeErlaubnis(tx: Queryable, organisationId: string, erlaubt: boolean): Promise<void> {
  await tx.query(erlauben, [organisationId, erlaubt])
}
