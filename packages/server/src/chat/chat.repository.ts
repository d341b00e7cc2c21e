/** Every statement is scoped by what the reader is: the person and the organisation. */
import type { ChatMessage } from '@dreiklang/domain/chat/chat.contract'
import type { Seite } from '@dreiklang/domain/shared/akteur'
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
    Columns<'chat', 'id' | 'art' | 'bestellung_id' | 'bestellung_nummer' | 'sichtbar_fuer' | 'letzte_nr', { art: 'DIREKT' | 'BESTELLUNG' }>,
    Outer<Columns<'chat_teilnehmer', 'gelesen_nr' | 'gelesen_am'>> {
  gegenueberId: string
  gegenueberName: string
  gegenueberHaus: string
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

/** Of an order chat the first of the other organisation who has read that far; of two people the other one. */
const seen = `left join lateral (
    select t.gelesen_nr, t.gelesen_am from chat_teilnehmer t
    where t.chat_id = c.id and t.person_id <> :personId and (c.art = 'DIREKT' or t.organisation_id is distinct
      from :organisationId::uuid) and t.gelesen_nr > 0
    order by t.gelesen_nr desc, t.gelesen_am limit 1) dort on true`

const load = (
  choice: string,
) => `select c.id, c.art, c.bestellung_id as "bestellungId", c.bestellung_nummer as "bestellungNummer", c.sichtbar_fuer as "sichtbarFuer",
      c.letzte_nr as "letzteNr", coalesce(p.id, o.id) as "gegenueberId", coalesce(p.name, o.name) as "gegenueberName",
        o.name as "gegenueberHaus",
      ${foto('p')} as "gegenueberFoto",
      case when c.art = 'BESTELLUNG' then chat_verbunden(o.id, c.bestellung_id)
        else p.aktiv and (o.id = :organisationId or chat_verbunden(o.id, null)) end as "darfSchreiben",
      coalesce(ich.stumm, false) as stumm, coalesce(ich.gelesen_nr, 0) as "eigeneNr",
      (select count(*) from chat_nachricht n where n.chat_id = c.id and n.nr > coalesce(ich.gelesen_nr, 0)
        and n.person_id <> :personId) as ungelesen,
      case when l.nr is not null then json_build_object('id', l.id, 'chatId', l.chat_id, 'contactId', l.person_id, 'contactName',
        l.person_name,
        'value', l.text, 'createdAt', ${utcOf('l.created_at')}, 'nr', l.nr, 'editedAt', ${utcOf('l.bearbeitet_am')},
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
    join organisation o on o.id = coalesce(p.organisation_id,
      case when c.pflegedienst_id = :organisationId then c.gegenueber_id else c.pflegedienst_id end)
    left join chat_teilnehmer ich on ich.chat_id = c.id and ich.person_id = :personId
    left join chat_nachricht l on l.chat_id = c.id and l.nr = c.letzte_nr
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
      and (:suche::text is null or position(falte(:suche) in falte(concat_ws(' ', p.name, o.name, c.bestellung_nummer))) > 0)
      and (not :nurUngelesene or exists (select from chat_nachricht n where n.chat_id = c.id and n.nr > coalesce(ich.gelesen_nr, 0) and n.person_id <> :personId))`)}
    order by c.letzte_am desc, c.id desc limit :hoechstens`,
)

export async function loadChats(
  db: Queryable,
  reader: Leser,
  choice: { vor: string | null; suche: string | null; nurUngelesene: boolean; hoechstens: number },
): Promise<ChatRow[]> {
  return db.query<ChatRow>(viele, { ...vonLeser(reader), ...choice })
}

export type NachrichtRow = Columns<
  'chat_nachricht',
  'id' | 'chat_id' | 'person_id as contactId' | 'person_name as contactName' | 'text as value' | 'nr',
  ChatMessage
> &
  Pick<ChatMessage, 'createdAt' | 'editedAt' | 'withdrawn'>

/** With the one that it answers. */
export type AnsweringRow = NachrichtRow & { quoted: Pick<NachrichtRow, 'id' | 'value' | 'contactName' | 'nr'> | null }

const columns = `n.id, n.chat_id as "chatId", n.person_id as "contactId", n.person_name as "contactName", n.text as value,
  ${utcOf('n.created_at')} as "createdAt", n.nr, ${utcOf('n.bearbeitet_am')} as "editedAt", n.zurueckgenommen_am is not null as withdrawn`
const quote = `case when a.nr is not null then
  json_build_object('id', a.id, 'value', a.text, 'contactName', a.person_name, 'nr', a.nr) end as quoted`
const withQuote = `select ${columns}, ${quote} from chat_nachricht n
  left join chat_nachricht a on a.chat_id = n.chat_id and a.nr = n.antwort_auf`

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
  `insert into chat_nachricht (chat_id, nr, id, person_id, person_name, sichtbar_fuer, text, created_at, hat_link, antwort_auf)
    values (:chatId, :nr, :id, :personId, :name, :sichtbarFuer, :text, :am, :hatLink, :antwortAuf)`,
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
}

/** Answers the number. The chat is locked until the end of the transaction. @throws ConstraintViolation chat_nachricht_id */
export async function writeNachricht(db: Queryable, reader: Leser, { chat, ...written }: NewNachricht): Promise<number> {
  const [row] = await db.query<{ nr: number }>(next, { ...vonLeser(reader), chatId: chat.id, am: written.am })
  if (row === undefined) throw new Error('The chat was there, and is gone')
  const { personId } = reader
  await exactly(1, db.write(write, { ...written, chatId: chat.id, nr: row.nr, personId, sichtbarFuer: chat.sichtbarFuer }))
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

const direkt = sql(
  'chat.oeffneDirekt',
  `insert into chat (id, art, person_a, person_b, sichtbar_fuer, created_at)
    select :neueId, 'DIREKT', least(:personId::uuid, k.id), greatest(:personId::uuid, k.id), array[:personId::uuid, k.id], :am
    from chat_kontakte() k where k.id = :kontaktId and :organisationId::uuid is not null
    on conflict on constraint chat_direkt do nothing`,
)
// By itself: a statement sees only what was there when it began, and the other person may have opened the chat meanwhile.
const findeDirekt = sql(
  'chat.findeDirekt',
  `select c.id from chat c where ${isVisible('c')} and c.person_a = least(:personId::uuid, :kontaktId::uuid)
    and c.person_b = greatest(:personId::uuid, :kontaktId::uuid)`,
)

/** The chat of two people, opened when there is none; null when the reader may not write to that person. */
export async function openDirekt(
  db: Queryable,
  reader: Leser,
  { neueId, kontaktId, am }: { neueId: string; kontaktId: string; am: string },
): Promise<string | null> {
  await db.write(direkt, { ...vonLeser(reader), neueId, kontaktId, am })
  const [row] = await db.query<{ id: string }>(findeDirekt, { ...vonLeser(reader), kontaktId })
  return row?.id ?? null
}

const bestellung = sql(
  'chat.oeffneBestellung',
  `insert into chat (id, art, bestellung_id, bestellung_nummer, pflegedienst_id, gegenueber_id, sichtbar_fuer, created_at)
    select :neueId, 'BESTELLUNG', b.id, b.nummer, b.pflegedienst_id,
      case when b.pflegedienst_id = :organisationId then s.organisation_id else :organisationId end,
      array[:organisationId::uuid, s.organisation_id], :am
    from bestellung b join chat_seiten(:bestellungId) s on s.seite = :seite
    where b.id = :bestellungId and :personId::uuid is not null
    on conflict on constraint chat_bestellung do nothing`,
)
const findeBestellung = sql(
  'chat.findeBestellung',
  `select c.id from chat c join chat_seiten(:bestellungId) s on s.seite = :seite and s.organisation_id = any (c.sichtbar_fuer)
    where ${isVisible('c')} and c.bestellung_id = :bestellungId`,
)

/** The chat of an order with one of its sides, opened when there is none; null when the reader's side does not talk with that one. */
export async function openBestellung(
  db: Queryable,
  reader: Leser,
  { neueId, bestellungId, seite, am }: { neueId: string; bestellungId: string; seite: Seite; am: string },
): Promise<string | null> {
  await db.write(bestellung, { ...vonLeser(reader), neueId, bestellungId, seite, am })
  const [row] = await db.query<{ id: string }>(findeBestellung, { ...vonLeser(reader), bestellungId, seite })
  return row?.id ?? null
}
