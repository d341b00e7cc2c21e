/** Saved views: the SQL of the tables ansicht and ansicht_standard. Row-level security shows the own ones and those of the team. */
import type { AnsichtSuche } from '@dreiklang/domain/liste/ansicht.contract'
import type { Queryable, Statement } from '../ports.ts'

export interface AnsichtRow {
  id: string
  liste: string
  name: string
  suche: AnsichtSuche
  gemeinsam: boolean
  version: number
}

const spalten = `a.id, a.liste, a.name, a.suche, a.person_id is null as gemeinsam, a.version`

const alle: Statement = {
  name: 'liste.ansichten',
  text: `select ${spalten}, s.ansicht_id is not null as standard
    from ansicht a left join ansicht_standard s on s.ansicht_id = a.id and s.person_id = $2
    where a.liste = $1 order by lower(a.name), a.id`,
}

export async function ladeAnsichten(db: Queryable, { liste, personId }: { liste: string; personId: string }) {
  return db.query<AnsichtRow & { standard: boolean }>(alle, [liste, personId])
}

const eine: Statement = { name: 'liste.ansicht', text: `select ${spalten} from ansicht a where a.liste = $1 and a.id = $2 for update` }

/** Held until the commit; null when the list has no such view for the reader. */
export async function halteAnsicht(tx: Queryable, { liste, ansichtId }: { liste: string; ansichtId: string }): Promise<AnsichtRow | null> {
  const [row] = await tx.query<AnsichtRow>(eine, [liste, ansichtId])
  return row ?? null
}

const sperren: Statement = { name: 'liste.sperreAnsichten', text: `select pg_advisory_xact_lock(hashtextextended($1, 19)) as locked` }
const zaehlen: Statement = {
  name: 'liste.zaehleAnsichten',
  text: `select count(*)::int as anzahl from ansicht where liste = $1 and person_id is not distinct from $2`,
}

/** Counts the views of this owner and blocks additions until the commit. `personId` null: the team. */
export async function zaehleAnsichten(
  tx: Queryable,
  { liste, personId, organisationId }: { liste: string; personId: string | null; organisationId: string | null },
): Promise<number> {
  await tx.query(sperren, [`ansicht ${personId ?? organisationId ?? ''} ${liste}`])
  const [row] = await tx.query<{ anzahl: number }>(zaehlen, [liste, personId])
  return row?.anzahl ?? 0
}

const anlegen: Statement = {
  name: 'liste.legeAnsichtAn',
  text: `insert into ansicht as a (id, organisation_id, person_id, liste, name, suche, created_at)
    values ($1, $2, $3, $4, $5, $6::jsonb, $7) returning ${spalten}`,
}

export interface NeueAnsicht {
  id: string
  organisationId: string | null
  personId: string | null
  liste: string
  name: string
  suche: AnsichtSuche
  am: string
}

/** @throws ConstraintViolation ansicht_name when the owner has one of this name */
export async function legeAnsichtAn(
  tx: Queryable,
  { id, organisationId, personId, liste, name, suche, am }: NeueAnsicht,
): Promise<AnsichtRow> {
  const [row] = await tx.query<AnsichtRow>(anlegen, [id, organisationId, personId, liste, name, JSON.stringify(suche), am])
  if (row === undefined) throw new Error('An insert answers its row')
  return row
}

const aendern: Statement = {
  name: 'liste.aendereAnsicht',
  text: `update ansicht a set name = $2, suche = $3::jsonb, version = a.version + 1 where a.id = $1 returning ${spalten}`,
}

/** @throws ConstraintViolation ansicht_name */
export async function aendereAnsicht(
  tx: Queryable,
  { id, name, suche }: { id: string; name: string; suche: AnsichtSuche },
): Promise<AnsichtRow> {
  const [row] = await tx.query<AnsichtRow>(aendern, [id, name, JSON.stringify(suche)])
  if (row === undefined) throw new Error('The row was held')
  return row
}

const loeschen: Statement = { name: 'liste.loescheAnsicht', text: `delete from ansicht where id = $1` }

export async function loescheAnsicht(tx: Queryable, id: string): Promise<void> {
  await tx.query(loeschen, [id])
}

const ohneStandard: Statement = { name: 'liste.ohneStandard', text: `delete from ansicht_standard where person_id = $1 and liste = $2` }
const standard: Statement = {
  name: 'liste.standard',
  text: `insert into ansicht_standard (person_id, liste, ansicht_id) values ($1, $2, $3)
    on conflict (person_id, liste) do update set ansicht_id = excluded.ansicht_id`,
}

export async function setzeStandard(
  tx: Queryable,
  { personId, liste, ansichtId }: { personId: string; liste: string; ansichtId: string | null },
): Promise<void> {
  if (ansichtId === null) await tx.query(ohneStandard, [personId, liste])
  else await tx.query(standard, [personId, liste, ansichtId])
}
