/** The SQL of the list of visits: a range of one index per page, never a total, never an offset. */
import type { BesuchFilter } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import type { Seite } from '@dreiklang/domain/shared/akteur'
import { berlinInstant, plusTage } from '@dreiklang/domain/shared/zeit'
import type { Queryable, Statement } from '../ports.ts'
import { type BesuchRow, besuchSpalten, besuchTabellen } from './hausbesuch.repository.ts'

export interface ListenRow extends BesuchRow {
  id: string
  platz: string
}

const spalteDerSeite: Record<Seite, string> = { PFLEGE: 'pflegedienst_id', ARZT: 'praxis_id', APOTHEKE: 'apotheke_id' }
const richtungen = { frueheste: ['asc', '>'], spaeteste: ['desc', '<'] } as const

export interface Seitenwunsch {
  seite: Seite
  personId: string
  filter: BesuchFilter
  /** Place and id of the last line of the page before. */
  ab: readonly [string, string] | null
  limit: number
}

/** Statement and values; the text depends on which filters are set, so each shape is prepared once. */
function statementFuer(
  organisationId: string,
  { seite, personId, filter, ab, limit }: Seitenwunsch,
): { statement: Statement; werte: unknown[] } {
  const werte: unknown[] = [organisationId, limit]
  const bedingungen = [`h.${spalteDerSeite[seite]} = $1`]
  let form = `${seite}.${filter.sortierung}`
  const wenn = (kuerzel: string, wert: unknown, bedingung: (parameter: string) => string): void => {
    if (wert === undefined) return
    werte.push(wert)
    bedingungen.push(bedingung(`$${werte.length}`))
    form += kuerzel
  }
  wenn('.v', filter.von && berlinInstant(filter.von), (p) => `h.platz >= ${p}`)
  wenn('.b', filter.bis && berlinInstant(plusTage(filter.bis, 1)), (p) => `h.platz < ${p}`)
  wenn('.s', filter.status, (p) => `h.status = any (${p}::text[])`)
  wenn('.t', filter.typ, (p) => `h.typ = any (${p}::text[])`)
  wenn('.k', filter.klientId, (p) => `h.klient_id = ${p}`)
  wenn('.p', filter.personId, (p) => `h.personen @> array[${p}::uuid]`)
  wenn('.m', filter.nurMeine ? personId : undefined, (p) => `h.personen @> array[${p}::uuid]`)
  wenn('.w', filter.wartetAufMich ? seite : undefined, (p) => `h.status = 'ANGEFRAGT' and h.wartet_auf = ${p}`)
  const [richtung, vergleich] = richtungen[filter.sortierung]
  if (ab !== null) {
    werte.push(...ab)
    bedingungen.push(`(h.platz, h.id) ${vergleich} ($${werte.length - 1}::timestamptz, $${werte.length}::uuid)`)
    form += '.c'
  }
  const ordnung = `h.platz ${richtung}, h.id ${richtung}`
  const text = `select h.id, h.platz, ${besuchSpalten} from hausbesuch h ${besuchTabellen} where ${bedingungen.join(' and ')} order by ${ordnung} limit $2`
  return { statement: { name: `hausbesuch.seite.${form}`, text }, werte }
}

export async function ladeSeite(db: Queryable, organisationId: string, wunsch: Seitenwunsch): Promise<ListenRow[]> {
  const { statement, werte } = statementFuer(organisationId, wunsch)
  return db.query<ListenRow>(statement, werte)
}

const fragen = (seite: Seite): Statement => ({
  name: `hausbesuch.fragen.${seite}`,
  text: `select count(*)::int as anzahl from hausbesuch h where h.${spalteDerSeite[seite]} = $1 and h.wartet_auf = $2 and h.status = 'ANGEFRAGT'`,
})
const fragenDerSeite: Record<Seite, Statement> = { PFLEGE: fragen('PFLEGE'), ARZT: fragen('ARZT'), APOTHEKE: fragen('APOTHEKE') }

/** Questions for a visit that the own side has to answer. */
export async function zaehleFragen(db: Queryable, organisationId: string, seite: Seite): Promise<number> {
  const [row] = await db.query<{ anzahl: number }>(fragenDerSeite[seite], [organisationId, seite])
  return row?.anzahl ?? 0
}
