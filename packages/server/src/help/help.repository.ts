/** Votes of one organisation, and who leads it. */
import { exactly, maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Columns } from '../database/columns.ts'
import type { Queryable } from '../ports.ts'

type Votes = Columns<'help_vote', 'helpful' | 'not_helpful as notHelpful'>

const selectVotes = sql(
  'help.selectVotes',
  `select helpful, not_helpful as "notHelpful" from help_vote where organisation_id = :organisationId and guide = :guide`,
)

export async function loadVotes(db: Queryable, organisationId: string, guide: string): Promise<Votes> {
  return (await maybe(db.query<Votes>(selectVotes, { organisationId, guide }))) ?? { helpful: 0, notHelpful: 0 }
}

const insertVote = sql(
  'help.insertVote',
  `insert into help_vote (organisation_id, guide, helpful, not_helpful) values (:organisationId, :guide, :helpful, :notHelpful)
    on conflict (organisation_id, guide) do update
      set helpful = help_vote.helpful + excluded.helpful, not_helpful = help_vote.not_helpful + excluded.not_helpful`,
)

/** One more of the two. */
export async function saveVote(db: Queryable, vote: { organisationId: string; guide: string } & Votes): Promise<void> {
  await exactly(1, db.write(insertVote, vote))
}

const selectHeads = sql(
  'help.selectHeads',
  `select id, name from person where organisation_id = :organisationId and id <> :personId and aktiv and rolle like '%\\_ADMIN'
    order by falte(name) collate "C", id`,
)

export function loadHeads(
  db: Queryable,
  { organisationId, personId }: { organisationId: string; personId: string },
): Promise<{ id: string; name: string }[]> {
  return db.query(selectHeads, { organisationId, personId })
}
