/** The sections of a record: what an intake asks for stands in the row of the Klient, the rest beside it. Scoped by the own organisation. */
import { type Bereich, bereiche, emptyAkte, emptyFacharzt } from '@dreiklang/domain/klient/akte'
import { exactly } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable, Statement } from '../ports.ts'

/** Fields that stand in the row of the Klient, because orders, search or lists use them: name of the field and its column with type. */
const columns: Record<Bereich, Readonly<Record<string, readonly [spalte: string, typ: string]>>> = {
  person: {
    vorname: ['vorname', 'text'],
    nachname: ['nachname', 'text'],
    geburtsdatum: ['geburtsdatum', 'date'],
    geschlecht: ['geschlecht', 'text'],
    status: ['status', 'text'],
  },
  wohnen: {
    adresse: ['adresse', 'jsonb'],
    breite: ['breite', 'float8'],
    laenge: ['laenge', 'float8'],
    wohnform: ['wohnform', 'text'],
    telefon: ['telefon', 'text'],
  },
  versicherung: {
    versicherungsart: ['versicherungsart', 'text'],
    kvnr: ['kvnr', 'text'],
    krankenkasse: ['krankenkasse', 'text'],
    kassenIk: ['kassen_ik', 'text'],
    zuzahlungBefreitBis: ['zuzahlung_befreit_bis', 'date'],
  },
  aerzte: { hausarztId: ['hausarzt_id', 'uuid'] },
  kontakte: {},
  // Whoever packs or delivers an order must be warned of an allergy: it is read where no key of the nursing service lies.
  gesundheit: { allergien: ['allergien', 'jsonb'] },
  hkp: {},
}

/** The sections that are kept sealed. */
export const versiegelt = ['gesundheit', 'hkp'] as const satisfies readonly Bereich[]
export type Sealed = (typeof versiegelt)[number]
export const isSealedText = (bereich: Bereich): bereich is Sealed => versiegelt.some((einer) => einer === bereich)

type Fields = Record<string, unknown>
interface Row extends Fields {
  versionen: Partial<Record<Bereich, number>>
  hausarzt: { id: string; name: string } | null
  praxen: { id: string; name: string }[]
}

/** A record as it lies: sections with their version; what is sealed is not opened yet. */
export interface SavedAkte {
  bereiche: Record<Bereich, Fields & { version: number }>
  siegel: Record<Sealed, string | null>
  hausarzt: Row['hausarzt']
  praxen: Row['praxen']
}

const klientColumns = Object.values(columns).flatMap((fields) => Object.entries(fields))

const laden = sql(
  'klient.akte',
  `select ${klientColumns.map(([field, [column]]) => `k.${column} as "k.${field}"`).join(', ')},
      case when h.id is not null then jsonb_build_object('id', h.id, 'name', h.name) end as hausarzt,
      coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name)) from organisation o
        where o.id::text in (select f ->> 'praxisId' from jsonb_array_elements(a.aerzte -> 'fachaerzte') f)), '[]') as praxen,
      a.versionen, ${bereiche.map((bereich) => `a.${bereich}`).join(', ')}
    from klient k
    join klient_akte a on a.klient_id = k.id and a.pflegedienst_id = :pflegedienstId
    left join organisation h on h.id = k.hausarzt_id
    where k.pflegedienst_id = :pflegedienstId and k.id = :klientId`,
)

export async function loadAkte(db: Queryable, pflegedienstId: string, klientId: string): Promise<SavedAkte | null> {
  const [row] = await db.query<Row>(laden, { pflegedienstId, klientId })
  if (row === undefined) return null
  const content = (bereich: Bereich): Fields & { version: number } => ({
    ...emptyAkte[bereich],
    ...(isSealedText(bereich) ? {} : (row[bereich] as Fields)),
    ...Object.fromEntries(Object.keys(columns[bereich]).map((field) => [field, row[`k.${field}`]])),
    version: row.versionen[bereich] ?? 1,
  })
  const gelesen = Object.fromEntries(bereiche.map((bereich) => [bereich, content(bereich)])) as SavedAkte['bereiche']
  const fachaerzte = (gelesen.aerzte['fachaerzte'] as Fields[]).map((einer) => ({ ...emptyFacharzt, ...einer }))
  return {
    bereiche: { ...gelesen, aerzte: { ...gelesen.aerzte, fachaerzte } },
    siegel: { gesundheit: row['gesundheit'] as string | null, hkp: row['hkp'] as string | null },
    hausarzt: row.hausarzt,
    praxen: row.praxen,
  }
}

const changeKlient = (bereich: Bereich): Statement => {
  const gesetzt = Object.entries(columns[bereich]).map(([field, [column, typ]]) => `, ${column} = :${field}::${typ}`)
  return sql(
    `klient.akte.klient.${bereich}`,
    `update klient set version = version + 1, updated_at = :am${gesetzt.join('')}
      where pflegedienst_id = :pflegedienstId and id = :klientId`,
  )
}
const changeAkte = (bereich: Bereich): Statement =>
  sql(
    `klient.akte.${bereich}`,
    `update klient_akte set versionen = versionen || :versionen::jsonb, ${bereich} = :daneben::${isSealedText(bereich) ? 'text' : 'jsonb'}
    where pflegedienst_id = :pflegedienstId and klient_id = :klientId`,
  )
const aendern = Object.fromEntries(
  bereiche.map((bereich) => [bereich, { klient: changeKlient(bereich), akte: changeAkte(bereich) }]),
) as Record<Bereich, { klient: Statement; akte: Statement }>

/** The fields of a section that do not stand in the row of the Klient: they are kept together. */
export function danebenOf(bereich: Bereich, angaben: Fields): Fields {
  return Object.fromEntries(Object.entries(angaben).filter(([field]) => columns[bereich][field] === undefined))
}

/** The record must be locked. @param daneben as JSON, or the seal over it. @throws ConstraintViolation klient_kvnr */
export async function writeBereich(
  db: Queryable,
  pflegedienstId: string,
  {
    klientId,
    bereich,
    angaben,
    daneben,
    version,
    am,
  }: { klientId: string; bereich: Bereich; angaben: Fields; daneben: string; version: number; am: string },
): Promise<void> {
  const values = Object.entries(columns[bereich]).map(([field, [, typ]]) => {
    const value = angaben[field]
    return [field, typ === 'jsonb' && value !== null ? JSON.stringify(value) : value]
  })
  await exactly(1, db.write(aendern[bereich].klient, { pflegedienstId, klientId, am, ...Object.fromEntries(values) }))
  await exactly(
    1,
    db.write(aendern[bereich].akte, { pflegedienstId, klientId, versionen: JSON.stringify({ [bereich]: version }), daneben }),
  )
}

const hkpEnde = sql(
  'klient.akte.hkpEnde',
  `update klient_akte set hkp_bis = :bis::date where pflegedienst_id = :pflegedienstId and klient_id = :klientId`,
)

/** @param bis last day of the last Verordnung, or null */
export async function rememberHkpEnde(
  db: Queryable,
  pflegedienstId: string,
  { klientId, bis }: { klientId: string; bis: string | null },
): Promise<void> {
  await exactly(1, db.write(hkpEnde, { pflegedienstId, klientId, bis }))
}
