/** The SQL of instructions by word of mouth. Scoped to the caller's organisation, which is $1. */
import type { AnordnungStand } from '@dreiklang/domain/dokumentation/anordnung.policy'
import type { Queryable, Statement } from '../ports.ts'

export interface AnordnungRow {
  id: string
  version: number
  stand: AnordnungStand
  hausbesuchId: string
  klientId: string
  praxisId: string
  pflegedienst: string
  praxis: string
  personId: string
  /** Sealed, as is `grund`. */
  inhalt: string
  grund: string | null
  erstelltAm: string
  entschiedenAm: string | null
  entschiedenVon: string | null
}

const spalten = `a.id, a.version, a.stand, a.hausbesuch_id as "hausbesuchId", a.klient_id as "klientId", a.praxis_id as "praxisId",
  p.name as pflegedienst, o.name as praxis, a.person_id as "personId", a.inhalt, a.grund, a.erstellt_am as "erstelltAm",
  a.entschieden_am as "entschiedenAm", a.entschieden_von as "entschiedenVon"`
const tabellen = `anordnung a join organisation p on p.id = a.organisation_id join organisation o on o.id = a.praxis_id`

const liste: Statement = {
  name: 'dokumentation.anordnungen',
  text: `select ${spalten} from ${tabellen} where $1 in (a.organisation_id, a.praxis_id) and (not $2 or a.stand = 'OFFEN')
    order by a.erstellt_am desc, a.id limit 100`,
}

export async function ladeAnordnungen(db: Queryable, organisationId: string, nurOffene: boolean): Promise<AnordnungRow[]> {
  return db.query<AnordnungRow>(liste, [organisationId, nurOffene])
}

const halten: Statement = {
  name: 'dokumentation.halteAnordnung',
  text: `select ${spalten} from ${tabellen} where a.praxis_id = $1 and a.id = $2 for update of a`,
}

/** Null for one of others, and for one that the practice has decided about. */
export async function halteAnordnung(tx: Queryable, praxisId: string, id: string): Promise<AnordnungRow | null> {
  const [row] = await tx.query<AnordnungRow>(halten, [praxisId, id])
  return row ?? null
}

const eine: Statement = { name: 'dokumentation.anordnung', text: `select a.id from anordnung a where a.praxis_id = $1 and a.id = $2` }

export async function gibtEsAnordnung(db: Queryable, praxisId: string, id: string): Promise<boolean> {
  return (await db.query(eine, [praxisId, id])).length === 1
}

const einfuegen: Statement = {
  name: 'dokumentation.anordnungEinfuegen',
  text: `insert into anordnung (organisation_id, id, hausbesuch_id, praxis_id, klient_id, version, stand, inhalt, person_id, erstellt_am)
    values ($1, $2, $3, $4, $5, 1, 'OFFEN', $6, $7, $8)`,
}

interface NeueAnordnung extends Pick<
  AnordnungRow,
  'id' | 'hausbesuchId' | 'praxisId' | 'klientId' | 'inhalt' | 'personId' | 'erstelltAm'
> {}

export async function fuegeAnordnungEin(tx: Queryable, organisationId: string, neu: NeueAnordnung): Promise<void> {
  await tx.query(einfuegen, [
    organisationId,
    neu.id,
    neu.hausbesuchId,
    neu.praxisId,
    neu.klientId,
    neu.inhalt,
    neu.personId,
    neu.erstelltAm,
  ])
}

const entscheiden: Statement = {
  name: 'dokumentation.entscheiden',
  text: `update anordnung set version = version + 1, stand = $3, grund = $4, entschieden_am = $5, entschieden_von = $6
    where praxis_id = $1 and id = $2 and stand = 'OFFEN'`,
}

interface Entscheidung {
  id: string
  stand: AnordnungStand
  grund: string | null
  am: string
  name: string
}

export async function entscheideAnordnung(tx: Queryable, praxisId: string, { id, stand, grund, am, name }: Entscheidung): Promise<void> {
  await tx.query(entscheiden, [praxisId, id, stand, grund, am, name])
}

const offene: Statement = {
  name: 'dokumentation.offeneAnordnungen',
  text: `select count(*)::int as anzahl from anordnung a where a.praxis_id = $1 and a.stand = 'OFFEN'`,
}

/** Those that wait for a doctor of the practice. */
export async function zaehleOffeneAnordnungen(db: Queryable, praxisId: string): Promise<number> {
  const [row] = await db.query<{ anzahl: number }>(offene, [praxisId])
  return row?.anzahl ?? 0
}
