/** The SQL that reads one order: with the names around it, or what is left when it has gone on without the reader. */
import { type Bestellung, readBestellung } from '@dreiklang/domain/bestellung/bestellung.document'
import type { Person } from '@dreiklang/domain/bestellung/handelnder'
import type { KlientAbschrift } from '@dreiklang/domain/bestellung/klientAbschrift.document'
import type { Lesemarke } from '@dreiklang/domain/bestellung/lesemarke'
import type { KlientName, Names, OrganisationName } from '@dreiklang/domain/bestellung/view'
import type { IsoDate } from '@dreiklang/domain/shared/time'
import type { Columns } from '../../database/columns.ts'
import { maybe } from '../../database/rows.ts'
import { sql } from '../../database/sql.ts'
import type { Queryable } from '../../ports.ts'
import { seenFrom } from '../../protokoll/protokoll.ts'
import { type SchluesselJson, type SchluesselRow, fromSchluesselJson, schluesselAusdruck } from '../../tresor/schluessel.repository.ts'

/** @param tag the parameter with the calendar day in Berlin */
export const namesColumns = (tag: string) => `
  jsonb_build_object('id', p.id, 'name', p.name, 'telefon', p.telefon) as pflegedienst,
  case when a.id is not null then jsonb_build_object('id', a.id, 'name', a.name, 'telefon', a.telefon) end as praxis,
  case when t.id is not null then jsonb_build_object('id', t.id, 'name', t.name, 'telefon', t.telefon) end as apotheke,
  case when k.id is not null then jsonb_build_object('id', k.id, 'vorname', k.vorname, 'nachname', k.nachname, 'geburtsdatum',
    k.geburtsdatum,
    'kvnr', k.kvnr, 'krankenkasse', k.krankenkasse, 'adresse', k.adresse, 'telefon', k.telefon, 'status', k.status,
    'einwilligungen', einwilligungen_der_bestellung(k.id, ${tag}), 'allergien', k.allergien,
    'akteGeloescht', case when k.geloescht_am is not null then '{"abschriftVom": null}'::jsonb end) end as klient,
  (select jsonb_build_object('bestellungId', c.bestellung_id, 'am', to_char(c.am at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'inhalt', c.inhalt)
    from klient_abschrift c where k.geloescht_am is not null and c.organisation_id = :organisationId and c.bestellung_id = b.id) as abschrift`

export const namesTables = `
  join organisation p on p.id = b.pflegedienst_id
  left join organisation a on a.id = b.praxis_id
  left join organisation t on t.id = b.apotheke_id
  left join klient_der_bestellung k on k.id = b.klient_id`

/** How far each side has read each question; next to no order has any, and then this is one look into an index. */
export const readColumn = `
  (select jsonb_agg(jsonb_build_object('rueckfrageId', g.rueckfrage_id, 'organisationId', g.organisation_id, 'seite', g.seite,
      'nachrichtId', g.nachricht_id, 'am', to_char(g.am at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
    from rueckfrage_gelesen g where g.bestellung_id = b.id) as gelesen,
  ${schluesselAusdruck('b.pflegedienst_id', 'b.klient_id')} as schluessel`

export interface Geladen {
  bestellung: Bestellung
  namen: Names
  gelesen: Lesemarke[]
  schluessel: SchluesselRow[]
  /** Of the reader's house, sealed; read only when the nursing service has erased its record. */
  abschrift: StoredAbschrift | null
}

export interface StoredAbschrift {
  bestellungId: string
  am: string
  inhalt: string
}

export interface LoadedRow extends Columns<'bestellung', 'version' | 'daten'> {
  pflegedienst: OrganisationName
  praxis: OrganisationName | null
  apotheke: OrganisationName | null
  klient: KlientName | null
  gelesen: Lesemarke[] | null
  schluessel: SchluesselJson
  abschrift: StoredAbschrift | null
}

const lade = sql(
  'bestellung.lade',
  `select b.version, b.daten, ${namesColumns(':heute')}, ${readColumn} from bestellung b ${namesTables}
    where b.id = :bestellungId and :organisationId = any (b.sichtbar_fuer)`,
)

const zeige = sql(
  'bestellung.zeige',
  `with b as (select * from bestellung where id = :bestellungId and :organisationId = any (sichtbar_fuer)),
    spur as (${seenFrom(':spur', { aus: 'b', klient: 'b.klient_id' })})
    select b.version, b.daten, ${namesColumns(':heute')}, ${readColumn} from b ${namesTables}`,
)

export const loadedFrom = ({ version, daten, gelesen, schluessel, abschrift, ...namen }: LoadedRow): Geladen => ({
  bestellung: readBestellung({ daten, version }),
  namen,
  gelesen: gelesen ?? [],
  schluessel: fromSchluesselJson(schluessel),
  abschrift,
})

interface Wunsch {
  bestellungId: string
  organisationId: string
  /** The calendar day in Berlin. */
  heute: IsoDate
}

export async function loadBestellung(db: Queryable, wunsch: Wunsch): Promise<Geladen | null> {
  const [row] = await db.query<LoadedRow>(lade, { ...wunsch })
  return row === undefined ? null : loadedFrom(row)
}

/** Like `loadBestellung`, for display: the same statement writes the read into the audit trail. */
export async function showBestellung(db: Queryable, wunsch: Wunsch & { spur: string }): Promise<Geladen | null> {
  const [row] = await db.query<LoadedRow>(zeige, { ...wunsch })
  return row === undefined ? null : loadedFrom(row)
}

const earlier = sql(
  'bestellung.earlier',
  `select b.version, b.daten from bestellung b
    where b.pflegedienst_id = :pflegedienstId and b.klient_id = :klientId and :organisationId = any (b.sichtbar_fuer)
      and b.id <> :bestellungId and b.gesendet_am is not null
      order by b.gesendet_am desc, b.nummer desc limit 60`,
)

interface EarlierWunsch extends Pick<Wunsch, 'bestellungId' | 'organisationId'> {
  pflegedienstId: string
  klientId: string
}

/** The other orders of the Klient that this house takes part in, newest first; their words stay sealed. */
export async function loadEarlier(db: Queryable, wunsch: EarlierWunsch): Promise<Bestellung[]> {
  return (await db.query<Columns<'bestellung', 'version' | 'daten'>>(earlier, { ...wunsch })).map(readBestellung)
}

const abschriftLesen = sql(
  'bestellung.abschrift',
  `select daten, am from abschrift where bestellung_id = :bestellungId and organisation_id = :organisationId`,
)

export async function loadAbschrift<Data>(
  db: Queryable,
  bestellungId: string,
  organisationId: string,
): Promise<(Columns<'abschrift', 'am'> & { daten: Data }) | null> {
  return maybe(db.query<Columns<'abschrift', 'am'> & { daten: Data }>(abschriftLesen, { bestellungId, organisationId }))
}

const fuerAbschrift = sql(
  'bestellung.fuerAbschrift',
  `select k.vorname, k.nachname, k.geburtsdatum, k.kvnr, k.krankenkasse, k.adresse,
      ${schluesselAusdruck(':pflegedienstId::uuid', ':klientId::uuid')} as "klientSchluessel",
      ${schluesselAusdruck(':organisationId::uuid', 'null::uuid')} as "eigeneSchluessel"
    from klient_der_bestellung k where k.id = :klientId and k.geloescht_am is null`,
)

type ForAbschrift = Omit<KlientAbschrift, 'worte'> & { klientSchluessel: SchluesselJson; eigeneSchluessel: SchluesselJson }

/** Whom an order is for, with the keys to copy its words; null when the nursing service has erased the record. */
export async function loadForAbschrift(
  db: Queryable,
  wen: { klientId: string; pflegedienstId: string; organisationId: string },
): Promise<{ klient: Omit<KlientAbschrift, 'worte'>; ofKlient: SchluesselRow[]; own: SchluesselRow[] } | null> {
  const row = await maybe(db.query<ForAbschrift>(fuerAbschrift, wen))
  if (row === null) return null
  const { klientSchluessel, eigeneSchluessel, ...klient } = row
  return { klient, ofKlient: fromSchluesselJson(klientSchluessel), own: fromSchluesselJson(eigeneSchluessel) }
}

const letzter = sql(
  'bestellung.letztesEreignis',
  `select case when :seite <> 'ARZT' or seite <> 'APOTHEKE' then person_name end as name, art, am
    from ereignis where bestellung_id = :bestellungId and :organisationId = any (sichtbar_fuer) order by seq desc limit 1`,
)

/** Who was faster: the last visible event of an order. A practice is not told the name of a pharmacist, by which it would know the pharmacy. */
export async function lastEreignis(
  db: Queryable,
  bestellungId: string,
  { organisationId, seite }: { organisationId: string; seite: string },
): Promise<(Columns<'ereignis', 'art' | 'am'> & { name: string | null }) | null> {
  return maybe(db.query<Columns<'ereignis', 'art' | 'am'> & { name: string | null }>(letzter, { bestellungId, organisationId, seite }))
}

const merke = sql(
  'bestellung.merkeGelesen',
  `insert into rueckfrage_gelesen as g (rueckfrage_id, bestellung_id, organisation_id, seite, nachricht_id, nachricht_nr, person_id, am,
      sichtbar_fuer)
    values (:rueckfrageId, :bestellungId, :organisationId, :seite, :id, :nr, :personId, :am, :sichtbarFuer::uuid[])
    on conflict (rueckfrage_id, organisation_id) do update set seite = excluded.seite, nachricht_id = excluded.nachricht_id,
      nachricht_nr = excluded.nachricht_nr, person_id = excluded.person_id, am = excluded.am,
      sichtbar_fuer = excluded.sichtbar_fuer
    where g.nachricht_nr < excluded.nachricht_nr
    returning 1`,
)

interface NewMark extends Pick<Person, 'organisationId' | 'seite' | 'personId'> {
  rueckfrageId: string
  bestellungId: string
  /** The message that was read, and its number. */
  id: string
  nr: number
  am: string
  sichtbarFuer: readonly string[]
}

/** Moves the mark forward. False when it stood there or further already. */
export async function markRead(db: Queryable, mark: NewMark): Promise<boolean> {
  return (await db.query(merke, { ...mark })).length === 1
}
