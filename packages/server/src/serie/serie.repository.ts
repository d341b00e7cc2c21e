/** The clock reads in the name of the system. */
import type { KlientStatus } from '@dreiklang/domain/klient/klient'
import type { Besuchsserie } from '@dreiklang/domain/serie/serie'
import type { SerienListRow } from '@dreiklang/domain/serie/serie.contract'
import { endeOf } from '@dreiklang/domain/serie/serie.decider'
import type { Abwesend } from '@dreiklang/domain/serie/termine'
import type { IsoDate } from '@dreiklang/domain/shared/time'
import type { Columns } from '../database/columns.ts'
import { exactly, maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'
import type { Wessen } from '../tresor/textSeal.ts'
import { isSealed } from './seal.ts'

type Row = Columns<'besuchsserie', 'version' | 'daten', { daten: Omit<Besuchsserie, 'version'> }>

export interface SerienRow extends Row, Columns<'besuchsserie', 'id' | 'created_at as angelegtAm'> {
  klient: SerienListRow['klient']
  personen: SerienListRow['personen']
  nachfolgerId: string | null
}

export const serieFrom = ({ version, daten }: Row): Besuchsserie => ({ ...daten, version })

/** A practice knows the Klient of its visits only. */
const withNames = `select s.id, s.version, s.daten, s.created_at as "angelegtAm",
    case when coalesce(k.id, v.id) is not null then jsonb_build_object('id', s.klient_id, 'vorname', coalesce(k.vorname, v.vorname),
      'nachname', coalesce(k.nachname, v.nachname)) end as klient,
    coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name) order by p.name) from person p
      where p.organisation_id = :organisationId and s.daten -> 'personIds' ? p.id::text), '[]') as personen,
    (select n.id from besuchsserie n where n.organisation_id = :organisationId and n.klient_id = s.klient_id
      and n.daten ->> 'vorgaengerId' = s.id::text limit 1)
      as "nachfolgerId"
  from besuchsserie s left join klient k on k.id = s.klient_id left join klient_des_hausbesuchs v on v.id = s.klient_id and k.id is null
  where s.organisation_id = :organisationId`

const read = sql('serie.lesen', `${withNames} and s.id = :id`)

export async function loadSerie(db: Queryable, organisationId: string, id: string): Promise<SerienRow | null> {
  return maybe(db.query<SerienRow>(read, { organisationId, id }))
}

const seite = sql(
  'serie.seite',
  `${withNames} and (:klientId::uuid is null or s.klient_id = :klientId) and (:beendete::boolean or s.endet_am is null
    or s.endet_am >= :heute::date)
      and (:abAm::timestamptz is null or (s.created_at, s.id) < (:abAm::timestamptz, :abId::uuid))
    order by s.created_at desc, s.id desc limit :limit`,
)

export interface Seitenwunsch {
  limit: number
  klientId: string | null
  beendete: boolean
  heute: IsoDate
  ab: readonly [string, string] | null
}

export async function loadPage(db: Queryable, organisationId: string, wunsch: Seitenwunsch): Promise<SerienRow[]> {
  const { limit, klientId, beendete, heute, ab } = wunsch
  return db.query<SerienRow>(seite, { organisationId, limit, klientId, beendete, heute, abAm: ab?.[0] ?? null, abId: ab?.[1] ?? null })
}

const allOfKlient = sql('serie.allOfKlient', `${withNames} and s.klient_id = :klientId order by s.created_at desc, s.id`)

/** Also those that have ended. */
export function loadAllOfKlient(db: Queryable, organisationId: string, klientId: string): Promise<SerienRow[]> {
  return db.query<SerienRow>(allOfKlient, { organisationId, klientId })
}

interface PlannedSerie extends Pick<Besuchsserie, 'typ' | 'regel' | 'uhrzeit' | 'dauerMinuten' | 'gueltigVon' | 'gueltigBis'> {}

const ofPerson = sql(
  'serie.derPerson',
  `select s.daten from besuchsserie s where s.organisation_id = :organisationId and s.daten -> 'personIds' ? :personId::text
    order by s.created_at, s.id`,
)

/** For the person's own copy: by which rules somebody is planned, without the Klienten, whose data it is not. */
export async function loadSerienOfPerson(db: Queryable, whose: { organisationId: string; personId: string }): Promise<PlannedSerie[]> {
  const rows = await db.query<Pick<Row, 'daten'>>(ofPerson, whose)
  return rows.map(({ daten: { typ, regel, uhrzeit, dauerMinuten, gueltigVon, gueltigBis } }) => ({
    typ,
    regel,
    uhrzeit,
    dauerMinuten,
    gueltigVon,
    gueltigBis,
  }))
}

const halten = sql(
  'serie.halten',
  `select s.version, s.daten from besuchsserie s where s.organisation_id = :organisationId and s.id = :id for update`,
)

/** Locked until the end of the transaction: before its visits, always in this order. */
export async function holdSerie(tx: Queryable, organisationId: string, id: string): Promise<Besuchsserie | null> {
  const [row] = await tx.query<Row>(halten, { organisationId, id })
  return row === undefined ? null : serieFrom(row)
}

const ofKlient = sql(
  'serie.haltenDesKlienten',
  `select s.version, s.daten from besuchsserie s where s.organisation_id = :organisationId and s.klient_id = :klientId
    order by s.id for update`,
)

/** Also those that have ended. */
export async function holdOfKlient(tx: Queryable, organisationId: string, klientId: string): Promise<Besuchsserie[]> {
  return (await tx.query<Row>(ofKlient, { organisationId, klientId })).map(serieFrom)
}

const insert = sql(
  'serie.einfuegen',
  `insert into besuchsserie (organisation_id, id, version, klient_id, endet_am, daten, created_at, naechster_lauf,
      versiegelt)
    values (:organisationId, :id, :version, :klientId, :endetAm, :daten::jsonb, :erstelltAm, :naechsterLauf, :versiegelt)`,
)
const speichern = sql(
  'serie.speichern',
  `update besuchsserie set version = :version, endet_am = :endetAm, daten = :daten::jsonb, naechster_lauf = :naechsterLauf,
      versiegelt = :versiegelt
    where organisation_id = :organisationId and id = :id`,
)

function standOf(serie: Besuchsserie, naechsterLauf: string | null) {
  const { version, ...daten } = serie
  const { organisationId, id } = serie
  return { organisationId, id, version, endetAm: endeOf(serie), daten: JSON.stringify(daten), naechsterLauf, versiegelt: isSealed(daten) }
}

export async function insertSerie(tx: Queryable, serie: Besuchsserie, nextLauf: string | null): Promise<void> {
  const { klientId, erstelltAm } = serie
  await exactly(1, tx.write(insert, { ...standOf(serie, nextLauf), klientId, erstelltAm }))
}

/** The row must be locked. */
export async function saveSerie(tx: Queryable, serie: Besuchsserie, nextLauf: string | null): Promise<void> {
  await exactly(1, tx.write(speichern, standOf(serie, nextLauf)))
}

const faellige = sql(
  'serie.faellige',
  `select s.id from besuchsserie s join klient k on k.id = s.klient_id where s.naechster_lauf <= :now and k.gesperrt_am is null
    order by s.naechster_lauf, s.id limit :hoechstens`,
)

/** Those at which the clock has to look. A restricted record exists for nobody: its series wait until the restriction is lifted. */
export async function loadDue(db: Queryable, now: string, hoechstens: number): Promise<string[]> {
  return (await db.query<{ id: string }>(faellige, { now, hoechstens })).map(({ id }) => id)
}

const dueHalten = sql(
  'serie.faelligeHalten',
  `select s.version, s.daten from besuchsserie s where s.id = :id and s.naechster_lauf <= :now for update skip locked`,
)

/** Null when another process has it, or was faster. */
export async function holdDue(tx: Queryable, id: string, now: string): Promise<Besuchsserie | null> {
  const [row] = await tx.query<Row>(dueHalten, { id, now })
  return row === undefined ? null : serieFrom(row)
}

const klient = sql('serie.klient', `select klient_der_serie(:klientId, :organisationId) as id`)

/** The nursing service of a Klient who is visited; null when there is nobody to visit. */
export async function findPflegedienst(db: Queryable, organisationId: string, klientId: string): Promise<string | null> {
  const [row] = await db.query<{ id: string | null }>(klient, { organisationId, klientId })
  return row?.id ?? null
}

/** Its words go with the key of the Klient; without one, with that of the house. */
export async function ownerOf(db: Queryable, { id, organisationId, klientId }: Besuchsserie): Promise<Wessen> {
  const pflegedienstId = await findPflegedienst(db, organisationId, klientId)
  return pflegedienstId === null ? { id, pflegedienstId: organisationId, klientId: null } : { id, pflegedienstId, klientId }
}

const status = sql('serie.klientStatus', `select k.status from klient k where k.pflegedienst_id = :organisationId and k.id = :klientId`)

/** Null: no record of this organisation; of others it learns no more than that it visits nobody. */
export async function loadKlientStatus(db: Queryable, organisationId: string, klientId: string): Promise<KlientStatus | null> {
  return (await maybe(db.query<{ status: KlientStatus }>(status, { organisationId, klientId })))?.status ?? null
}

type OpenSerie = Columns<'besuchsserie', 'id' | 'klient_id' | 'daten'> & { pflegedienstId: string }

const open = sql(
  'serie.nachtrag',
  `select s.id, s.klient_id as "klientId", k.pflegedienst_id as "pflegedienstId", s.daten from besuchsserie s
    join klient k on k.id = s.klient_id where not s.versiegelt order by s.id limit :limit for update of s skip locked`,
)
const sealed = sql(
  'serie.speichereNachtrag',
  `update besuchsserie s set daten = x.daten, versiegelt = true from jsonb_to_recordset(:rows::jsonb) as x(id uuid, daten jsonb)
    where s.id = x.id`,
)

/** In the name of the system. */
export const takeSerien = (tx: Queryable, limit: number): Promise<OpenSerie[]> => tx.query(open, { limit })

/** The rows must be held. */
export async function sealSerien(tx: Queryable, rows: readonly OpenSerie[]): Promise<void> {
  await exactly(rows.length, tx.write(sealed, { rows: JSON.stringify(rows) }))
}

const abwesend = sql('serie.abwesend', `select a.von, a.bis from abwesend_der_serie(:klientId, :organisationId, :ab) a`)

export async function loadAbwesend(
  db: Queryable,
  organisationId: string,
  { klientId, ab }: { klientId: string; ab: IsoDate },
): Promise<Abwesend[]> {
  return db.query<Abwesend>(abwesend, { organisationId, klientId, ab })
}
