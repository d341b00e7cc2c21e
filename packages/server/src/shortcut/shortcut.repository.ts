/** Shortcuts of one person. Every statement is scoped by the person, who is always $1. */
import type { Shortcut, ShortcutAngaben } from '@dreiklang/domain/shortcut/shortcut.contract'
import type { Queryable, Statement } from '../ports.ts'

const spalten = `s.id, s.label, s.description, s.icon, s.link, s.use_router as "useRouter"`

const eigene: Statement = {
  name: 'shortcut.eigene',
  text: `select ${spalten} from shortcut s where s.person_id = $1 order by s.platz, s.created_at, s.id`,
}
const hatEigene: Statement = { name: 'shortcut.hatEigene', text: `select from shortcut_eigene where person_id = $1` }

/** Null while the person has never changed any. */
export async function ladeShortcuts(db: Queryable, personId: string): Promise<Shortcut[] | null> {
  const shortcuts = await db.query<Shortcut>(eigene, [personId])
  if (shortcuts.length > 0) return shortcuts
  const rows = await db.query(hatEigene, [personId])
  return rows.length > 0 ? [] : null
}

const beginnen: Statement = {
  name: 'shortcut.beginnen',
  text: `insert into shortcut_eigene (person_id, seit) values ($1, $2) on conflict (person_id) do nothing returning person_id`,
}
const sperren: Statement = { name: 'shortcut.sperren', text: `select from shortcut_eigene where person_id = $1 for update` }

/** From here to the commit nobody else changes the shortcuts of the person. True when these are the first own ones. */
export async function halteShortcuts(db: Queryable, personId: string, am: string): Promise<boolean> {
  const neu = await db.query(beginnen, [personId, am])
  if (neu.length > 0) return true
  await db.query(sperren, [personId])
  return false
}

const anhaengen: Statement = {
  name: 'shortcut.anhaengen',
  text: `insert into shortcut (person_id, id, platz, label, description, icon, link, use_router, created_at)
    select $1, $2, coalesce(max(s.platz), 0) + 1, $3, $4, $5, $6, $7, $8 from shortcut s where s.person_id = $1`,
}

export async function haengeShortcutAn(
  db: Queryable,
  personId: string,
  { shortcut: { id, label, description, icon, link, useRouter }, am }: { shortcut: Shortcut; am: string },
): Promise<void> {
  await db.query(anhaengen, [personId, id, label, description, icon, link, useRouter, am])
}

const aendern: Statement = {
  name: 'shortcut.aendern',
  text: `update shortcut s set label = coalesce($3, s.label), description = coalesce($4, s.description), icon = coalesce($5, s.icon),
      link = coalesce($6, s.link), use_router = coalesce($7, s.use_router)
    where s.person_id = $1 and s.id = $2 returning ${spalten}`,
}

export type ShortcutAenderung = { [K in keyof ShortcutAngaben]?: ShortcutAngaben[K] | undefined }

/** Null when the person has no such shortcut. */
export async function aendereShortcut(
  db: Queryable,
  personId: string,
  { id, aenderung }: { id: string; aenderung: ShortcutAenderung },
): Promise<Shortcut | null> {
  const { label = null, description = null, icon = null, link = null, useRouter = null } = aenderung
  const [row] = await db.query<Shortcut>(aendern, [personId, id, label, description, icon, link, useRouter])
  return row ?? null
}

const loeschen: Statement = { name: 'shortcut.loeschen', text: `delete from shortcut where person_id = $1 and id = $2 returning id` }

export async function loescheShortcut(db: Queryable, personId: string, id: string): Promise<boolean> {
  const rows = await db.query(loeschen, [personId, id])
  return rows.length > 0
}

const ordnen: Statement = {
  name: 'shortcut.ordnen',
  text: `update shortcut s set platz = neu.platz
    from (
      select alle.id, row_number() over (order by array_position($2::uuid[], alle.id) nulls last, alle.platz, alle.created_at, alle.id)::int as platz
      from shortcut alle where alle.person_id = $1
    ) neu
    where s.person_id = $1 and s.id = neu.id`,
}

/** The named ones first, in this sequence; the others keep theirs behind them. */
export async function ordneShortcuts(db: Queryable, personId: string, ids: readonly string[]): Promise<void> {
  await db.query(ordnen, [personId, ids])
}
