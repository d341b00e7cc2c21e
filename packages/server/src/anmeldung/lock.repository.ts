import type { Columns } from '../database/columns.ts'
import { maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'
import { type UserRow, userColumns } from './anmeldung.repository.ts'
import { sessionChannel } from './session.repository.ts'

const taetigkeit = sql(
  'anmeldung.merkeTaetigkeit',
  'update sitzung set zuletzt_am = greatest(zuletzt_am, :now::timestamptz) where id = :sitzungId and gesperrt_am is null',
)

export async function rememberActivity(db: Queryable, sitzungId: string, now: string): Promise<void> {
  await db.write(taetigkeit, { sitzungId, now })
}

const sperre = sql(
  'anmeldung.sperreSitzung',
  `update sitzung set gesperrt_am = :now::timestamptz where id = :sitzungId and gesperrt_am is null
    returning pg_notify('${sessionChannel}', person_id::text) as notified`,
)

/** Tells all processes; their streams of this session end. */
export async function lockSession(tx: Queryable, sitzungId: string, now: string): Promise<void> {
  await tx.write(sperre, { sitzungId, now })
}

export interface SperrRow
  extends UserRow, Columns<'sitzung', 'id as sitzungId' | 'stempel' | 'endet_am'>, Columns<'person', 'passwort_hash'> {}

const gesperrte = sql(
  'anmeldung.sitzungZumEntsperren',
  `select s.id as "sitzungId", s.stempel, s.endet_am as "endetAm", p.passwort_hash as "passwortHash", ${userColumns}
    from sitzung s join person p on p.id = s.person_id left join organisation o on o.id = p.organisation_id
    where (s.id = :sitzungId::uuid or s.id in (select sitzung_id from refresh_token where hash = :tokenHash::bytea))
      and s.beendet_am is null and s.endet_am > :now::timestamptz and p.aktiv and p.stempel = s.stempel`,
)

export async function loadForUnlocking(
  db: Queryable,
  { sitzungId, tokenHash, now }: { sitzungId: string | null; tokenHash: Uint8Array | null; now: string },
): Promise<SperrRow | null> {
  return maybe(db.query<SperrRow>(gesperrte, { sitzungId, tokenHash, now }))
}

const entsperre = sql(
  'anmeldung.entsperreSitzung',
  `update sitzung s set gesperrt_am = null, zuletzt_am = :now::timestamptz from person p
    where s.id = :sitzungId and s.beendet_am is null and p.id = s.person_id and p.aktiv and p.stempel = s.stempel
    returning pg_notify('${sessionChannel}', s.person_id::text) as notified`,
)

export async function unlockSession(tx: Queryable, sitzungId: string, now: string): Promise<boolean> {
  return (await tx.query(entsperre, { sitzungId, now })).length === 1
}
