/** Each step is one conditional statement, so that of many at once one wins. */
import type { Columns } from '../database/columns.ts'
import { exactly, maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'
import { sessionChannel } from './session.repository.ts'

const name = sql(
  'anmeldung.setzeName',
  `update person set name = :neu where id = :personId returning pg_notify('${sessionChannel}', id::text) as notified`,
)

export async function setName(tx: Queryable, personId: string, neu: string): Promise<void> {
  await exactly(1, tx.write(name, { personId, neu }))
}

export interface NewWechsel {
  personId: string
  alt: string
  neu: string
  linkHash: Uint8Array
  linkBis: string
  zurueckHash: Uint8Array
  zurueckBis: string
  now: string
}

const anlegen = sql(
  'anmeldung.legeWechselAn',
  `with ueberholte as (
      update adresswechsel set endet_am = :now::timestamptz
        where person_id = :personId::uuid and bestaetigt_am is null and endet_am > :now::timestamptz
    )
    insert into adresswechsel (person_id, alt, neu, link_hash, endet_am, zurueck_hash, zurueck_bis, created_at)
    values (:personId::uuid, :alt, :neu, :linkHash, :linkBis, :zurueckHash, :zurueckBis, :now::timestamptz)
    returning exists (select from person where email = :neu) as vergeben`,
)

/** Replaces a pending one. True when the address belongs to another account: then no link is sent. */
export async function createWechsel(tx: Queryable, wechsel: NewWechsel): Promise<boolean> {
  const [row] = await tx.query<{ vergeben: boolean }>(anlegen, { ...wechsel })
  return row?.vergeben ?? true
}

export interface WechselRow
  extends Columns<'person', 'id as personId' | 'name' | 'passwort_hash'>, Columns<'adresswechsel', 'alt' | 'neu'> {}

const valid = (now: string) =>
  `a.bestaetigt_am is null and a.zurueck_am is null and a.endet_am > ${now}::timestamptz and p.aktiv and p.email = a.alt`

const zumLink = sql(
  'anmeldung.wechselZumLink',
  `select p.id as "personId", p.name, a.alt, a.neu, p.passwort_hash as "passwortHash"
    from adresswechsel a join person p on p.id = a.person_id where a.link_hash = :linkHash and ${valid(':now')}`,
)

export async function loadWechsel(db: Queryable, linkHash: Uint8Array, now: string): Promise<WechselRow | null> {
  return maybe(db.query<WechselRow>(zumLink, { linkHash, now }))
}

const bestaetigen = sql(
  'anmeldung.bestaetigeWechsel',
  `with wechsel as (
      update adresswechsel a set bestaetigt_am = :now::timestamptz from person p
      where a.link_hash = :linkHash and p.id = a.person_id and ${valid(':now')} returning a.person_id, a.neu
    )
    update person set email = wechsel.neu from wechsel where person.id = wechsel.person_id
    returning pg_notify('${sessionChannel}', person.id::text) as notified`,
)

/** False when the link is of no more use. @throws ConstraintViolation person_email when someone else has the address by now */
export async function confirmWechsel(tx: Queryable, linkHash: Uint8Array, now: string): Promise<boolean> {
  return (await tx.query(bestaetigen, { linkHash, now })).length === 1
}

const zurueckLink = sql(
  'anmeldung.zurueckLink',
  `select a.alt from adresswechsel a
    where a.zurueck_hash = :zurueckHash and a.zurueck_am is null and a.zurueck_bis > :now::timestamptz`,
)

export async function loadUndo(db: Queryable, zurueckHash: Uint8Array, now: string): Promise<Columns<'adresswechsel', 'alt'> | null> {
  return maybe(db.query<Columns<'adresswechsel', 'alt'>>(zurueckLink, { zurueckHash, now }))
}

/** Later changes lose their undo link: it lies in the mailbox of who made this one. The password goes too: that person knew it. */
const zuruecknehmen = sql(
  'anmeldung.nimmWechselZurueck',
  `with wechsel as (
      update adresswechsel set zurueck_am = :now::timestamptz
      where zurueck_hash = :zurueckHash and zurueck_am is null and zurueck_bis > :now::timestamptz returning person_id, alt, created_at
    ),
    spaetere as (
      update adresswechsel a set zurueck_am = :now::timestamptz from wechsel w
      where a.person_id = w.person_id and a.zurueck_hash <> :zurueckHash and a.zurueck_am is null and a.created_at >= w.created_at
    ),
    person_neu as (
      update person p set email = w.alt, passwort_hash = null, stempel = stempel + 1 from wechsel w where p.id = w.person_id
        returning p.id, p.email, p.name
    ),
    beendete as (
      update sitzung set beendet_am = :now::timestamptz from person_neu where sitzung.person_id = person_neu.id and beendet_am is null
    )
    select id as "personId", email, name, pg_notify('${sessionChannel}', id::text) as notified from person_neu`,
)

/** Null when the link is of no more use. @throws ConstraintViolation person_email when someone else has the old address by now */
export async function takeBackWechsel(
  tx: Queryable,
  zurueckHash: Uint8Array,
  now: string,
): Promise<Columns<'person', 'id as personId' | 'email' | 'name'> | null> {
  return maybe(tx.query<Columns<'person', 'id as personId' | 'email' | 'name'>>(zuruecknehmen, { zurueckHash, now }))
}
