/** What was sent, given up or is no longer anyone's turn is deleted. */
import type { PushContent } from '@dreiklang/domain/push/push'
import type { Columns } from '../database/columns.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

export const pushChannel = 'push'

export interface NewPush {
  personId: string
  /** The order that it is about, or the visit. */
  bestellungId: string
  anlass: string
  version: number
  inhalt: PushContent
  dringend: boolean
  am: string
}

/** One for each device of the person. The newer one gets an id of its own: whoever is sending the older one deletes only that. */
const put = sql(
  'push.lege',
  `with neue as (
      select g.sitzung_id, x.* from jsonb_to_recordset(:pushs::jsonb) as x("personId" uuid, "bestellungId" uuid, anlass text, version int,
        inhalt jsonb, dringend boolean, am timestamptz)
      join push_geraet g on g.person_id = x."personId" for key share of g
    ),
    gelegt as (
      insert into push_ausgang (sitzung_id, bestellung_id, anlass, version, inhalt, dringend, am)
      select sitzung_id, "bestellungId", anlass, version, inhalt::text, dringend, am from neue
      on conflict on constraint push_ausgang_neueste do update set id = excluded.id, anlass = excluded.anlass, version = excluded.version,
        inhalt = excluded.inhalt, dringend = excluded.dringend, am = excluded.am, versuche = 0, naechster_versuch = null
      returning id
    )
    select pg_notify('${pushChannel}', '') as notified from gelegt limit 1`,
)

export async function savePushs(tx: Queryable, pushs: readonly NewPush[]): Promise<void> {
  if (pushs.length > 0) await tx.query(put, { pushs: JSON.stringify(pushs) })
}

const nimmZurueck = sql(
  'push.nimmZurueck',
  `delete from push_ausgang a using jsonb_to_recordset(:schritte::jsonb) as x("bestellungId" uuid, version int, anlaesse jsonb)
    where a.bestellung_id = x."bestellungId" and a.version < x.version and x.anlaesse ? a.anlass`,
)

export async function takeBackPushs(
  tx: Queryable,
  steps: readonly { bestellungId: string; version: number; anlaesse: readonly string[] }[],
): Promise<void> {
  if (steps.length > 0) await tx.write(nimmZurueck, { schritte: JSON.stringify(steps) })
}

const stand = sql('push.stand', 'select count(*)::int as wartend, min(am) as "aeltesteAm" from push_ausgang')

export async function countPushs(db: Queryable): Promise<{ wartend: number; aeltesteAm: string | null }> {
  const [row] = await db.query<{ wartend: number; aeltesteAm: string | null }>(stand, {})
  return row ?? { wartend: 0, aeltesteAm: null }
}

export type PushRow = Columns<'push_ausgang', 'id' | 'sitzung_id' | 'bestellung_id' | 'inhalt' | 'dringend' | 'versuche' | 'am'> &
  Columns<'push_geraet', 'endpoint' | 'p256dh' | 'auth'>

/** A row without a date was never tried and is due at once. */
const take = sql(
  'push.nimm',
  `with faellige as materialized (
      select id from push_ausgang where naechster_versuch is null or naechster_versuch <= :now::timestamptz
      order by dringend desc, nr limit :anzahl for update skip locked
    )
    update push_ausgang a set versuche = a.versuche + 1, naechster_versuch = :bis::timestamptz
    from faellige f, push_geraet g where f.id = a.id and g.sitzung_id = a.sitzung_id
    returning a.id, a.sitzung_id as "sitzungId", a.bestellung_id as "bestellungId", a.inhalt, a.dringend, a.versuche, a.am,
      g.endpoint, g.p256dh, g.auth`,
)

/** Those that are due, urgent ones first, and nobody else's until `bis`. */
export async function takePushs(db: Queryable, { now, bis, anzahl }: { now: string; bis: string; anzahl: number }): Promise<PushRow[]> {
  return db.query<PushRow>(take, { now, bis, anzahl })
}

const loesche = sql('push.loesche', 'delete from push_ausgang where id = :id')

export async function deletePush(db: Queryable, id: string): Promise<void> {
  await db.write(loesche, { id })
}

const verschiebe = sql('push.verschiebe', 'update push_ausgang set naechster_versuch = :auf::timestamptz where id = :id')

export async function movePush(db: Queryable, { id, auf }: { id: string; auf: string }): Promise<void> {
  await db.write(verschiebe, { id, auf })
}
