/** Devices that are told outside the page: one for each session. They are forgotten with it by the database itself (migration 0009). */
import type { PushAnmeldung } from '@dreiklang/domain/push/push.contract'
import type { Queryable, Statement } from '../ports.ts'

export interface GeraetRow extends PushAnmeldung {
  seit: string
  zuletztAm: string | null
}

const lade: Statement = {
  name: 'push.ladeGeraet',
  text: `select endpoint, p256dh, auth, created_at as seit, erfolg_am as "zuletztAm" from push_geraet where person_id = $1 and sitzung_id = $2`,
}

interface Sitzung {
  personId: string
  sitzungId: string
}

export async function ladeGeraet(db: Queryable, { personId, sitzungId }: Sitzung): Promise<GeraetRow | null> {
  const [row] = await db.query<GeraetRow>(lade, [personId, sitzungId])
  return row ?? null
}

/** The browser was signed in before. An address alone proves nothing: whoever also knows its secret is that browser. */
const loese: Statement = {
  name: 'push.loeseGeraet',
  text: `delete from push_geraet where endpoint = $1 and sitzung_id <> $2 and (person_id = $3 or auth = $4)`,
}

/** Locks the session: if it ends concurrently, it ends after this and takes the device along. */
const melde: Statement = {
  name: 'push.meldeGeraet',
  text: `insert into push_geraet (sitzung_id, person_id, endpoint, p256dh, auth, created_at)
    select s.id, s.person_id, $3, $4, $5, $6::timestamptz from sitzung s where s.id = $1 and s.person_id = $2 and s.beendet_am is null for share
    on conflict (sitzung_id) do update set endpoint = excluded.endpoint, p256dh = excluded.p256dh, auth = excluded.auth`,
}

/**
 * In nobody's name, because the browser may have been someone else's.
 * @throws ConstraintViolation push_geraet_endpoint when the address belongs to another device
 */
export async function speichereGeraet(
  tx: Queryable,
  { personId, sitzungId, endpoint, p256dh, auth, jetzt }: Sitzung & PushAnmeldung & { jetzt: string },
): Promise<void> {
  await tx.query(loese, [endpoint, sitzungId, personId, auth])
  await tx.query(melde, [sitzungId, personId, endpoint, p256dh, auth, jetzt])
}

const vergiss: Statement = {
  name: 'push.vergissGeraet',
  text: `delete from push_geraet where sitzung_id = $1 and endpoint = coalesce($2, endpoint)`,
}

/** With all that is on its way to it. `endpoint`: only if it is still that one. */
export async function vergissGeraet(db: Queryable, sitzungId: string, endpoint: string | null = null): Promise<void> {
  await db.query(vergiss, [sitzungId, endpoint])
}

const erfolg: Statement = {
  name: 'push.merkeErfolg',
  text: `update push_geraet set erfolg_am = $3::timestamptz where sitzung_id = $1 and endpoint = $2`,
}

export async function merkeErfolg(
  db: Queryable,
  { sitzungId, endpoint, jetzt }: { sitzungId: string; endpoint: string; jetzt: string },
): Promise<void> {
  await db.query(erfolg, [sitzungId, endpoint, jetzt])
}
