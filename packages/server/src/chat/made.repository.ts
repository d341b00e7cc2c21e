/** What was made of lines of chats. The thing itself is looked for as the reader sees it: no row of it, no word of it. */
import type { MadeKind } from '@dreiklang/domain/chat/chat'
import type { MadeThing, chatContract } from '@dreiklang/domain/chat/chat.contract'
import type { z } from 'zod'
import { maybe, one } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'
import { type ChatRow, type Leser, isVisible, utcOf, vonLeser } from './chat.repository.ts'

/** The things that the reader's house sees, each with its number. */
const seenThings = (id: string) => `
    select 'task' as art, t.id, null as number from task t
      where t.id = ${id} and t.organisation_id = :organisationId and t.deleted_at is null
    union all
    select 'bestellung', z.bestellung_id, b.nummer from bestellung_zeile z join bestellung b on b.id = z.bestellung_id
      where z.bestellung_id = ${id} and z.organisation_id = :organisationId
    union all
    select 'hausbesuch', v.id, v.nummer from hausbesuch v where v.id = ${id} and :personId::uuid is not null`

const selectThing = sql('chat.selectThing', `select d.id from (${seenThings(':id')}) d where d.art = :kind`)

export async function seesThing(db: Queryable, reader: Leser, { kind, id }: Pick<MadeThing, 'kind' | 'id'>): Promise<boolean> {
  return (await maybe(db.query<{ id: string }>(selectThing, { ...vonLeser(reader), kind, id }))) !== null
}

const selectMade = sql(
  'chat.selectMade',
  `select q.nr, q.art as kind, q.ziel_id as id, d.number from chat_entstanden q
    join lateral (${seenThings('q.ziel_id')}) d on d.art = q.art
    where q.chat_id = :chatId and ${isVisible('q')} order by q.nr, q.created_at, q.ziel_id`,
)

export async function loadMade(db: Queryable, reader: Leser, chatId: string): Promise<MadeThing[]> {
  return db.query<MadeThing>(selectMade, { ...vonLeser(reader), chatId })
}

const selectLine = sql(
  'chat.selectLine',
  `select exists (select from chat_nachricht n where n.chat_id = :chatId and n.nr = :nr and n.zurueckgenommen_am is null and n.vorgang is null
    and ${isVisible('n')}) as "isThere"`,
)

/** One that was withdrawn is none. */
export async function hasLine(db: Queryable, reader: Leser, { chatId, nr }: { chatId: string; nr: number }): Promise<boolean> {
  return (await one(db.query<{ isThere: boolean }>(selectLine, { ...vonLeser(reader), chatId, nr }))).isThere
}

const insertMade = sql(
  'chat.insertMade',
  `insert into chat_entstanden (chat_id, nr, art, ziel_id, person_id, sichtbar_fuer, created_at)
    values (:chatId, :nr, :kind, :id, :personId, :sichtbarFuer, :am) on conflict do nothing`,
)

interface Made {
  chat: Pick<ChatRow, 'id' | 'sichtbarFuer'>
  nr: number
  kind: MadeKind
  id: string
  am: string
}

/** The same again stays as it is. */
export async function saveMade(tx: Queryable, { personId }: Leser, { chat, ...made }: Made): Promise<void> {
  await tx.write(insertMade, { ...made, chatId: chat.id, sichtbarFuer: chat.sichtbarFuer, personId })
}

type Source = z.output<typeof chatContract.sources.answer>[number]

const selectSources = sql(
  'chat.selectSources',
  `select q.chat_id as "chatId", q.nr, n.person_name as "contactName", ${utcOf('n.created_at')} as "createdAt"
    from chat_entstanden q join chat_nachricht n on n.chat_id = q.chat_id and n.nr = q.nr and ${isVisible('n')}
    join chat c on c.id = q.chat_id and ${isVisible('c')}
    join (${seenThings(':id')}) d on d.art = q.art
    where q.art = :kind and q.ziel_id = :id and ${isVisible('q')} order by n.created_at, q.nr`,
)

export async function loadSources(db: Queryable, reader: Leser, thing: Pick<MadeThing, 'kind' | 'id'>): Promise<Source[]> {
  return db.query<Source>(selectSources, { ...vonLeser(reader), kind: thing.kind, id: thing.id })
}
