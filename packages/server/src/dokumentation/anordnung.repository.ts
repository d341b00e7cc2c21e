import type { AnordnungStand } from '@dreiklang/domain/dokumentation/anordnung.policy'
import type { Columns } from '../database/columns.ts'
import { exactly, maybe, one } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

/** `inhalt` and `grund` are sealed. */
export type AnordnungRow = Columns<
  'anordnung',
  | 'id'
  | 'version'
  | 'stand'
  | 'hausbesuch_id'
  | 'klient_id'
  | 'praxis_id'
  | 'person_id'
  | 'inhalt'
  | 'grund'
  | 'erstellt_am'
  | 'entschieden_am'
  | 'entschieden_von',
  { stand: AnordnungStand }
> &
  Columns<'organisation', 'name as pflegedienst' | 'name as praxis'>

const columns = `a.id, a.version, a.stand, a.hausbesuch_id as "hausbesuchId", a.klient_id as "klientId", a.praxis_id as "praxisId",
  p.name as pflegedienst, o.name as praxis, a.person_id as "personId", a.inhalt, a.grund, a.erstellt_am as "erstelltAm",
  a.entschieden_am as "entschiedenAm", a.entschieden_von as "entschiedenVon"`
const tables = `anordnung a join organisation p on p.id = a.organisation_id join organisation o on o.id = a.praxis_id`

const list = sql(
  'dokumentation.anordnungen',
  `select ${columns} from ${tables} where :organisationId in (a.organisation_id, a.praxis_id) and (not :nurOffene or a.stand = 'OFFEN')
    order by a.erstellt_am desc, a.id limit 100`,
)

export async function loadAnordnungen(db: Queryable, organisationId: string, nurOffene: boolean): Promise<AnordnungRow[]> {
  return db.query<AnordnungRow>(list, { organisationId, nurOffene })
}

const halten = sql(
  'dokumentation.halteAnordnung',
  `select ${columns} from ${tables} where a.praxis_id = :praxisId and a.id = :id for update of a`,
)

/** Null for one of others, and for one that the practice has decided about. */
export async function holdAnordnung(tx: Queryable, praxisId: string, id: string): Promise<AnordnungRow | null> {
  return maybe(tx.query<AnordnungRow>(halten, { praxisId, id }))
}

const eine = sql('dokumentation.anordnung', `select a.id from anordnung a where a.praxis_id = :praxisId and a.id = :id`)

export async function anordnungExists(db: Queryable, praxisId: string, id: string): Promise<boolean> {
  return (await db.query(eine, { praxisId, id })).length === 1
}

const insert = sql(
  'dokumentation.anordnungEinfuegen',
  `insert into anordnung (organisation_id, id, hausbesuch_id, praxis_id, klient_id, version, stand, inhalt, person_id, erstellt_am)
    values (:organisationId, :id, :hausbesuchId, :praxisId, :klientId, 1, 'OFFEN', :inhalt, :personId, :erstelltAm)`,
)

interface NewAnordnung extends Pick<AnordnungRow, 'id' | 'hausbesuchId' | 'praxisId' | 'klientId' | 'inhalt' | 'personId' | 'erstelltAm'> {}

export async function insertAnordnung(tx: Queryable, organisationId: string, neu: NewAnordnung): Promise<void> {
  await exactly(1, tx.write(insert, { organisationId, ...neu }))
}

const entscheiden = sql(
  'dokumentation.entscheiden',
  `update anordnung set version = version + 1, stand = :stand, grund = :grund, entschieden_am = :am, entschieden_von = :name
    where praxis_id = :praxisId and id = :id and stand = 'OFFEN'`,
)

interface Entscheidung extends Pick<AnordnungRow, 'id' | 'stand' | 'grund'> {
  am: string
  name: string
}

export async function decideAnordnung(tx: Queryable, praxisId: string, entscheidung: Entscheidung): Promise<void> {
  await exactly(1, tx.write(entscheiden, { praxisId, ...entscheidung }))
}

const offene = sql(
  'dokumentation.offeneAnordnungen',
  `select count(*)::int as anzahl from anordnung a where a.praxis_id = :praxisId and a.stand = 'OFFEN'`,
)

export async function countOpenAnordnungen(db: Queryable, praxisId: string): Promise<number> {
  return (await one(db.query<{ anzahl: number }>(offene, { praxisId }))).anzahl
}
