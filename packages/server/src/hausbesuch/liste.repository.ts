/** One range of one index per page, never a total, never an offset. */
import type { BesuchStatus, BesuchTyp } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { BesuchFilter, hausbesuchContract } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import type { Seite } from '@dreiklang/domain/shared/akteur'
import { type IsoDate, berlinInstant, plusDays } from '@dreiklang/domain/shared/time'
import type { z } from 'zod'
import type { Columns } from '../database/columns.ts'
import { one, maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable, Statement } from '../ports.ts'
import { type BesuchRow, besuchColumns, besuchTables } from './hausbesuch.repository.ts'

export interface ListRow extends BesuchRow, Columns<'hausbesuch', 'id' | 'platz'> {}

export const columnOfSeite: Record<Seite, string> = { PFLEGE: 'pflegedienst_id', ARZT: 'praxis_id', APOTHEKE: 'apotheke_id' }

/** One statement for each side: what it looks for is a column, and each column has an index. */
export const bySeite = (statement: (seite: Seite, column: string) => Statement): Record<Seite, Statement> => ({
  PFLEGE: statement('PFLEGE', columnOfSeite.PFLEGE),
  ARZT: statement('ARZT', columnOfSeite.ARZT),
  APOTHEKE: statement('APOTHEKE', columnOfSeite.APOTHEKE),
})
const richtungen = { frueheste: ['asc', '>'], spaeteste: ['desc', '<'] } as const

export interface Seitenwunsch {
  seite: Seite
  personId: string
  filter: BesuchFilter
  ab: readonly [string, string] | null
  limit: number
}

function statementFor(
  organisationId: string,
  { seite, personId, filter, ab, limit }: Seitenwunsch,
): { statement: Statement; werte: Record<string, unknown> } {
  const werte: Record<string, unknown> = { organisationId, limit }
  const bedingungen = [`h.${columnOfSeite[seite]} = :organisationId`]
  let form = `${seite}.${filter.sortierung}`
  const wenn = (kuerzel: string, value: Record<string, unknown>, bedingung: string): void => {
    if (Object.values(value).includes(undefined)) return
    Object.assign(werte, value)
    bedingungen.push(bedingung)
    form += kuerzel
  }
  wenn('.v', { von: filter.von && berlinInstant(filter.von) }, 'h.platz >= :von')
  wenn('.b', { bis: filter.bis && berlinInstant(plusDays(filter.bis, 1)) }, 'h.platz < :bis')
  wenn('.s', { status: filter.status }, 'h.status = any (:status::text[])')
  wenn('.t', { typ: filter.typ }, 'h.typ = any (:typ::text[])')
  wenn('.k', { klientId: filter.klientId }, 'h.klient_id = :klientId')
  wenn('.p', { personId: filter.personId }, 'h.personen @> array[:personId::uuid]')
  wenn('.m', { meineId: filter.nurMeine ? personId : undefined }, 'h.personen @> array[:meineId::uuid]')
  wenn('.w', { seite: filter.wartetAufMich ? seite : undefined }, `h.status = 'ANGEFRAGT' and h.wartet_auf = :seite`)
  const [richtung, comparison] = richtungen[filter.sortierung]
  wenn('.c', { abPlatz: ab?.[0], abId: ab?.[1] }, `(h.platz, h.id) ${comparison} (:abPlatz::timestamptz, :abId::uuid)`)
  const ordnung = `h.platz ${richtung}, h.id ${richtung}`
  const text = `select h.id, h.platz, ${besuchColumns} from hausbesuch h ${besuchTables} where ${bedingungen.join(' and ')}
    order by ${ordnung} limit :limit`
  return { statement: sql(`hausbesuch.seite.${form}`, text), werte }
}

export async function loadPage(db: Queryable, organisationId: string, wunsch: Seitenwunsch): Promise<ListRow[]> {
  const { statement, werte } = statementFor(organisationId, wunsch)
  return db.query<ListRow>(statement, werte)
}

const fragenOfSeite = bySeite((seite, column) =>
  sql(
    `hausbesuch.fragen.${seite}`,
    `select count(*)::int as anzahl from hausbesuch h where h.${column} = :organisationId and h.wartet_auf = :seite
      and h.status = 'ANGEFRAGT'`,
  ),
)

export async function countFragen(db: Queryable, organisationId: string, seite: Seite): Promise<number> {
  return (await one(db.query<{ anzahl: number }>(fragenOfSeite[seite], { organisationId, seite }))).anzahl
}

export interface BesuchKopf extends Columns<'hausbesuch', 'id' | 'nummer' | 'typ' | 'status', { typ: BesuchTyp; status: BesuchStatus }> {
  plan: { datum: string; uhrzeit: string } | null
}

const koepfe = sql(
  'hausbesuch.koepfe',
  `select h.id, h.nummer, h.typ, h.status, case when h.tag is not null then jsonb_build_object('datum', h.tag, 'uhrzeit', h.um) end as plan
    from hausbesuch h where :organisationId in (h.pflegedienst_id, h.praxis_id, h.apotheke_id) and h.id = any (:ids::uuid[])`,
)

export async function loadHeads(db: Queryable, organisationId: string, ids: readonly string[]): Promise<ReadonlyMap<string, BesuchKopf>> {
  if (ids.length === 0) return new Map()
  return new Map((await db.query<BesuchKopf>(koepfe, { organisationId, ids })).map((kopf) => [kopf.id, kopf]))
}

const tagOfSeite = bySeite((seite, column) =>
  sql(
    `hausbesuch.tag.${seite}`,
    `select ${besuchColumns},
      case when k.breite is not null then jsonb_build_object('breite', k.breite, 'laenge', k.laenge) end as punkt
        from hausbesuch h ${besuchTables}
    where h.${column} = :organisationId and h.platz >= :von and h.platz < :bis and h.status = any (:status::text[])
      and (:personIds::uuid[] is null or h.personen && :personIds::uuid[])
    order by h.platz, h.id limit 2000`,
  ),
)

export interface TagesRow extends BesuchRow {
  punkt: { breite: number; laenge: number } | null
}

/** Planned ones in the order of time; `personIds` null: of everyone. */
export async function loadTag(
  db: Queryable,
  organisationId: string,
  {
    seite,
    datum,
    status,
    personIds,
  }: { seite: Seite; datum: IsoDate; status: readonly BesuchStatus[]; personIds: readonly string[] | null },
): Promise<TagesRow[]> {
  return db.query<TagesRow>(tagOfSeite[seite], {
    organisationId,
    von: berlinInstant(datum),
    bis: berlinInstant(plusDays(datum, 1)),
    status,
    personIds,
  })
}

type Mitbesuche = z.output<typeof hausbesuchContract.mitbesuche.answer>

const dort = (h: string, k: string) => `haus_von(coalesce(nullif(${h}.daten -> 'ort', 'null'), ${k}.adresse))`

const inHaus = sql(
  'hausbesuch.mitbesuche',
  `select h.klient_id as "klientId", k.wohnform, coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'nummer', m.nummer, 'status', m.status,
      'uhrzeit', m.um, 'klient', m.klient) order by m.platz, m.id) filter (where m.id is not null), '[]') as mitbesuche
    from hausbesuch h left join klient_des_hausbesuchs k on k.id = h.klient_id
      left join lateral (select a.id, a.nummer, a.status, a.um, a.platz, concat_ws(', ', b.nachname, b.vorname) as klient
        from hausbesuch a join klient_des_hausbesuchs b on b.id = a.klient_id
        where a.praxis_id = :praxisId and a.platz > h.platz - interval '1 day' and a.platz < h.platz + interval '1 day'
          and a.tag = h.tag and a.id <> h.id
          and a.typ in ('ARZTBESUCH', 'GEMEINSAME_VISITE') and a.status <> 'ABGESAGT' and ${dort('a', 'b')} = ${dort('h', 'k')}) m on true
    where h.praxis_id = :praxisId and h.id = :id group by h.id, k.wohnform`,
)

/** Null when the practice has no part in the visit. */
export async function loadMitbesuche(db: Queryable, praxisId: string, id: string): Promise<(Mitbesuche & { klientId: string }) | null> {
  return maybe(db.query<Mitbesuche & { klientId: string }>(inHaus, { praxisId, id }))
}
