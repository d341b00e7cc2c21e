import type { ShortcutAngaben } from '@dreiklang/domain/shortcut/shortcut.contract'
import type { KeptShortcut } from '@dreiklang/domain/shortcut/ueblich'
import type { Columns } from '../database/columns.ts'
import { exactly, maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

const columns = `s.id, s.label, s.description, s.icon, s.link, s.use_router as "useRouter"`

type ShortcutRow = Columns<'shortcut', 'id' | 'label' | 'description' | 'icon' | 'link' | 'use_router'>

const own = sql('shortcut.eigene', `select ${columns} from shortcut s where s.person_id = :personId order by s.platz, s.created_at, s.id`)
const hatOwn = sql('shortcut.hatEigene', `select from shortcut_eigene where person_id = :personId`)

/** Null while the person has never changed any. */
export async function loadShortcuts(db: Queryable, personId: string): Promise<KeptShortcut[] | null> {
  const shortcuts = await db.query<ShortcutRow>(own, { personId })
  if (shortcuts.length > 0) return shortcuts
  const rows = await db.query(hatOwn, { personId })
  return rows.length > 0 ? [] : null
}

const beginnen = sql(
  'shortcut.beginnen',
  `insert into shortcut_eigene (person_id, seit) values (:personId, :am) on conflict (person_id) do nothing returning person_id`,
)
const sperren = sql('shortcut.sperren', `select from shortcut_eigene where person_id = :personId for update`)

/** From here to the commit nobody else changes the shortcuts of the person. True when these are the first own ones. */
export async function holdShortcuts(db: Queryable, personId: string, am: string): Promise<boolean> {
  const neu = await db.query(beginnen, { personId, am })
  if (neu.length > 0) return true
  await db.query(sperren, { personId })
  return false
}

const anhaengen = sql(
  'shortcut.anhaengen',
  `insert into shortcut (person_id, id, platz, label, description, icon, link, use_router, created_at)
    select :personId, :id, coalesce(max(s.platz), 0) + 1, :label, :description, :icon, :link, :useRouter, :am from shortcut s
      where s.person_id = :personId`,
)

export async function appendShortcut(
  db: Queryable,
  personId: string,
  { shortcut: { id, label, description, icon, link, useRouter }, am }: { shortcut: KeptShortcut; am: string },
): Promise<void> {
  await exactly(1, db.write(anhaengen, { personId, id, label, description, icon, link, useRouter, am }))
}

const update = sql(
  'shortcut.aendern',
  `update shortcut s set label = case when 'label' = any (:usual::text[]) then null else coalesce(:label, s.label) end,
      description = case when 'description' = any (:usual::text[]) then null else coalesce(:description, s.description) end,
      icon = coalesce(:icon, s.icon), link = coalesce(:link, s.link), use_router = coalesce(:useRouter, s.use_router)
    where s.person_id = :personId and s.id = :id returning ${columns}`,
)

export type ShortcutChange = { [K in keyof ShortcutAngaben]?: ShortcutAngaben[K] | undefined }

/** `usual` names the fields that say what the usual shortcut says. Null when the person has no such shortcut. */
export async function changeShortcut(
  db: Queryable,
  personId: string,
  { id, aenderung, usual }: { id: string; aenderung: ShortcutChange; usual: readonly string[] },
): Promise<KeptShortcut | null> {
  const { label = null, description = null, icon = null, link = null, useRouter = null } = aenderung
  return maybe(db.query<ShortcutRow>(update, { personId, id, usual, label, description, icon, link, useRouter }))
}

const loeschen = sql('shortcut.loeschen', `delete from shortcut where person_id = :personId and id = :id returning id`)

export async function deleteShortcut(db: Queryable, personId: string, id: string): Promise<boolean> {
  const rows = await db.query(loeschen, { personId, id })
  return rows.length > 0
}

const ordnen = sql(
  'shortcut.ordnen',
  `update shortcut s set platz = neu.platz
    from (
      select alle.id, row_number() over (order by array_position(:ids::uuid[], alle.id) nulls last, alle.platz, alle.created_at,
        alle.id)::int as platz
      from shortcut alle where alle.person_id = :personId
    ) neu
    where s.person_id = :personId and s.id = neu.id`,
)

/** The named ones first, in this sequence; the others keep theirs behind them. */
export async function sortShortcuts(db: Queryable, personId: string, ids: readonly string[]): Promise<void> {
  await db.write(ordnen, { personId, ids })
}
