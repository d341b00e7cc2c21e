/** Which labels and people a card may carry: labels of its board, and people who see it. For the use cases that write cards. */
import type { CardBody } from '@dreiklang/domain/scrumboard/board.contract'
import { scrumboardErrors } from '@dreiklang/domain/scrumboard/scrumboard.errors'
import { loadBoard, loadPeople } from './board.repository.ts'
import { type Held, tellField, idsIn } from './boardChange.ts'
import { loadLabels } from './list.repository.ts'

/** Ids of labels and people that are named; sorted, because they are a set. */
export function tiesIn({ labels, members }: CardBody) {
  return {
    ...(labels !== undefined && { labels: idsIn(labels).toSorted() }),
    ...(members !== undefined && { members: idsIn(members).toSorted() }),
  }
}
type Ties = Partial<Record<'labels' | 'members', string[]>>

/** What it carries already may stay, also when the person has left the house. */
export async function checkTies(
  { tx, organisationId }: Held,
  { boardId, field, ties, before }: { boardId: string; field: string; ties: Ties; before: Required<Ties> },
): Promise<void> {
  const strangers = (named: readonly string[] | undefined, kept: readonly string[]) => (named ?? []).filter((id) => !kept.includes(id))
  const labels = strangers(ties.labels, before.labels)
  if (labels.length > 0) {
    const known = new Set((await loadLabels(tx, organisationId, [boardId])).map(({ id }) => id))
    if (labels.some((id) => !known.has(id))) throw scrumboardErrors.refuse('scrumboard.label_unbekannt', tellField(`${field}labels`))
  }
  const people = strangers(ties.members, before.members)
  if (people.length === 0) return
  const board = await loadBoard(tx, organisationId, boardId)
  const working = (await loadPeople(tx, organisationId, [])).map(({ id }) => id)
  const seeing = new Set(board?.visibility === 'house' ? working : working.filter((id) => board?.members.includes(id)))
  if (people.some((id) => !seeing.has(id))) throw scrumboardErrors.refuse('scrumboard.person_unbekannt', tellField(`${field}members`))
}
