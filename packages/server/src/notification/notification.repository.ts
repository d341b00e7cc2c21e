/** The SQL of messages and notifications: the entries of one person, and writing many at once. */
import type { MitteilungArt } from '@dreiklang/domain/notification/notification'
import type { Queryable, Statement } from '../ports.ts'

export interface MitteilungRow {
  id: string
  /** Null for words of a person: title and description then stand in the row. */
  anlass: string | null
  werte: Record<string, string | number>
  icon: string | null
  image: string | null
  title: string | null
  description: string | null
  link: string | null
  useRouter: boolean
  gelesen: boolean
  gesehen: boolean
  am: string
}

export interface NeueMitteilung extends MitteilungRow {
  personId: string
  art: MitteilungArt
  bestellungId: string | null
  version: number | null
}

const spalten = `id, anlass, werte, icon, image, title, description, link, use_router as "useRouter", gelesen, gesehen, am`

const liste: Statement = {
  name: 'notification.liste',
  text: `select ${spalten} from mitteilung where person_id = $1 and art = $2 order by am desc, version desc nulls last, id desc limit $3`,
}

export async function ladeMitteilungen(
  db: Queryable,
  { personId, art, limit }: { personId: string; art: MitteilungArt; limit: number },
): Promise<MitteilungRow[]> {
  return db.query<MitteilungRow>(liste, [personId, art, limit])
}

interface Eintrag {
  personId: string
  art: MitteilungArt
  id: string
}

const halte: Statement = {
  name: 'notification.halte',
  text: `select ${spalten} from mitteilung where person_id = $1 and art = $2 and id = $3 for update`,
}

/** One entry, locked until the end of the transaction; null for one of another person too. */
export async function halteMitteilung(tx: Queryable, { personId, art, id }: Eintrag): Promise<MitteilungRow | null> {
  const [row] = await tx.query<MitteilungRow>(halte, [personId, art, id])
  return row ?? null
}

const einfuegen: Statement = {
  name: 'notification.einfuegen',
  text: `insert into mitteilung (id, person_id, art, anlass, werte, bestellung_id, version, icon, image, title, description, link, use_router,
      gelesen, gesehen, am, created_at)
    select x.id, x."personId", x.art, x.anlass, x.werte, x."bestellungId", x.version, x.icon, x.image, x.title, x.description, x.link,
      x."useRouter", x.gelesen, x.gesehen, x.am, $2
    from jsonb_to_recordset($1::jsonb) as x(id uuid, "personId" uuid, art text, anlass text, werte jsonb, "bestellungId" uuid, version int,
      icon text, image text, title text, description text, link text, "useRouter" boolean, gelesen boolean, gesehen boolean, am timestamptz)
    on conflict on constraint mitteilung_einmal do nothing returning person_id as "personId"`,
}

/** Answers who got one; a second one about the same step of an order is not written. */
export async function fuegeMitteilungenEin(tx: Queryable, neue: readonly NeueMitteilung[], jetzt: string): Promise<string[]> {
  if (neue.length === 0) return []
  const rows = await tx.query<{ personId: string }>(einfuegen, [JSON.stringify(neue), jetzt])
  return [...new Set(rows.map(({ personId }) => personId))]
}

const aendern: Statement = {
  name: 'notification.aendern',
  text: `update mitteilung set icon = $4, image = $5, title = $6, description = $7, link = $8, use_router = $9, gelesen = $10, gesehen = $11, am = $12
    where person_id = $1 and art = $2 and id = $3`,
}

export async function aendereMitteilung(tx: Queryable, { personId, art, id }: Eintrag, neu: MitteilungRow): Promise<void> {
  const { icon, image, title, description, link, useRouter, gelesen, gesehen, am } = neu
  await tx.query(aendern, [personId, art, id, icon, image, title, description, link, useRouter, gelesen, gesehen, am])
}

const loeschen: Statement = {
  name: 'notification.loeschen',
  text: `delete from mitteilung where person_id = $1 and art = $2 and id = $3 returning id`,
}

/** False when there is none. */
export async function loescheMitteilung(tx: Queryable, { personId, art, id }: Eintrag): Promise<boolean> {
  return (await tx.query(loeschen, [personId, art, id])).length === 1
}

const alleGelesen: Statement = {
  name: 'notification.alleGelesen',
  text: `update mitteilung set gelesen = true, gesehen = true where person_id = $1 and art = $2 and not (gelesen and gesehen) returning id`,
}

/** Answers how many were not read or not seen. */
export async function liesAlle(tx: Queryable, personId: string, art: MitteilungArt): Promise<number> {
  return (await tx.query(alleGelesen, [personId, art])).length
}

const erledigen: Statement = {
  name: 'notification.erledigen',
  text: `update mitteilung m set gelesen = true, gesehen = true
    from jsonb_to_recordset($1::jsonb) as x("bestellungId" uuid, version int, anlaesse jsonb)
    where m.bestellung_id = x."bestellungId" and m.version < x.version and not m.gelesen and x.anlaesse ? m.anlass
    returning m.person_id as "personId"`,
}

/** Marks as read what asked for something that is done since; answers whose entries these were. */
export async function erledige(
  tx: Queryable,
  schritte: readonly { bestellungId: string; version: number; anlaesse: readonly string[] }[],
): Promise<string[]> {
  const rows = await tx.query<{ personId: string }>(erledigen, [JSON.stringify(schritte)])
  return [...new Set(rows.map(({ personId }) => personId))]
}

const vergesse: Statement = { name: 'notification.vergesse', text: `delete from mitteilung where created_at < $1` }

export async function vergissAltes(db: Queryable, vor: string): Promise<void> {
  await db.query(vergesse, [vor])
}

const kuerzen: Statement = {
  name: 'notification.kuerzen',
  text: `delete from mitteilung where id in (
      select zuviel.id from unnest($1::uuid[]) wer(id)
      cross join lateral (select m.id from mitteilung m where m.person_id = wer.id order by m.am desc, m.version desc nulls last, m.id desc offset $2) zuviel)`,
}

/** Leaves each of the people the newest ones. */
export async function kuerze(db: Queryable, personIds: readonly string[], hoechstens: number): Promise<void> {
  if (personIds.length > 0) await db.query(kuerzen, [personIds, hoechstens])
}
