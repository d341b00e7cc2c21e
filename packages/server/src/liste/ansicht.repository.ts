/** Row-level security shows the own views and those of the team. */
import type { AnsichtSuche } from '@dreiklang/domain/liste/ansicht.contract'
import type { Columns } from '../database/columns.ts'
import { exactly, maybe, one } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

export interface AnsichtRow extends Columns<'ansicht', 'id' | 'liste' | 'name' | 'suche' | 'version', { suche: AnsichtSuche }> {
  gemeinsam: boolean
}

const columns = `a.id, a.liste, a.name, a.suche, a.person_id is null as gemeinsam, a.version`

const all = sql(
  'liste.ansichten',
  `select ${columns}, s.ansicht_id is not null as standard
    from ansicht a left join ansicht_standard s on s.ansicht_id = a.id and s.person_id = :personId
    where a.liste = :liste order by lower(a.name), a.id`,
)

export async function loadAnsichten(db: Queryable, { liste, personId }: { liste: string; personId: string }) {
  return db.query<AnsichtRow & { standard: boolean }>(all, { liste, personId })
}

const eine = sql('liste.ansicht', `select ${columns} from ansicht a where a.liste = :liste and a.id = :ansichtId for update`)

/** Held until the commit; null when the list has no such view for the reader. */
export async function holdAnsicht(tx: Queryable, { liste, ansichtId }: { liste: string; ansichtId: string }): Promise<AnsichtRow | null> {
  return maybe(tx.query<AnsichtRow>(eine, { liste, ansichtId }))
}

const sperren = sql('liste.sperreAnsichten', `select pg_advisory_xact_lock(hashtextextended(:worte, 19)) as locked`)
const zaehlen = sql(
  'liste.zaehleAnsichten',
  `select count(*)::int as anzahl from ansicht where liste = :liste and person_id is not distinct from :personId`,
)

/** Counts the views of this owner and blocks additions until the commit. `personId` null: the team. */
export async function countAnsichten(
  tx: Queryable,
  { liste, personId, organisationId }: { liste: string; personId: string | null; organisationId: string | null },
): Promise<number> {
  await tx.query(sperren, { worte: `ansicht ${personId ?? organisationId ?? ''} ${liste}` })
  return (await one(tx.query<{ anzahl: number }>(zaehlen, { liste, personId }))).anzahl
}

const anlegen = sql(
  'liste.legeAnsichtAn',
  `insert into ansicht as a (id, organisation_id, person_id, liste, name, suche, created_at)
    values (:id, :organisationId, :personId, :liste, :name, :suche::jsonb, :am) returning ${columns}`,
)

export interface NewAnsicht {
  id: string
  organisationId: string | null
  personId: string | null
  liste: string
  name: string
  suche: AnsichtSuche
  am: string
}

/** @throws ConstraintViolation ansicht_name when the owner has one of this name */
export async function createAnsicht(
  tx: Queryable,
  { id, organisationId, personId, liste, name, suche, am }: NewAnsicht,
): Promise<AnsichtRow> {
  const [row] = await tx.query<AnsichtRow>(anlegen, { id, organisationId, personId, liste, name, suche: JSON.stringify(suche), am })
  if (row === undefined) throw new Error('An insert answers its row')
  return row
}

const update = sql(
  'liste.aendereAnsicht',
  `update ansicht a set name = :name, suche = :suche::jsonb, version = a.version + 1 where a.id = :id returning ${columns}`,
)

/** @throws ConstraintViolation ansicht_name */
export async function changeAnsicht(
  tx: Queryable,
  { id, name, suche }: { id: string; name: string; suche: AnsichtSuche },
): Promise<AnsichtRow> {
  const [row] = await tx.query<AnsichtRow>(update, { id, name, suche: JSON.stringify(suche) })
  if (row === undefined) throw new Error('The row was held')
  return row
}

const loeschen = sql('liste.loescheAnsicht', `delete from ansicht where id = :id`)

/** The row must be held. */
export async function deleteAnsicht(tx: Queryable, id: string): Promise<void> {
  await exactly(1, tx.write(loeschen, { id }))
}

const withoutStandard = sql('liste.ohneStandard', `delete from ansicht_standard where person_id = :personId and liste = :liste`)
const standard = sql(
  'liste.standard',
  `insert into ansicht_standard (person_id, liste, ansicht_id) values (:personId, :liste, :ansichtId)
    on conflict (person_id, liste) do update set ansicht_id = excluded.ansicht_id`,
)

export async function setStandard(
  tx: Queryable,
  { personId, liste, ansichtId }: { personId: string; liste: string; ansichtId: string | null },
): Promise<void> {
  if (ansichtId === null) await tx.write(withoutStandard, { personId, liste })
  else await exactly(1, tx.write(standard, { personId, liste, ansichtId }))
}
