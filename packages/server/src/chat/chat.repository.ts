/** Every statement is scoped by what the reader is: the person and the organisation. */
import type { ChatMessage } from '@dreiklang/domain/chat/chat.contract'
import type { Columns, Outer } from '../database/columns.ts'
import { exactly, maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

export interface Leser {
  personId: string
  organisationId: string | null
}

export const vonLeser = ({ personId, organisationId }: Leser) => ({ personId, organisationId })
export const isVisible = (table: string) => `${table}.sichtbar_fuer && array[:personId::uuid, :organisationId::uuid]`
export const utcOf = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Address of the photo of a person; row-level security shows those of the caller's organisation only, as the room of settings serves them. */
export const foto = (person: string) =>
  `case when f.foto is not null then '/api/common/user/photo/' || ${person}.id || '?v=' || floor(extract(epoch
    from f.foto_am) * 1000)::bigint end`

export interface ChatRow
  extends
    Columns<
      'chat',
      'id' | 'art' | 'bestellung_id' | 'bestellung_nummer' | 'sichtbar_fuer' | 'letzte_nr' | 'titel',
      { art: 'DIREKT' | 'BESTELLUNG' | 'GRUPPE' }
    >,
    Outer<Columns<'chat_teilnehmer', 'gelesen_nr' | 'gelesen_am'>> {
  /** Null of a group. */
  gegenueberId: string | null
  gegenueberName: string | null
  gegenueberHaus: string | null
  hausId: string | null
  /** Of a group, who has been in it longest first; else null. */
  mitglieder: readonly MitgliedRow[] | null
  /** The first line that the reader sees. */
  ersteNr: number
  /** Unread lines that name the reader. */
  erwaehnt: number
  gegenueberFoto: string | null
  darfSchreiben: boolean
  stumm: boolean
  eigeneNr: number
  /** How far anybody else has read, colleagues included. */
  gelesenVonAnderen: number
  ungelesen: number
  letzte: NachrichtRow | null
  letzteAm: string | null
  /** Its order is open for the reader's organisation; null for two people. */
  offen: boolean | null
  letzterSchrittAm: string | null
  /** Sealed; null when nothing was begun. */
  entwurf: string | null
}

export interface MitgliedRow {
  id: string
  name: string
  aktiv: boolean
  organisationId: string
  haus: string
  von: string
  gelesenNr: number
  gelesenAm: string | null
}

/** Whoever may write to all of the others, and to somebody. */
const members = `left join lateral (
    select json_agg(json_build_object('id', m.id, 'name', m.name, 'aktiv', m.aktiv, 'organisationId', m.organisation_id, 'haus', mo.name,
        'von', ${utcOf('m.von')}, 'gelesenNr', coalesce(mt.gelesen_nr, 0), 'gelesenAm', ${utcOf('mt.gelesen_am')}) order by m.platz) as alle,
      string_agg(m.name, ' ') as namen,
      bool_and(m.organisation_id = :organisationId or chat_verbunden(m.organisation_id, null))
        and count(*) filter (where m.aktiv and m.id <> :personId) > 0 as schreiben
    from chat_mitglieder(c.id) m join organisation mo on mo.id = m.organisation_id
    left join chat_teilnehmer mt on mt.chat_id = c.id and mt.person_id = m.id
    where c.art = 'GRUPPE') g on true`

/** Of an order chat the first of the other organisation who has read that far; of two people the other one. */
const seen = `left join lateral (
    select t.gelesen_nr, t.gelesen_am from chat_teilnehmer t
    where t.chat_id = c.id and t.person_id <> :personId and c.art <> 'GRUPPE' and (c.art = 'DIREKT' or t.organisation_id is distinct
      from :organisationId::uuid) and t.gelesen_nr > 0
    order by t.gelesen_nr desc, t.gelesen_am limit 1) dort on true`

const load = (
  choice: string,
) => `select c.id, c.art, c.bestellung_id as "bestellungId", c.bestellung_nummer as "bestellungNummer", c.sichtbar_fuer as "sichtbarFuer",
      c.letzte_nr as "letzteNr", c.titel, g.alle as mitglieder, coalesce(p.id, o.id) as "gegenueberId", coalesce(p.name, o.name) as "gegenueberName",
        o.name as "gegenueberHaus",
      o.id as "hausId", ${foto('p')} as "gegenueberFoto",
      case when c.art = 'BESTELLUNG' then chat_verbunden(o.id, c.bestellung_id) when c.art = 'GRUPPE' then g.schreiben
        else p.aktiv and (o.id = :organisationId or chat_verbunden(o.id, null)) end as "darfSchreiben",
      coalesce(ich.stumm, false) as stumm, coalesce(ich.gelesen_nr, 0) as "eigeneNr",
      (select count(*) from chat_nachricht n where n.chat_id = c.id and n.nr > coalesce(ich.gelesen_nr, 0)
        and n.person_id <> :personId and ${isVisible('n')}) as ungelesen,
      (select count(*) from chat_nachricht n where n.chat_id = c.id and n.nr > coalesce(ich.gelesen_nr, 0)
        and :personId::uuid = any (n.erwaehnt) and n.person_id <> :personId and ${isVisible('n')}) as erwaehnt,
      case when c.art = 'GRUPPE' then (select min(n.nr) from chat_nachricht n where n.chat_id = c.id and ${isVisible('n')}) else 1 end
        as "ersteNr",
      case when l.nr is not null then json_build_object('id', l.id, 'chatId', l.chat_id, 'contactId', l.person_id, 'contactName',
        l.person_name,
        'value', l.text, 'createdAt', ${utcOf('l.created_at')}, 'nr', l.nr, 'event', l.vorgang, 'editedAt', ${utcOf('l.bearbeitet_am')},
        'withdrawn', l.zurueckgenommen_am is not null) end as letzte, ${utcOf('c.letzte_am')} as "letzteAm",
      dort.gelesen_nr as "gelesenNr", ${utcOf('dort.gelesen_am')} as "gelesenAm",
      coalesce((select max(t.gelesen_nr) from chat_teilnehmer t where t.chat_id = c.id and t.person_id <> :personId), 0)
        as "gelesenVonAnderen",
      z.offen, case when not z.offen then (select ${utcOf('max(e.am)')} from ereignis e where e.bestellung_id = c.bestellung_id) end
        as "letzterSchrittAm",
      w.text as entwurf
    from chat c
    left join chat_gegenueber() p on p.chat_id = c.id
    left join person_profil f on f.person_id = p.id
    ${members}
    left join organisation o on o.id = coalesce(p.organisation_id,
      case when c.pflegedienst_id = :organisationId then c.gegenueber_id else c.pflegedienst_id end)
    left join chat_teilnehmer ich on ich.chat_id = c.id and ich.person_id = :personId
    left join chat_nachricht l on l.chat_id = c.id and l.nr = c.letzte_nr and ${isVisible('l')}
    left join chat_entwurf w on w.chat_id = c.id and w.person_id = :personId
    left join bestellung_zeile z on z.bestellung_id = c.bestellung_id and z.organisation_id = :organisationId
    ${seen}
    where ${isVisible('c')} and ${choice}`

const einen = sql('chat.einen', load('c.id = :chatId'))

/** One chat of the reader, or null. */
export async function loadChat(db: Queryable, reader: Leser, chatId: string): Promise<ChatRow | null> {
  return maybe(db.query<ChatRow>(einen, { ...vonLeser(reader), chatId }))
}

const viele = sql(
  'chat.viele',
  `${load(`c.letzte_nr > 0
      and (:vor::uuid is null or (c.letzte_am, c.id) < (select v.letzte_am, v.id from chat v where ${isVisible('v')} and v.id = :vor))
      and (:suche::text is null or position(falte(:suche) in falte(concat_ws(' ', p.name, o.name, c.bestellung_nummer, g.namen))) > 0
        or c.id = any (:gruppen::uuid[]))
      and (not :nurUngelesene or exists (select from chat_nachricht n where n.chat_id = c.id and n.nr > coalesce(ich.gelesen_nr, 0) and n.person_id <> :personId
        and ${isVisible('n')}))`)}
    order by c.letzte_am desc, c.id desc limit :hoechstens`,
)

export async function loadChats(
  db: Queryable,
  reader: Leser,
  choice: { vor: string | null; suche: string | null; gruppen: readonly string[]; nurUngelesene: boolean; hoechstens: number },
): Promise<ChatRow[]> {
  return db.query<ChatRow>(viele, { ...vonLeser(reader), ...choice })
}

export type NachrichtRow = Columns<
  'chat_nachricht',
  'id' | 'chat_id' | 'person_id as contactId' | 'person_name as contactName' | 'text as value' | 'nr',
  ChatMessage
> &
  Pick<ChatMessage, 'createdAt' | 'editedAt' | 'withdrawn' | 'event'>

/** With the one that it answers. */
export type AnsweringRow = NachrichtRow & { quoted: Pick<NachrichtRow, 'id' | 'value' | 'contactName' | 'nr'> | null }

const columns = `n.id, n.chat_id as "chatId", n.person_id as "contactId", n.person_name as "contactName", n.text as value,
  ${utcOf('n.created_at')} as "createdAt", n.nr, n.vorgang as event, ${utcOf('n.bearbeitet_am')} as "editedAt", n.zurueckgenommen_am is not null as withdrawn`
const quote = `case when a.nr is not null then
  json_build_object('id', a.id, 'value', a.text, 'contactName', a.person_name, 'nr', a.nr) end as quoted`
const withQuote = `select ${columns}, ${quote} from chat_nachricht n
  left join chat_nachricht a on a.chat_id = n.chat_id and a.nr = n.antwort_auf and ${isVisible('a')}`

const nachrichten = sql(
  'chat.nachrichten',
  `${withQuote}
    where n.chat_id = :chatId and ${isVisible('n')} and (:vor::int is null or n.nr < :vor)
    order by n.nr desc limit :hoechstens`,
)

export async function loadNachrichten(
  db: Queryable,
  reader: Leser,
  { chatId, vor, hoechstens }: { chatId: string; vor: number | null; hoechstens: number },
): Promise<AnsweringRow[]> {
  return (await db.query<AnsweringRow>(nachrichten, { ...vonLeser(reader), chatId, vor, hoechstens })).toReversed()
}

const nachricht = sql('chat.nachricht', `${withQuote} where ${isVisible('n')} and n.chat_id = :chatId and n.id = :id`)

export async function loadNachricht(
  db: Queryable,
  reader: Leser,
  { chatId, id }: { chatId: string; id: string },
): Promise<AnsweringRow | null> {
  return maybe(db.query<AnsweringRow>(nachricht, { ...vonLeser(reader), chatId, id }))
}

const fruehere = sql(
  'chat.fruehere',
  `select ${utcOf('n.created_at')} as am from chat_nachricht n
    where ${isVisible('n')} and n.person_id = :personId and n.created_at > :seit order by n.created_at desc offset :wieviele limit 1`,
)

export async function loadEarlier(
  db: Queryable,
  reader: Leser,
  { seit, wieviele }: { seit: string; wieviele: number },
): Promise<string | null> {
  const [row] = await db.query<{ am: string }>(fruehere, { ...vonLeser(reader), seit, wieviele })
  return row?.am ?? null
}

const next = sql(
  'chat.naechsteNr',
  `update chat c set letzte_nr = c.letzte_nr + 1, letzte_am = :am where ${isVisible('c')} and c.id = :chatId returning c.letzte_nr as nr`,
)
const write = sql(
  'chat.schreiben',
  `insert into chat_nachricht (chat_id, nr, id, person_id, person_name, sichtbar_fuer, text, created_at, hat_link, antwort_auf,
      erwaehnt, zu_sagen, vorgang)
    values (:chatId, :nr, :id, :personId, :name, :sichtbarFuer, :text, :am, :hatLink, :antwortAuf, :erwaehnt::uuid[], :erwaehnt::uuid[], :vorgang::jsonb)`,
)

interface NewNachricht {
  chat: Pick<ChatRow, 'id' | 'sichtbarFuer'>
  id: string
  name: string
  /** Sealed. */
  text: string
  hatLink: boolean
  am: string
  /** The number of the one that it answers. */
  antwortAuf: number | null
  /** Whom it names. */
  erwaehnt: readonly string[]
  /** What happened to the group; its text is empty then. */
  vorgang?: ChatMessage['event']
}

/** Answers the number. The chat is locked until the end of the transaction. @throws ConstraintViolation chat_nachricht_id */
export async function writeNachricht(db: Queryable, reader: Leser, { chat, vorgang = null, ...written }: NewNachricht): Promise<number> {
  const [row] = await db.query<{ nr: number }>(next, { ...vonLeser(reader), chatId: chat.id, am: written.am })
  if (row === undefined) throw new Error('The chat was there, and is gone')
  const { personId } = reader
  await exactly(
    1,
    db.write(write, {
      ...written,
      vorgang: vorgang === null ? null : JSON.stringify(vorgang),
      chatId: chat.id,
      nr: row.nr,
      personId,
      sichtbarFuer: chat.sichtbarFuer,
    }),
  )
  return row.nr
}

const merken = sql(
  'chat.merken',
  `insert into chat_teilnehmer as t (chat_id, person_id, organisation_id, sichtbar_fuer, gelesen_nr, gelesen_am, stumm)
    values (:chatId, :personId, :organisationId, :sichtbarFuer, coalesce(:nr, 0), case when :nr::int is not null then :am::timestamptz end,
      coalesce(:stumm, false))
    on conflict (chat_id, person_id) do update set
      gelesen_am = case when excluded.gelesen_nr > t.gelesen_nr then excluded.gelesen_am else t.gelesen_am end,
      gelesen_nr = greatest(t.gelesen_nr, excluded.gelesen_nr),
      stumm = coalesce(:stumm, t.stumm)`,
)

/** The reader's own mark, which never goes back, and whether the chat is muted. What is null stays. */
export async function remember(
  db: Queryable,
  reader: Leser,
  { chat, ...mark }: { chat: Pick<ChatRow, 'id' | 'sichtbarFuer'>; nr: number | null; stumm: boolean | null; am: string },
): Promise<void> {
  await exactly(1, db.write(merken, { ...vonLeser(reader), chatId: chat.id, sichtbarFuer: chat.sichtbarFuer, ...mark }))
}
