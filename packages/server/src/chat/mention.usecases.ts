/** Who is named in a line of a group is told of it, also where the group is muted. In the name of the system: nobody writes messages of others. */
import { sql } from '../database/sql.ts'
import type { Ports, Queryable } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import type { Tell } from '../shared/reminders.ts'

export type TellChat = Tell<'CHAT_ERWAEHNT' | 'CHAT_ERINNERUNG' | 'CHAT_ERINNERUNG_ZURUECKGEZOGEN' | 'CHAT_ERINNERUNG_OHNE'>

interface Untold {
  id: string
  nr: number
  /** Who has written it. */
  wer: string
  personIds: string[]
}

const updateUntold = sql(
  'chat.updateUntold',
  `update chat_nachricht n set zu_sagen = '{}' from (
      select chat_id, nr, zu_sagen from chat_nachricht where zu_sagen <> '{}' order by created_at limit 200 for update skip locked
    ) untold
    where n.chat_id = untold.chat_id and n.nr = untold.nr
    returning n.chat_id as id, n.nr, n.person_name as wer, array(select unnest(untold.zu_sagen) intersect select unnest(n.sichtbar_fuer))
      as "personIds"`,
)

const takeUntold = (tx: Queryable): Promise<Untold[]> => tx.query<Untold>(updateUntold, {})

/** Marked and told in one transaction: of two servers one tells, and what was not told is told at the next turn of the clock. */
export const createTellMentions =
  (ports: Ports, { tell }: { tell: TellChat }) =>
  (): Promise<void> =>
    ports.database.transaction(systemContext, async (tx) => {
      const am = ports.clock.now().toISOString()
      for (const { id, nr, wer, personIds } of await takeUntold(tx))
        for (const personId of personIds) await tell(tx, { personId, anlass: 'CHAT_ERWAEHNT', werte: { id, nr: String(nr), wer }, am })
    })

/** Behind a message. What was written stays written when telling fails: then the clock tells. */
export const createTelling =
  (ports: Ports, tellMentions: () => Promise<void>) =>
  async (value: string): Promise<void> => {
    if (!value.includes('@')) return
    try {
      await tellMentions()
    } catch (error) {
      ports.log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'mentions in chats wait for the clock')
    }
  }
