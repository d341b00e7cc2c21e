/** What stands on a template, put on a board that was made a moment ago in the same transaction. */
import { nextDayOf } from '@dreiklang/domain/scrumboard/recurring'
import type { TemplateContent } from '@dreiklang/domain/scrumboard/scrumboard.document'
import { positionStep } from '@dreiklang/domain/scrumboard/scrumboard'
import { dueDay } from '@dreiklang/domain/shared/due'
import { berlinDate } from '@dreiklang/domain/shared/time'
import type { Ports } from '../ports.ts'
import type { Held } from './boardChange.ts'
import { createBoardStore } from './boardStore.ts'
import { insertCard } from './card.repository.ts'
import { insertLabel, insertList } from './list.repository.ts'

interface Filling {
  boardId: string
  personId: string
  template: TemplateContent
}
type TemplateCard = TemplateContent['lists'][number]['cards'][number]

/** A day that is over was another board's. */
export const dueFrom = (dueDate: string | null, today: string): string | null =>
  dueDate !== null && dueDay(dueDate) >= today ? dueDate : null

export function createBoardFilling(ports: Ports) {
  const store = createBoardStore(ports)

  async function fillCard(
    { tx, organisationId, now }: Held,
    card: TemplateCard,
    { labelIds, ...where }: { boardId: string; listId: string; personId: string; position: number; labelIds: readonly string[] },
  ): Promise<void> {
    const id = ports.newId()
    const dueDate = dueFrom(card.dueDate, berlinDate(now))
    const checklist = card.checklist.map(({ content }) => ({ id: ports.newId(), content, completed: false }))
    const labels = card.labels.flatMap((nr) => labelIds[nr] ?? [])
    const { title, description, colour, repeat } = card
    const daten = await store.sealCard(tx, organisationId, { id, title, description, dueDate, repeat, checklist })
    const nextDay = nextDayOf({ dueDate, repeat }, berlinDate(now))
    await insertCard(tx, {
      ...where,
      organisationId,
      id,
      colour,
      members: [],
      labels,
      archivedAt: null,
      nextDay,
      madeAfter: null,
      daten,
      now,
    })
  }

  return async (held: Held, { boardId, personId, template }: Filling): Promise<void> => {
    const { tx, organisationId } = held
    const labelIds: string[] = []
    for (const { title } of template.labels) {
      const id = ports.newId()
      await insertLabel(tx, organisationId, { id, boardId, daten: await store.sealLabel(tx, organisationId, { id, title }) })
      labelIds.push(id)
    }
    for (const [nr, { title, limit, cards }] of template.lists.entries()) {
      const listId = ports.newId()
      const list = { id: listId, boardId, position: (nr + 1) * positionStep, limit }
      await insertList(tx, organisationId, { ...list, daten: await store.sealList(tx, organisationId, { id: listId, title }) })
      for (const [place, card] of cards.entries())
        await fillCard(held, card, { boardId, listId, personId, position: (place + 1) * positionStep, labelIds })
    }
  }
}
