/** Groups and who takes part in them. People come and go by functions of the database: the rows of the others are not the caller's to change. */
import { exactly, one } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'
import { type Leser, isVisible, utcOf, vonLeser } from './chat.repository.ts'

const insertGroup = sql(
  'chat.insertGroup',
  `insert into chat (id, art, titel, sichtbar_fuer, created_at)
    select :id, 'GRUPPE', :title, array[:personId::uuid], :am where :organisationId::uuid is not null on conflict (id) do nothing`,
)

/** `title` is sealed. False when there is a chat of this id. */
export async function openGroup(tx: Queryable, reader: Leser, group: { id: string; title: string; am: string }): Promise<boolean> {
  return (await tx.write(insertGroup, { ...vonLeser(reader), ...group })) === 1
}

const updateTitle = sql(
  'chat.updateTitle',
  `update chat c set titel = :title where c.id = :chatId and c.art = 'GRUPPE' and ${isVisible('c')}`,
)

export async function saveTitle(tx: Queryable, reader: Leser, { chatId, title }: { chatId: string; title: string }): Promise<void> {
  await exactly(1, tx.write(updateTitle, { ...vonLeser(reader), chatId, title }))
}

const callAdd = sql('chat.addMembers', `select chat_aufnehmen(:chatId, :personIds::uuid[], :earlier, :am) as outcome`)

interface Added {
  chatId: string
  personIds: readonly string[]
  /** Whether they read what was written before. */
  earlier: boolean
  am: string
}

type Outcome = 'ok' | 'unbekannt' | 'haeuser' | 'voll'

/** Anything but `ok` has to end the transaction. */
export async function addMembers(tx: Queryable, added: Added): Promise<Outcome> {
  return (await one(tx.query<{ outcome: Outcome }>(callAdd, { ...added }))).outcome
}

const endMember = sql('chat.endMember', `select chat_beenden(:chatId, :personId, :am) as ended`)

export async function endMembership(tx: Queryable, member: { chatId: string; personId: string; am: string }): Promise<boolean> {
  return (await one(tx.query<{ ended: boolean }>(endMember, member))).ended
}

const selectTitles = sql('chat.selectTitles', `select c.id, c.titel from chat c where c.art = 'GRUPPE' and ${isVisible('c')} limit 1000`)

/** Sealed. */
export function loadGroupTitles(db: Queryable, reader: Leser): Promise<{ id: string; titel: string | null }[]> {
  return db.query<{ id: string; titel: string | null }>(selectTitles, vonLeser(reader))
}

const matching = sql(
  'chat.findTitles',
  `select t.id from unnest(:ids::uuid[], :titles::text[]) as t(id, title) where position(falte(:words) in falte(t.title)) > 0`,
)

/** As the other words of a search are compared. */
export async function findTitles(db: Queryable, named: readonly { id: string; title: string }[], words: string): Promise<string[]> {
  const found = await db.query<{ id: string }>(matching, { ids: named.map(({ id }) => id), titles: named.map(({ title }) => title), words })
  return found.map(({ id }) => id)
}

const selectOwn = sql(
  'chat.selectOwnGroups',
  `select m.chat_id as "chatId", ${utcOf('m.von')} as since, ${utcOf('m.bis')} as until from chat_mitglied m
    where m.person_id = :personId order by m.von, m.chat_id`,
)

export interface OwnGroup {
  chatId: string
  since: string
  until: string | null
}

/** In which groups a person is and was. */
export function loadOwnGroups(db: Queryable, personId: string): Promise<OwnGroup[]> {
  return db.query<OwnGroup>(selectOwn, { personId })
}
