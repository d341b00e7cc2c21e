/** One range of one index of one table per page, never a total, never an offset. */
import { type PositionStatus, type Prioritaet, type WartetAuf, listOthersThan } from '@dreiklang/domain/bestellung/bestellung'
import type { ListFilter } from '@dreiklang/domain/bestellung/bestellung.contract'
import type { Zeile } from '@dreiklang/domain/bestellung/listRow'
import type { Seite } from '@dreiklang/domain/shared/akteur'
import { type Instant, berlinDate, berlinInstant, plusDays } from '@dreiklang/domain/shared/time'
import type { Columns, Outer, PlainColumns } from '../../database/columns.ts'
import { one } from '../../database/rows.ts'
import { sql } from '../../database/sql.ts'
import type { Queryable, Statement } from '../../ports.ts'
import { seenFrom } from '../../protokoll/protokoll.ts'

/** `frist` sorts by need: open ones by their day, closed ones after them; `eile` by priority before that, drafts behind what is open. */
export type ListRow = PlainColumns<
  'bestellung_zeile',
  | 'bestellung_id'
  | 'nummer'
  | 'version'
  | 'status'
  | 'wartet_auf'
  | 'prioritaet'
  | 'bedarf_bis'
  | 'ueberfaellig_ab'
  | 'frist'
  | 'eile'
  | 'offen'
  | 'klient_id'
  | 'pflegedienst_name'
  | 'praxis_name'
  | 'apotheke_name'
  | 'inhalt'
  | 'created_at',
  { status: PositionStatus; wartet_auf: WartetAuf; prioritaet: Prioritaet; inhalt: Zeile['inhalt'] }
> &
  Outer<Columns<'bestellung_name', 'name as klient_name' | 'geburtsdatum as klient_geburtsdatum'>>

const columns = `z.bestellung_id, z.nummer, z.version, z.status, z.wartet_auf, z.prioritaet, z.bedarf_bis, z.ueberfaellig_ab, z.frist, z.eile, z.offen, z.klient_id,
  n.name as klient_name, n.geburtsdatum as klient_geburtsdatum, z.pflegedienst_name, z.praxis_name, z.apotheke_name, z.inhalt, z.created_at`

type ListCursor = readonly [...schluessel: (string | number)[], id: string]

const sortings = {
  eilig: { spalten: ['eile', 'created_at'], typen: ['int', 'timestamptz'], richtung: 'asc', vergleich: '>' },
  neueste: { spalten: ['created_at'], typen: ['timestamptz'], richtung: 'desc', vergleich: '<' },
  aelteste: { spalten: ['created_at'], typen: ['timestamptz'], richtung: 'asc', vergleich: '>' },
  bedarf: { spalten: ['frist'], typen: ['int'], richtung: 'asc', vergleich: '>' },
} as const

export const cursorOf = (sorting: ListFilter['sortierung'], row: ListRow): ListCursor => [
  ...sortings[sorting].spalten.map((spalte) => row[spalte]),
  row.bestellung_id,
]

/** Three or more letters use the index inside words; two only match the beginning of a name. */
const muster = (search: string): string => search.replaceAll(/[\\%_]/g, (zeichen) => `\\${zeichen}`)

/** The database calendar only handles four-digit years; nothing was ordered in the first or last of them. */
function inKalender(tag: string): string {
  if (tag < '1001') return '1001-01-01'
  return tag < '9999' ? tag : '9998-12-31'
}

/** Among those that are open and needed by today, which is the front of the index by need. */
const isLate = `z.ueberfaellig_ab <= :now and z.offen and z.frist <= :heute::date - date '2000-01-01'`

interface PageWish {
  organisationId: string
  filter: ListFilter
  cursor: ListCursor | null
  limit: number
  now: Instant
}

/** The text of the statement depends on which filters are set, so each shape is prepared once. */
export async function loadPage(db: Queryable, wish: PageWish): Promise<ListRow[]> {
  const { statement, werte } = seite(wish)
  return db.query<ListRow>(statement, werte)
}

/** Exported for the test that looks at its plans. */
export function seite({ organisationId, filter, cursor, limit, now }: PageWish): { statement: Statement; werte: Record<string, unknown> } {
  const werte: Record<string, unknown> = { organisationId, limit }
  const bedingungen = ['z.organisation_id = :organisationId']
  let form: string = filter.sortierung
  const wenn = (kuerzel: string, value: Record<string, unknown>, bedingung: string): void => {
    if (Object.values(value).some((einer) => einer === undefined || einer === null)) return
    Object.assign(werte, value)
    bedingungen.push(bedingung)
    form += kuerzel
  }
  const einzeln = <T>(list: T[] | undefined) => (list?.length === 1 ? list[0] : undefined)
  const mehrere = <T>(list: T[] | undefined) => (list !== undefined && list.length > 1 ? list : undefined)
  wenn('.s', { status: einzeln(filter.status) }, 'z.status = :status')
  wenn('.S', { status: mehrere(filter.status) }, 'z.status = any (:status::text[])')
  // What waits for nobody is not in the index of turns; a draft is nobody's turn yet.
  const dran = filter.wartetAuf?.includes('NIEMAND') ? undefined : einzeln(filter.wartetAuf)
  wenn('.w', { wartetAuf: dran }, `z.wartet_auf = :wartetAuf and z.wartet_auf <> 'NIEMAND' and z.status <> 'ENTWURF'`)
  wenn(
    '.W',
    { wartetAuf: dran === undefined ? filter.wartetAuf : undefined },
    `z.wartet_auf = any (:wartetAuf::text[]) and z.status <> 'ENTWURF'`,
  )
  const late = filter.ueberfaellig === true
  wenn('.u', { now: late ? now : undefined, heute: late ? berlinDate(now) : undefined }, isLate)
  wenn('.p', { prioritaet: filter.prioritaet }, 'z.prioritaet = any (:prioritaet::text[])')
  wenn('.k', { klientId: filter.klientId }, 'z.klient_id = :klientId')
  wenn('.o', { hausId: filter.organisationId }, '(z.praxis_id = :hausId or z.apotheke_id = :hausId or z.pflegedienst_id = :hausId)')
  wenn('.v', { von: filter.von && berlinInstant(inKalender(filter.von)) }, 'z.created_at >= :von')
  wenn('.b', { bis: filter.bis && berlinInstant(plusDays(inKalender(filter.bis), 1)) }, 'z.created_at < :bis')
  const { suche = '' } = filter
  wenn(
    '.q',
    { suche: suche.length >= 3 ? muster(suche) : undefined },
    `z.bestellung_id in (select suche_bestellungen(:organisationId, '%' || falte(:suche) || '%'))`,
  )
  wenn('.Q', { suche: suche.length > 0 && suche.length < 3 ? muster(suche) : undefined }, `falte(n.name) like falte(:suche) || '%'`)
  const { spalten, typen, richtung, vergleich } = sortings[filter.sortierung]
  const keys = spalten.map((spalte) => `z.${spalte}`)
  const ab = Object.fromEntries([...typen.map((_typ, i) => [`ab${i}`, cursor?.[i]] as const), ['abId', cursor?.at(-1)] as const])
  const from = typen.map((typ, i) => `:ab${i}::${typ}`).join(', ')
  wenn('.c', ab, `(${keys.join(', ')}, z.bestellung_id) ${vergleich} (${from}, :abId::uuid)`)
  const text = `select ${columns} from bestellung_zeile z
    left join bestellung_name n on n.bestellung_id = z.bestellung_id and n.organisation_id = z.organisation_id
    where ${bedingungen.join(' and ')}
    order by ${[...keys, 'z.bestellung_id'].map((key) => `${key} ${richtung}`).join(', ')} limit :limit`
  return { statement: sql(`bestellung.seite.${form}`, text), werte }
}

const numbers = sql(
  'bestellung.zahlen',
  `select status, count(*)::int as anzahl from bestellung_zeile where organisation_id = :organisationId
    group by status order by status collate "C"`,
)
const dran = sql(
  'bestellung.dran',
  `select count(*)::int as anzahl from (
    select from bestellung_zeile where organisation_id = :organisationId and wartet_auf = :seiteName
      and wartet_auf <> 'NIEMAND' and status <> 'ENTWURF' limit 1000) begrenzt`,
)
const allNumbers = sql(
  'bestellung.alleZahlen',
  `select status, count(*)::int as anzahl from bestellung_zeile where seite = 'PFLEGE' and status <> 'ENTWURF'
    group by status order by status collate "C"`,
)
const organisationen = sql('bestellung.organisationen', `select count(*)::int as anzahl from organisation`)

type Zaehlung = { status: string; anzahl: number }
const asRecord = (rows: Zaehlung[]): Record<string, number> => Object.fromEntries(rows.map(({ status, anzahl }) => [status, anzahl]))

/** Counts no further than a thousand. */
export async function countDran(db: Queryable, organisationId: string, seiteName: string): Promise<number> {
  return (await one(db.query<{ anzahl: number }>(dran, { organisationId, seiteName }))).anzahl
}

const waiting = sql(
  'bestellung.wartende',
  `select (select count(*)::int from (
      select from bestellung_zeile z where z.organisation_id = :organisationId and z.wartet_auf = any (:others::text[])
        and z.wartet_auf <> 'NIEMAND' and z.status <> 'ENTWURF' limit 1000) others) as "wartetAufAndere",
    (select count(*)::int from (
      select from bestellung_zeile z where z.organisation_id = :organisationId and ${isLate} limit 1000) late) as ueberfaellig`,
)

export interface Waiting {
  wartetAufMich: number
  wartetAufAndere: number
  ueberfaellig: number
}

/** What waits for the own side and for others, and what is overdue; none counted further than a thousand. */
export async function countWaiting(db: Queryable, wish: { organisationId: string; seite: Seite; now: Instant }): Promise<Waiting> {
  const { organisationId, seite: side, now } = wish
  const values = { organisationId, others: listOthersThan(side), now, heute: berlinDate(now) }
  const wartetAufMich = await countDran(db, organisationId, side)
  return { wartetAufMich, ...(await one(db.query<Omit<Waiting, 'wartetAufMich'>>(waiting, values))) }
}

export async function countOwn(
  db: Queryable,
  wish: { organisationId: string; seite: Seite; now: Instant },
): Promise<Waiting & { status: Record<string, number> }> {
  const status = await db.query<Zaehlung>(numbers, { organisationId: wish.organisationId })
  return { status: asRecord(status), ...(await countWaiting(db, wish)) }
}

export interface WaitedFor {
  wartetAuf: WartetAuf
  /** Null for who is no organisation here. */
  organisation: { id: string; name: string } | null
  anzahl: number
}

const waitedFor = sql(
  'bestellung.erwartete',
  `select z.wartet_auf as "wartetAuf", count(*)::int as anzahl,
      case when w.id is not null then jsonb_build_object('id', w.id, 'name', min(w.name)) end as organisation
    from bestellung_zeile z cross join lateral (
      select case z.wartet_auf when 'ARZT' then z.praxis_id when 'APOTHEKE' then z.apotheke_id end as id,
        case z.wartet_auf when 'ARZT' then z.praxis_name when 'APOTHEKE' then z.apotheke_name end as name) w
    where z.organisation_id = :organisationId and z.wartet_auf = any (:others::text[]) and z.wartet_auf <> 'NIEMAND' and z.status <> 'ENTWURF'
    group by z.wartet_auf, w.id order by count(*) desc, min(w.name), z.wartet_auf limit :limit`,
)

/** Whom a side waits for, by whom most. */
export async function loadWaitedFor(db: Queryable, wish: { organisationId: string; seite: Seite; limit: number }): Promise<WaitedFor[]> {
  const { organisationId, seite: side, limit } = wish
  return db.query<WaitedFor>(waitedFor, { organisationId, others: listOthersThan(side), limit })
}

/** Counters over all organisations, for the platform administrator; no row leaves, and drafts are their writer's business alone. */
export async function countAll(db: Queryable): Promise<{ status: Record<string, number>; organisationen: number }> {
  const status = await db.query<Zaehlung>(allNumbers, {})
  const [row] = await db.query<{ anzahl: number }>(organisationen, {})
  return { status: asRecord(status), organisationen: row?.anzahl ?? 0 }
}

export type EreignisRow = PlainColumns<
  'ereignis',
  'seq' | 'art' | 'zeile' | 'version' | 'position_id' | 'am' | 'person_name' | 'seite' | 'angaben',
  { seite: 'PFLEGE' | 'ARZT' | 'APOTHEKE' | 'UHR'; angaben: Record<string, unknown> }
> &
  Outer<Columns<'organisation', 'name as organisation'>>

const zeitstrahl = sql(
  'bestellung.zeitstrahl',
  `with e as (select * from ereignis where bestellung_id = :bestellungId and :organisationId = any (sichtbar_fuer)),
    spur as (${seenFrom(':spur', {
      aus: '(select b.klient_id from (select from e limit 1) da left join bestellung b on b.id = :bestellungId) b',
      klient: 'b.klient_id',
    })})
    select e.seq, e.art, e.zeile, e.version, e.position_id, e.am, e.person_name, e.seite, o.name as organisation, e.angaben
    from e left join organisation o on o.id = e.organisation_id order by e.seq`,
)

/** The same statement writes that it was looked at. */
export async function loadEreignisse(
  db: Queryable,
  wunsch: { bestellungId: string; organisationId: string; spur: string },
): Promise<EreignisRow[]> {
  return db.query<EreignisRow>(zeitstrahl, wunsch)
}

const aktualisiereNames = sql('bestellung.aktualisiereNamen', `select schreibe_namen(:klientId)`)

export async function adoptKlientname(db: Queryable, klientId: string): Promise<void> {
  await db.query(aktualisiereNames, { klientId })
}
