/** What an intake asks for stands in the row of the Klient, the rest beside it. */
import { type Bereich, bereiche } from '@dreiklang/domain/klient/akte'
import type { HkpFrist, HkpZeit } from '@dreiklang/domain/klient/hkp'
import { sealedIn } from '@dreiklang/domain/klient/klient.document'
import type { Bundesland } from '@dreiklang/domain/shared/feiertage'
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
  // Whoever packs or delivers an order must be warned of an allergy: the seal is read with the order.
  gesundheit: { allergien: ['allergien', 'text'] },
  medikation: {},
  hkp: {},
}

/** The columns of the record: what of a section lies in the clear, and what is sealed as one. */
const beside: Record<Bereich, { open?: string; sealed?: string }> = {
  person: { open: 'person' },
  wohnen: { open: 'wohnen' },
  versicherung: { open: 'versicherung', sealed: 'pflegegrad' },
  aerzte: { open: 'aerzte' },
  kontakte: { sealed: 'kontakte' },
  gesundheit: { sealed: 'gesundheit' },
  medikation: { sealed: 'medikation' },
  hkp: { sealed: 'hkp' },
}

/** The column in which a section keeps what is sealed as one; null: nothing of it is. */
export const columnOfSealed = (bereich: Bereich): string | null => beside[bereich].sealed ?? null

type Fields = Readonly<Record<string, unknown>>

interface Row extends Fields {
  versionen: Partial<Record<Bereich, number>>
  hausarzt: { id: string; name: string } | null
  praxen: { id: string; name: string }[]
  bundesland: Bundesland | null
}

/** A section as it lies. */
interface SavedBereich {
  version: number
  /** In the row and beside it, the seals of single fields as they are. */
  fields: Fields
  /** What is sealed as one; null: nothing was written yet, or nothing of the section is sealed. */
  siegel: string | null
}

export interface SavedAkte {
  bereiche: Record<Bereich, SavedBereich>
  hausarzt: Row['hausarzt']
  praxen: Row['praxen']
  bundesland: Row['bundesland']
}

const klientColumns = Object.values(columns).flatMap((fields) => Object.entries(fields))
const akteColumns = Object.values(beside).flatMap(({ open, sealed }) => [open, sealed].filter((column) => column !== undefined))

const laden = sql(
  'klient.akte',
  `select ${klientColumns.map(([field, [column]]) => `k.${column} as "k.${field}"`).join(', ')},
      case when h.id is not null then jsonb_build_object('id', h.id, 'name', h.name) end as hausarzt,
      coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name)) from organisation o
        where o.id::text in (select f ->> 'praxisId' from jsonb_array_elements(a.aerzte -> 'fachaerzte') f)), '[]') as praxen,
      (select o.inhalt ->> 'bundesland' from organisation_abschnitt o
        where o.organisation_id = k.pflegedienst_id and o.abschnitt = 'OEFFNUNG') as bundesland,
      a.versionen, ${akteColumns.map((column) => `a.${column}`).join(', ')}
    from klient k
    join klient_akte a on a.klient_id = k.id and a.pflegedienst_id = :pflegedienstId
    left join organisation h on h.id = k.hausarzt_id
    where k.pflegedienst_id = :pflegedienstId and k.id = :klientId`,
)

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const asText = (value: unknown): string | null => (typeof value === 'string' ? value : null)

function savedFrom(row: Row, bereich: Bereich): SavedBereich {
  const { open, sealed } = beside[bereich]
  const clear = open === undefined ? {} : row[open]
  return {
    version: row.versionen[bereich] ?? 1,
    fields: {
      ...(isFields(clear) ? clear : {}),
      ...Object.fromEntries(Object.keys(columns[bereich]).map((field) => [field, row[`k.${field}`]])),
    },
    siegel: sealed === undefined ? null : asText(row[sealed]),
  }
}

export async function loadAkte(db: Queryable, pflegedienstId: string, klientId: string): Promise<SavedAkte | null> {
  const [row] = await db.query<Row>(laden, { pflegedienstId, klientId })
  if (row === undefined) return null
  const { hausarzt, praxen, bundesland } = row
  const saved = (bereich: Bereich) => savedFrom(row, bereich)
  return {
    bereiche: {
      person: saved('person'),
      wohnen: saved('wohnen'),
      versicherung: saved('versicherung'),
      aerzte: saved('aerzte'),
      kontakte: saved('kontakte'),
      gesundheit: saved('gesundheit'),
      medikation: saved('medikation'),
      hkp: saved('hkp'),
    },
    hausarzt,
    praxen,
    bundesland,
  }
}

interface Writing {
  klient: Statement
  akte: Statement
}

const writing = (bereich: Bereich): Writing => {
  const row = Object.entries(columns[bereich]).map(([field, [column, typ]]) => `, ${column} = :${field}::${typ}`)
  const { open, sealed } = beside[bereich]
  const set = [open && `, ${open} = :offen::jsonb`, sealed && `, ${sealed} = :siegel`].filter((part) => part !== undefined)
  return {
    klient: sql(
      `klient.akte.klient.${bereich}`,
      `update klient set version = version + 1, updated_at = :am${row.join('')}
        where pflegedienst_id = :pflegedienstId and id = :klientId`,
    ),
    akte: sql(
      `klient.akte.${bereich}`,
      `update klient_akte set versionen = versionen || :versionen::jsonb${set.join('')}
        where pflegedienst_id = :pflegedienstId and klient_id = :klientId`,
    ),
  }
}
const update = new Map(bereiche.map((bereich) => [bereich, writing(bereich)]))

interface Parts {
  /** Field by field in the row of the Klient. */
  row: Fields
  /** Together beside it, in the clear. */
  open: Fields
  /** Together beside it, sealed. */
  sealed: Fields
}

/** Where the fields of a section lie. */
export function partsOf(bereich: Bereich, angaben: Fields): Parts {
  const hidden = sealedIn(bereich)
  const where = (name: string): keyof Parts => {
    if (columns[bereich][name] !== undefined) return 'row'
    return hidden.includes(name) ? 'sealed' : 'open'
  }
  const of = (part: keyof Parts) => Object.fromEntries(Object.entries(angaben).filter(([name]) => where(name) === part))
  return { row: of('row'), open: of('open'), sealed: of('sealed') }
}

interface Sealed {
  /** The parts, with the seals of single fields in the row. */
  row: Fields
  open: Fields
  siegel: string | null
}

/** The record must be locked. @throws ConstraintViolation klient_kvnr */
export async function writeBereich(
  db: Queryable,
  pflegedienstId: string,
  { klientId, bereich, parts, version, am }: { klientId: string; bereich: Bereich; parts: Sealed; version: number; am: string },
): Promise<void> {
  const statements = update.get(bereich)
  if (statements === undefined) throw new Error(`There is no section ${bereich}`)
  const values = Object.entries(columns[bereich]).map(([field, [, typ]]) => {
    const value = parts.row[field]
    return [field, typ === 'jsonb' && value !== null ? JSON.stringify(value) : value]
  })
  const { open, sealed } = beside[bereich]
  await exactly(1, db.write(statements.klient, { pflegedienstId, klientId, am, ...Object.fromEntries(values) }))
  await exactly(
    1,
    db.write(statements.akte, {
      pflegedienstId,
      klientId,
      versionen: JSON.stringify({ [bereich]: version }),
      ...(open === undefined ? {} : { offen: JSON.stringify(parts.open) }),
      ...(sealed === undefined ? {} : { siegel: parts.siegel }),
    }),
  )
}

const hkpZeiten = sql(
  'klient.akte.hkpZeiten',
  `update klient_akte set hkp_zeiten = :zeiten::jsonb where pflegedienst_id = :pflegedienstId and klient_id = :klientId`,
)
const hkpFristenWeg = sql(
  'klient.akte.hkpFristenWeg',
  `delete from hkp_frist f where f.pflegedienst_id = :pflegedienstId and f.klient_id = :klientId
    and not exists (select from jsonb_to_recordset(:fristen::jsonb) n(art text, schluessel text)
      where n.art = f.art and n.schluessel = f.schluessel)`,
)
const hkpFristen = sql(
  'klient.akte.hkpFristen',
  `insert into hkp_frist (pflegedienst_id, klient_id, art, schluessel, faellig)
    select :pflegedienstId, :klientId, n.art, n.schluessel, n.faellig
      from jsonb_to_recordset(:fristen::jsonb) n(art text, schluessel text, faellig date)
    on conflict (klient_id, art, schluessel) do update set faellig = excluded.faellig`,
)

/** For plans, lists and deadlines, which do not open the record. */
export async function rememberHkp(
  db: Queryable,
  pflegedienstId: string,
  { klientId, zeiten, fristen }: { klientId: string; zeiten: readonly HkpZeit[]; fristen: readonly HkpFrist[] },
): Promise<void> {
  const whose = { pflegedienstId, klientId }
  await exactly(1, db.write(hkpZeiten, { ...whose, zeiten: JSON.stringify(zeiten) }))
  await db.write(hkpFristenWeg, { ...whose, fristen: JSON.stringify(fristen) })
  await exactly(fristen.length, db.write(hkpFristen, { ...whose, fristen: JSON.stringify(fristen) }))
}

const pflicht = sql(
  'klient.akte.beratungspflicht',
  `update klient_akte set beratungspflicht = :pflicht where pflegedienst_id = :pflegedienstId and klient_id = :klientId`,
)

/** For deadlines, which do not open the record. */
export async function rememberBeratungspflicht(
  db: Queryable,
  pflegedienstId: string,
  what: { klientId: string; pflicht: boolean },
): Promise<void> {
  await exactly(1, db.write(pflicht, { pflegedienstId, ...what }))
}

const notfallkontakt = sql(
  'klient.akte.notfallkontakt',
  `update klient_akte set hat_notfallkontakt = :da where pflegedienst_id = :pflegedienstId and klient_id = :klientId`,
)

/** Whether there is somebody to call. */
export async function rememberNotfallkontakt(
  db: Queryable,
  pflegedienstId: string,
  what: { klientId: string; da: boolean },
): Promise<void> {
  await exactly(1, db.write(notfallkontakt, { pflegedienstId, ...what }))
}
