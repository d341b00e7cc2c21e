import type { Columns } from '../database/columns.ts'
import { exactly, maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

export type KalenderRow = Columns<'kalenderabo', 'mit_kuerzel' | 'angelegt_am' | 'zuletzt_am'>

const eigenes = sql(
  'kalenderabo.eigenes',
  `select a.mit_kuerzel as "mitKuerzel", a.angelegt_am as "angelegtAm", a.zuletzt_am as "zuletztAm" from kalenderabo a
    where a.organisation_id = :organisationId and a.person_id = :personId`,
)

export async function loadOwnKalender(db: Queryable, organisationId: string, personId: string): Promise<KalenderRow | null> {
  return maybe(db.query<KalenderRow>(eigenes, { organisationId, personId }))
}

const anlegen = sql(
  'kalenderabo.anlegen',
  `insert into kalenderabo (organisation_id, person_id, geheimnis_hash, mit_kuerzel, angelegt_am, geaendert_am)
    values (:organisationId, :personId, :hash, :mitKuerzel, :now, :now)
    on conflict (person_id) do update set organisation_id = :organisationId, geheimnis_hash = :hash, mit_kuerzel = :mitKuerzel,
      angelegt_am = :now, geaendert_am = :now, zuletzt_am = null`,
)

/** The former address of the person ends with it; what was said stays remembered. */
export async function createAdresse(
  tx: Queryable,
  kalender: { organisationId: string; personId: string; hash: Uint8Array; mitKuerzel: boolean; now: string },
): Promise<void> {
  await exactly(1, tx.write(anlegen, kalender))
}

const update = sql(
  'kalenderabo.aendern',
  `update kalenderabo set mit_kuerzel = :mitKuerzel, geaendert_am = :now
    where organisation_id = :organisationId and person_id = :personId returning 1`,
)

export async function changeKalender(
  tx: Queryable,
  kalender: { organisationId: string; personId: string; mitKuerzel: boolean; now: string },
): Promise<boolean> {
  return (await tx.query(update, kalender)).length === 1
}

const beenden = sql(
  'kalenderabo.beenden',
  `delete from kalenderabo where organisation_id = :organisationId and person_id = :personId returning 1`,
)

export async function endKalender(tx: Queryable, organisationId: string, personId: string): Promise<boolean> {
  return (await tx.query(beenden, { organisationId, personId })).length === 1
}

const regel = sql('kalenderabo.regel', `select r.kuerzel_erlaubt as erlaubt from kalenderregel r where r.organisation_id = :organisationId`)

export async function loadErlaubnis(db: Queryable, organisationId: string): Promise<boolean> {
  const [row] = await db.query<Columns<'kalenderregel', 'kuerzel_erlaubt as erlaubt'>>(regel, { organisationId })
  return row?.erlaubt ?? false
}

const erlauben = sql(
  'kalenderabo.erlauben',
  `insert into kalenderregel (organisation_id, kuerzel_erlaubt) values (:organisationId, :erlaubt)
    on conflict (organisation_id) do update set kuerzel_erlaubt = :erlaubt`,
)

export async function setErlaubnis(tx: Queryable, organisationId: string, erlaubt: boolean): Promise<void> {
  await exactly(1, tx.write(erlauben, { organisationId, erlaubt }))
}
