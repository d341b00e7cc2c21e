import { type ProtokollArt, protokollArten, sicherheitsRaeume } from '@dreiklang/domain/protokoll/protokoll'
import type { ProtokollFilter } from '@dreiklang/domain/protokoll/protokoll.contract'
import { berlinInstant, plusDays } from '@dreiklang/domain/shared/time'
import type { Columns, PlainColumns } from '../database/columns.ts'
import { maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable, Statement } from '../ports.ts'

export type Umfang = { organisationId: string } | { personId: string } | { klientId: string } | 'SICHERHEIT'

export interface ProtokollRow extends PlainColumns<
  'protokoll',
  'nr' | 'am' | 'person_id' | 'aktion' | 'art' | 'objekt_art' | 'objekt_id' | 'klient_id' | 'felder' | 'grund' | 'adresse',
  { art: ProtokollArt }
> {
  organisation_name: string | null
  objekt_name: string | null
  klient_name: string | null
  anfrage: string | null
}

export interface Seitenwunsch {
  umfang: Umfang
  filter: ProtokollFilter
  ab: readonly [am: string, nr: number] | null
  limit: number
}

/** In the text, because only so the small index of what is no reading can be used; there are no more texts than sets of four kinds. */
const artenIn = (gefragt: readonly ProtokollArt[]): string =>
  protokollArten
    .filter((art) => gefragt.includes(art))
    .map((art) => `'${art}'`)
    .join(', ')

/** A condition for each filter that is set, so that the index of what is asked for can be used. */
function bedingungen({ umfang, filter, ab }: Seitenwunsch): [bedingung: string, werte: Record<string, unknown>][] {
  const list: [string, Record<string, unknown>][] = []
  if (umfang === 'SICHERHEIT')
    list.push(["p.klient_id is null and split_part(p.aktion, '.', 1) = any (:raeume)", { raeume: sicherheitsRaeume }])
  else if ('organisationId' in umfang) list.push(['p.organisation_id = :haus', { haus: umfang.organisationId }])
  else if ('personId' in umfang) list.push(['p.person_id = :person', { person: umfang.personId }])
  else list.push(['p.klient_id = :klient', { klient: umfang.klientId }])
  if (filter.klientId !== undefined) list.push(['p.klient_id = :klientId', { klientId: filter.klientId }])
  if (filter.personId !== undefined) list.push(['p.person_id = :personId', { personId: filter.personId }])
  if (filter.art !== undefined) list.push([`p.art in (${artenIn(filter.art)})`, {}])
  if (filter.von !== undefined) list.push(['p.am >= :von', { von: berlinInstant(filter.von) }])
  if (filter.bis !== undefined) list.push(['p.am < :bis', { bis: berlinInstant(plusDays(filter.bis, 1)) }])
  if (ab !== null) list.push(['(p.am, p.nr) < (:abAm, :abNr)', { abAm: ab[0], abNr: ab[1] }])
  return list
}

// From where the people of other organisations work is theirs; the platform, which has no Klient in its pages, sees it of all.
const own = '(p.person_organisation_id is null or p.person_organisation_id = app_organisation() or app_organisation() is null)'

const statements = new Map<string, Statement>()

function statementFor(where: string): Statement {
  const known = statements.get(where)
  if (known !== undefined) return known
  // An id of a thing may be any text; only what looks like a number of ours is looked up.
  const text = `select p.nr, p.am, p.person_id, h.name as organisation_name, p.aktion, p.art, p.objekt_art, p.objekt_id,
      coalesce(b.nummer, o.name) as objekt_name, p.klient_id, k.nachname || ', ' || k.vorname as klient_name, p.felder, p.grund,
      case when ${own} then p.anfrage_id end as anfrage, case when ${own} then p.adresse end as adresse
    from protokoll p
    left join organisation h on h.id = p.person_organisation_id
    left join klient k on k.id = p.klient_id
    cross join lateral (select case when p.objekt_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then p.objekt_id::uuid end as id) objekt
    left join bestellung b on p.objekt_art = 'BESTELLUNG' and b.id = objekt.id
    left join organisation o on p.objekt_art = 'ORGANISATION' and o.id = objekt.id
    where ${where} order by p.am desc, p.nr desc limit :limit`
  const statement = sql(`protokoll.seite.${statements.size}`, text)
  statements.set(where, statement)
  return statement
}

export async function loadPage(db: Queryable, wunsch: Seitenwunsch): Promise<ProtokollRow[]> {
  const list = bedingungen(wunsch)
  const statement = statementFor(list.map(([bedingung]) => bedingung).join(' and '))
  return db.query<ProtokollRow>(statement, Object.assign({ limit: wunsch.limit }, ...list.map(([, values]) => values)))
}

export interface PersonRow {
  id: string
  name: string
  /** Null for a machine. */
  rolle: string | null
  beruf: string | null
}

const personen = sql('protokoll.personen', 'select id, name, rolle, beruf from protokoll_personen(:ids::uuid[], :klientId)')

/** Names of the caller's organisation; with a Klient of the caller's organisation also of those who have seen the record from elsewhere. */
export async function loadPersonen(db: Queryable, ids: readonly string[], klientId: string | null): Promise<Map<string, PersonRow>> {
  const rows = await db.query<PersonRow>(personen, { ids, klientId })
  return new Map(rows.map((row) => [row.id, row]))
}

const eigener = sql(
  'protokoll.eigenerKlient',
  `select id, nachname || ', ' || vorname as name from klient where id = :klientId and pflegedienst_id = :organisationId`,
)

/** Null for a Klient of another organisation. */
export async function loadOwnKlient(
  db: Queryable,
  klientId: string,
  organisationId: string,
): Promise<(Columns<'klient', 'id'> & { name: string }) | null> {
  return maybe(db.query<Columns<'klient', 'id'> & { name: string }>(eigener, { klientId, organisationId }))
}
