/** One range of one index per page, never a total, never an offset. */
import { fristFenster } from '@dreiklang/domain/klient/akte.decider'
import type { KlientenFilter, KlientenListRow } from '@dreiklang/domain/klient/klientenliste.contract'
import { type IsoDate, plusDays } from '@dreiklang/domain/shared/time'
import { sql } from '../database/sql.ts'
import type { Queryable, Statement } from '../ports.ts'
import { apothekenwahlOn } from './apothekenwahl.repository.ts'

export interface KlientenRow extends Omit<KlientenListRow, 'pflegegrad'> {
  /** Sealed, so who asks for a grade looks for it after opening. */
  pflegegrad: string | null
  platz: string[]
}

interface Sorting {
  spalten: Readonly<Record<string, string>>
  absteigend?: true
}

/** No expressions: under row-level security such an index gives the order, but a page would be looked for from the first line on. */
const sortings: Record<KlientenFilter['sortierung'], Sorting> = {
  name: { spalten: { 'k.platz': 'text' } },
  geburtsdatum: { spalten: { 'k.geburtsdatum': 'date', 'k.platz': 'text' } },
  aufnahme: { spalten: { 'k.created_at': 'timestamptz' }, absteigend: true },
}

const time = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

const frist = `(
  select jsonb_build_object('art', f.art, 'am', f.am)
  from (values ('EGK', (a.versicherung ->> 'egkGueltigBis')::date), ('ZUZAHLUNG', k.zuzahlung_befreit_bis)
    union all select h.art, h.faellig from hkp_frist h where h.klient_id = a.klient_id and h.pflegedienst_id = a.pflegedienst_id) f(art, am)
  where f.am between :fristVon and :fristBis order by f.am, f.art limit 1)`

const withoutVollmacht = `not exists (select from einwilligung e
  where e.pflegedienst_id = :pflegedienstId and e.klient_id = k.id and e.art = 'EMPFANGSVOLLMACHT' and einwilligung_gilt(e, :heute))`

export interface Seite {
  filter: KlientenFilter
  ab: readonly string[] | null
  heute: IsoDate
  limit: number
}

function seite(pflegedienstId: string, { filter, ab, heute, limit }: Seite): { statement: Statement; werte: Record<string, unknown> } {
  const werte: Record<string, unknown> = {
    pflegedienstId,
    limit,
    heute,
    fristVon: plusDays(heute, -fristFenster.zurueckTage),
    fristBis: plusDays(heute, fristFenster.vorausTage),
  }
  const bedingungen = ['k.pflegedienst_id = :pflegedienstId']
  let form: string = filter.sortierung
  const wenn = (kuerzel: string, value: Record<string, unknown>, bedingung: string): void => {
    if (Object.values(value).includes(undefined)) return
    Object.assign(werte, value)
    bedingungen.push(bedingung)
    form += kuerzel
  }
  const schalter = (kuerzel: string, an: boolean, bedingung: string): void => {
    if (!an) return
    bedingungen.push(bedingung)
    form += kuerzel
  }
  const words = (filter.suche ?? '').split(/[\s,-]+/).filter((word) => word !== '')
  wenn(
    '.q',
    { woerter: words.length === 0 ? undefined : words },
    // Folded once, not once for every Klient; and asked before the record is looked for, which "not exists" would be behind.
    `(select bool_and(strpos(k.suchtext, w) > 0)
      from unnest((select array_agg(' ' || falte(x)) from unnest(:woerter::text[]) x)) w)`,
  )
  wenn('.s', { status: filter.status }, 'k.status = any (:status::text[])')
  wenn('.w', { wohnform: filter.wohnform }, 'k.wohnform = any (:wohnform::text[])')
  schalter('.n', filter.ohneNotfallkontakt, 'not a.hat_notfallkontakt')
  schalter('.e', filter.ohneEmpfangsvollmacht, withoutVollmacht)
  schalter('.f', filter.mitFrist, `${frist} is not null`)
  const { spalten, absteigend = false } = sortings[filter.sortierung]
  const key = [...Object.keys(spalten), 'k.id']
  if (ab !== null) {
    const hinter = [...Object.values(spalten), 'uuid'].map((typ, nr) => `:ab${nr + 1}::${typ}`)
    ab.forEach((value, nr) => (werte[`ab${nr + 1}`] = value))
    bedingungen.push(`(${key.join(', ')}) ${absteigend ? '<' : '>'} (${hinter.join(', ')})`)
    form += '.c'
  }
  const ordnung = key.map((column) => `${column} ${absteigend ? 'desc' : 'asc'}`).join(', ')
  const platz = Object.entries(spalten).map(([column, typ]) => (typ === 'timestamptz' ? time(column) : column))
  // What a line says beside its place is looked up for the page only: joining a record that nothing asks for would sort everything.
  const fragtAkte = filter.ohneNotfallkontakt || filter.mitFrist
  const tables = fragtAkte ? 'klient k join klient_akte a on a.klient_id = k.id and a.pflegedienst_id = :pflegedienstId' : 'klient k'
  const text = `with seite as materialized (
      select k.id from ${tables} where ${bedingungen.join(' and ')} order by ${ordnung} limit :limit)
    select k.id, coalesce((a.versionen ->> 'person')::int, 1) as version, k.vorname, k.nachname, k.geburtsdatum,
      k.adresse ->> 'ort' as ort, a.pflegegrad, k.wohnform, h.name as hausarzt, ${apothekenwahlOn(':heute')} ->> 'name' as apotheke,
        k.status,
      (select min(w.von) from abwesenheit w where w.klient_id = k.id and w.begonnen_am is null and w.abgesagt_am is null) as "abwesendAb",
      ${time('k.created_at')} as "aufgenommenAm", ${frist} as frist, jsonb_build_array(${platz.join(', ')}) as platz
    from seite s join klient k on k.id = s.id join klient_akte a on a.klient_id = s.id left join organisation h on h.id = k.hausarzt_id
    order by ${ordnung}`
  return { statement: sql(`klient.liste.${form}`, text), werte }
}

export async function loadKlientenSeite(db: Queryable, pflegedienstId: string, wunsch: Seite): Promise<KlientenRow[]> {
  const { statement, werte } = seite(pflegedienstId, wunsch)
  return db.query<KlientenRow>(statement, werte)
}
