import type { MitteilungArt } from '@dreiklang/domain/notification/notification'
import type { StreamStelle } from '../bestellung/stream/stream.repository.ts'
import type { Columns } from '../database/columns.ts'
import { exactly, maybe, one } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

/** `anlass` is null for words of a person: title and description then stand in the row. */
export type MitteilungRow = Columns<
  'mitteilung',
  'id' | 'anlass' | 'werte' | 'icon' | 'image' | 'title' | 'description' | 'link' | 'use_router' | 'gelesen' | 'gesehen' | 'am',
  { werte: Record<string, string | number> }
>

export interface NewMitteilung extends MitteilungRow {
  personId: string
  art: MitteilungArt
  bestellungId: string | null
  version: number | null
}

/** What a new entry has that the system writes; the words of a person come into it. */
export const unread = { image: null, title: null, description: null, gelesen: false, gesehen: false } as const

const columns = `id, anlass, werte, icon, image, title, description, link, use_router as "useRouter", gelesen, gesehen, am`

const list = sql(
  'notification.liste',
  `select ${columns} from mitteilung where person_id = :personId and art = :art
    order by am desc, version desc nulls last, id desc limit :limit`,
)

export async function loadMitteilungen(
  db: Queryable,
  { personId, art, limit }: { personId: string; art: MitteilungArt; limit: number },
): Promise<MitteilungRow[]> {
  return db.query<MitteilungRow>(list, { personId, art, limit })
}

const counts = sql(
  'notification.zahlen',
  `select count(*)::int as total, (count(*) filter (where not gelesen))::int as unread from mitteilung
    where person_id = :personId and art = :art`,
)

export async function countMitteilungen(
  db: Queryable,
  { personId, art }: { personId: string; art: MitteilungArt },
): Promise<{ total: number; unread: number }> {
  return one(db.query<{ total: number; unread: number }>(counts, { personId, art }))
}

interface Entry {
  personId: string
  art: MitteilungArt
  id: string
}

const halte = sql(
  'notification.halte',
  `select ${columns} from mitteilung where person_id = :personId and art = :art and id = :id for update`,
)

/** One entry, locked until the end of the transaction; null for one of another person too. */
export async function holdMitteilung(tx: Queryable, { personId, art, id }: Entry): Promise<MitteilungRow | null> {
  return maybe(tx.query<MitteilungRow>(halte, { personId, art, id }))
}

const insert = sql(
  'notification.einfuegen',
  `insert into mitteilung (id, person_id, art, anlass, werte, bestellung_id, version, icon, image, title, description, link, use_router,
      gelesen, gesehen, am, created_at)
    select x.id, x."personId", x.art, x.anlass, x.werte, x."bestellungId", x.version, x.icon, x.image, x.title, x.description, x.link,
      x."useRouter", x.gelesen, x.gesehen, x.am, :now
    from jsonb_to_recordset(:neue::jsonb) as x(id uuid, "personId" uuid, art text, anlass text, werte jsonb, "bestellungId" uuid,
      version int,
      icon text, image text, title text, description text, link text, "useRouter" boolean, gelesen boolean, gesehen boolean, am timestamptz)
    on conflict on constraint mitteilung_einmal do nothing returning person_id as "personId"`,
)

/** Answers who got one; a second one about the same step of an order is not written. */
export async function insertMitteilungen(tx: Queryable, added: readonly NewMitteilung[], now: string): Promise<string[]> {
  if (added.length === 0) return []
  const rows = await tx.query<Columns<'mitteilung', 'person_id'>>(insert, { neue: JSON.stringify(added), now })
  return [...new Set(rows.map(({ personId }) => personId))]
}

const update = sql(
  'notification.aendern',
  `update mitteilung set icon = :icon, image = :image, title = :title, description = :description, link = :link, use_router = :useRouter,
    gelesen = :gelesen, gesehen = :gesehen, am = :am
    where person_id = :personId and art = :art and id = :id`,
)

export async function changeMitteilung(tx: Queryable, { personId, art, id }: Entry, neu: MitteilungRow): Promise<void> {
  const { anlass: _anlass, werte: _werte, ...rest } = neu
  await exactly(1, tx.write(update, { ...rest, personId, art, id }))
}

const loeschen = sql('notification.loeschen', `delete from mitteilung where person_id = :personId and art = :art and id = :id returning id`)

export async function deleteMitteilung(tx: Queryable, { personId, art, id }: Entry): Promise<boolean> {
  return (await tx.query(loeschen, { personId, art, id })).length === 1
}

const allRead = sql(
  'notification.alleGelesen',
  `update mitteilung set gelesen = true, gesehen = true where person_id = :personId and art = :art and not (gelesen and gesehen)
    returning id`,
)

export async function readAll(tx: Queryable, personId: string, art: MitteilungArt): Promise<number> {
  return (await tx.query(allRead, { personId, art })).length
}

const erledigen = sql(
  'notification.erledigen',
  `update mitteilung m set gelesen = true, gesehen = true
    from jsonb_to_recordset(:schritte::jsonb) as x("bestellungId" uuid, version int, anlaesse jsonb)
    where m.bestellung_id = x."bestellungId" and m.version < x.version and not m.gelesen and x.anlaesse ? m.anlass
    returning m.person_id as "personId"`,
)

/** Marks as read what asked for something that is done since; answers whose entries these were. */
export async function settle(
  tx: Queryable,
  steps: readonly { bestellungId: string; version: number; anlaesse: readonly string[] }[],
): Promise<string[]> {
  const rows = await tx.query<Columns<'mitteilung', 'person_id'>>(erledigen, { schritte: JSON.stringify(steps) })
  return [...new Set(rows.map(({ personId }) => personId))]
}

const vergesse = sql('notification.vergesse', `delete from mitteilung where created_at < :vor`)

export async function forgetOld(db: Queryable, vor: string): Promise<void> {
  await db.write(vergesse, { vor })
}

const kuerzen = sql(
  'notification.kuerzen',
  `delete from mitteilung where id in (
      select zuviel.id from unnest(:personIds::uuid[]) wer(id)
      cross join lateral (select m.id from mitteilung m where m.person_id = wer.id
        order by m.am desc, m.version desc nulls last, m.id desc offset :hoechstens) zuviel)`,
)

export async function shorten(db: Queryable, personIds: readonly string[], hoechstens: number): Promise<void> {
  if (personIds.length > 0) await db.write(kuerzen, { personIds, hoechstens })
}

const stand = sql('notification.halteStand', `select tx::text as tx, seq from mitteilung_stand for update skip locked`)
const rueckeVor = sql('notification.rueckeVor', `update mitteilung_stand set tx = :transaktion::text::xid8, seq = :seq`)

/** How far the reader has come: one row, held by whoever reads. Null while another process does. */
export async function holdStand(tx: Queryable): Promise<StreamStelle | null> {
  return maybe(tx.query<Columns<'mitteilung_stand', 'tx' | 'seq'>>(stand, {}))
}

export async function setStand(tx: Queryable, { tx: transaktion, seq }: StreamStelle): Promise<void> {
  await exactly(1, tx.write(rueckeVor, { transaktion, seq }))
}
