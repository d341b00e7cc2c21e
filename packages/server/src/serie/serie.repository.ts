/** The SQL of series. Scoped to the caller's organisation, which is always $1; the clock reads in the name of the system. */
import { endeVon } from '@dreiklang/domain/serie/serie.decider'
import type { Besuchsserie } from '@dreiklang/domain/serie/serie'
import type { SerienZeile } from '@dreiklang/domain/serie/serie.contract'
import type { Abwesend } from '@dreiklang/domain/serie/termine'
import type { Datum } from '@dreiklang/domain/shared/zeit'
import type { Queryable, Statement } from '../ports.ts'

interface Row {
  version: number
  daten: Omit<Besuchsserie, 'version'>
}

export interface SerienRow extends Row {
  id: string
  angelegtAm: string
  klient: SerienZeile['klient']
  personen: SerienZeile['personen']
  nachfolgerId: string | null
}

export const serieAus = ({ version, daten }: Row): Besuchsserie => ({ ...daten, version })

/** A practice knows the Klient of its visits only. */
const mitNamen = `select s.id, s.version, s.daten, s.created_at as "angelegtAm",
    case when coalesce(k.id, v.id) is not null then jsonb_build_object('id', s.klient_id, 'vorname', coalesce(k.vorname, v.vorname),
      'nachname', coalesce(k.nachname, v.nachname)) end as klient,
    coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name) order by p.name) from person p
      where p.organisation_id = $1 and s.daten -> 'personIds' ? p.id::text), '[]') as personen,
    (select n.id from besuchsserie n where n.organisation_id = $1 and n.klient_id = s.klient_id and n.daten ->> 'vorgaengerId' = s.id::text limit 1)
      as "nachfolgerId"
  from besuchsserie s left join klient k on k.id = s.klient_id left join klient_des_hausbesuchs v on v.id = s.klient_id and k.id is null
  where s.organisation_id = $1`

const lesen: Statement = { name: 'serie.lesen', text: `${mitNamen} and s.id = $2` }

export async function ladeSerie(db: Queryable, organisationId: string, id: string): Promise<SerienRow | null> {
  const [row] = await db.query<SerienRow>(lesen, [organisationId, id])
  return row ?? null
}

const seite: Statement = {
  name: 'serie.seite',
  text: `${mitNamen} and ($3::uuid is null or s.klient_id = $3) and ($4::boolean or s.endet_am is null or s.endet_am >= $5::date)
      and ($6::timestamptz is null or (s.created_at, s.id) < ($6::timestamptz, $7::uuid))
    order by s.created_at desc, s.id desc limit $2`,
}

export interface Seitenwunsch {
  limit: number
  klientId: string | null
  beendete: boolean
  heute: Datum
  ab: readonly [string, string] | null
}

export async function ladeSeite(db: Queryable, organisationId: string, wunsch: Seitenwunsch): Promise<SerienRow[]> {
  const { limit, klientId, beendete, heute, ab } = wunsch
  return db.query<SerienRow>(seite, [organisationId, limit, klientId, beendete, heute, ab?.[0] ?? null, ab?.[1] ?? null])
}

const halten: Statement = {
  name: 'serie.halten',
  text: `select s.version, s.daten from besuchsserie s where s.organisation_id = $1 and s.id = $2 for update`,
}

/** Locked until the end of the transaction: before its visits, always in this order. */
export async function halteSerie(tx: Queryable, organisationId: string, id: string): Promise<Besuchsserie | null> {
  const [row] = await tx.query<Row>(halten, [organisationId, id])
  return row === undefined ? null : serieAus(row)
}

const einfuegen: Statement = {
  name: 'serie.einfuegen',
  text: `insert into besuchsserie (organisation_id, id, version, klient_id, endet_am, daten, created_at, naechster_lauf)
    values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8)`,
}
const speichern: Statement = {
  name: 'serie.speichern',
  text: `update besuchsserie set version = $3, endet_am = $5, daten = $6::jsonb, naechster_lauf = $8
    where organisation_id = $1 and id = $2 and klient_id = $4 and created_at = $7`,
}

function werteVon(serie: Besuchsserie, naechsterLauf: string | null): unknown[] {
  const { version, ...daten } = serie
  const { organisationId, id, klientId, erstelltAm } = serie
  return [organisationId, id, version, klientId, endeVon(serie), JSON.stringify(daten), erstelltAm, naechsterLauf]
}

export async function fuegeSerieEin(tx: Queryable, serie: Besuchsserie, naechsterLauf: string | null): Promise<void> {
  await tx.query(einfuegen, werteVon(serie, naechsterLauf))
}

/** The row must be locked. */
export async function speichereSerie(tx: Queryable, serie: Besuchsserie, naechsterLauf: string | null): Promise<void> {
  await tx.query(speichern, werteVon(serie, naechsterLauf))
}

const faellige: Statement = {
  name: 'serie.faellige',
  text: `select s.id from besuchsserie s join klient k on k.id = s.klient_id where s.naechster_lauf <= $1 and k.gesperrt_am is null
    order by s.naechster_lauf, s.id limit $2`,
}

/** Those at which the clock has to look. A restricted record exists for nobody: its series wait until the restriction is lifted. */
export async function ladeFaellige(db: Queryable, jetzt: string, hoechstens: number): Promise<string[]> {
  return (await db.query<{ id: string }>(faellige, [jetzt, hoechstens])).map(({ id }) => id)
}

const faelligeHalten: Statement = {
  name: 'serie.faelligeHalten',
  text: `select s.version, s.daten from besuchsserie s where s.id = $1 and s.naechster_lauf <= $2 for update skip locked`,
}

/** Null when another process has it, or was faster. */
export async function halteFaellige(tx: Queryable, id: string, jetzt: string): Promise<Besuchsserie | null> {
  const [row] = await tx.query<Row>(faelligeHalten, [id, jetzt])
  return row === undefined ? null : serieAus(row)
}

const klient: Statement = { name: 'serie.klient', text: `select klient_der_serie($2, $1) as id` }

/** The nursing service of a Klient who is visited; null when there is nobody to visit. */
export async function findePflegedienst(db: Queryable, organisationId: string, klientId: string): Promise<string | null> {
  const [row] = await db.query<{ id: string | null }>(klient, [organisationId, klientId])
  return row?.id ?? null
}

const abwesend: Statement = { name: 'serie.abwesend', text: `select a.von, a.bis from abwesend_der_serie($2, $1, $3) a` }

/** When he is away from a day on. */
export async function ladeAbwesend(
  db: Queryable,
  organisationId: string,
  { klientId, ab }: { klientId: string; ab: Datum },
): Promise<Abwesend[]> {
  return db.query<Abwesend>(abwesend, [organisationId, klientId, ab])
}
