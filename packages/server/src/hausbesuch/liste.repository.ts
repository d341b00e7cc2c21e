/** One range of one index per page, never a total, never an offset. */
import type { BesuchFilter } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import type { Seite } from '@dreiklang/domain/shared/akteur'
import { berlinInstant, plusDays } from '@dreiklang/domain/shared/time'
import type { Columns } from '../database/columns.ts'
import { one } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable, Statement } from '../ports.ts'
import { type BesuchRow, besuchColumns, besuchTables } from './hausbesuch.repository.ts'

export interface ListRow extends BesuchRow, Columns<'hausbesuch', 'id' | 'platz'> {}

const columnOfSeite: Record<Seite, string> = { PFLEGE: 'pflegedienst_id', ARZT: 'praxis_id', APOTHEKE: 'apotheke_id' }
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

const fragen = (seite: Seite): Statement =>
  sql(
    `hausbesuch.fragen.${seite}`,
    `select count(*)::int as anzahl from hausbesuch h where h.${columnOfSeite[seite]} = :organisationId and h.wartet_auf = :seite
      and h.status = 'ANGEFRAGT'`,
  )
const fragenOfSeite: Record<Seite, Statement> = { PFLEGE: fragen('PFLEGE'), ARZT: fragen('ARZT'), APOTHEKE: fragen('APOTHEKE') }

export async function countFragen(db: Queryable, organisationId: string, seite: Seite): Promise<number> {
  return (await one(db.query<{ anzahl: number }>(fragenOfSeite[seite], { organisationId, seite }))).anzahl
}
