/** One for each session; forgotten with it by the database itself (migration 0025-notification). */
import type { PushAnmeldung } from '@dreiklang/domain/push/push.contract'
import type { Columns } from '../database/columns.ts'
import { maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

export type DeviceRow = Columns<'push_geraet', 'endpoint' | 'p256dh' | 'auth' | 'created_at as seit' | 'erfolg_am as zuletztAm'>

const lade = sql(
  'push.ladeGeraet',
  `select endpoint, p256dh, auth, created_at as seit, erfolg_am as "zuletztAm" from push_geraet
    where person_id = :personId and sitzung_id = :sitzungId`,
)

interface Session {
  personId: string
  sitzungId: string
}

export async function loadDevice(db: Queryable, { personId, sitzungId }: Session): Promise<DeviceRow | null> {
  return maybe(db.query<DeviceRow>(lade, { personId, sitzungId }))
}

/** Its browser was signed in before. An address alone proves nothing: whoever knows its secret as well is that browser. */
const loese = sql(
  'push.loeseGeraet',
  `delete from push_geraet where endpoint = :endpoint and sitzung_id <> :sitzungId and (person_id = :personId or auth = :auth)`,
)

/** The session is held: if it ends at this moment, it ends after this and takes the device along. */
const report = sql(
  'push.meldeGeraet',
  `insert into push_geraet (sitzung_id, person_id, endpoint, p256dh, auth, created_at)
    select s.id, s.person_id, :endpoint, :p256dh, :auth, :now::timestamptz from sitzung s
      where s.id = :sitzungId and s.person_id = :personId and s.beendet_am is null for share
    on conflict (sitzung_id) do update set endpoint = excluded.endpoint, p256dh = excluded.p256dh, auth = excluded.auth`,
)

/** In nobody's name: the browser may have been someone else's. @throws ConstraintViolation push_geraet_endpoint, another's address */
export async function saveDevice(
  tx: Queryable,
  { personId, sitzungId, endpoint, p256dh, auth, now }: Session & PushAnmeldung & { now: string },
): Promise<void> {
  await tx.write(loese, { endpoint, sitzungId, personId, auth })
  await tx.write(report, { sitzungId, personId, endpoint, p256dh, auth, now })
}

const vergiss = sql(
  'push.vergissGeraet',
  `delete from push_geraet where sitzung_id = :sitzungId and endpoint = coalesce(:endpoint, endpoint)`,
)

export async function forgetDevice(db: Queryable, sitzungId: string, endpoint: string | null = null): Promise<void> {
  await db.write(vergiss, { sitzungId, endpoint })
}

const erfolg = sql(
  'push.merkeErfolg',
  `update push_geraet set erfolg_am = :now::timestamptz where sitzung_id = :sitzungId and endpoint = :endpoint`,
)

export async function rememberSuccess(
  db: Queryable,
  { sitzungId, endpoint, now }: { sitzungId: string; endpoint: string; now: string },
): Promise<void> {
  await db.write(erfolg, { sitzungId, endpoint, now })
}
