/** A card as its pane holds it. */
import type { BoardCard } from '@dreiklang/domain/scrumboard/board.contract'

export type CardDraft = Pick<BoardCard, 'title' | 'description' | 'dueDate' | 'repeat' | 'checklist' | 'colour'> & {
  labels: string[]
  members: string[]
}

const idsOf = (named: readonly { id: string }[]): string[] => named.map(({ id }) => id)

export const draftOf = ({ title, description, dueDate, repeat, checklist, colour, labels, members }: BoardCard): CardDraft => ({
  title,
  description,
  dueDate,
  repeat,
  checklist,
  colour,
  labels: idsOf(labels),
  members: idsOf(members),
})

/** As the server keeps it: without blanks around, without empty items. `fallback`: a card has a name, also while its field is empty. */
export const keptWith =
  (fallback: string) =>
  (draft: CardDraft): CardDraft => ({
    ...draft,
    title: draft.title.trim() || fallback,
    description: draft.description.trim(),
    checklist: draft.checklist.map((item) => ({ ...item, content: item.content.trim() })).filter(({ content }) => content !== ''),
    labels: draft.labels.toSorted(),
    members: draft.members.toSorted(),
  })
