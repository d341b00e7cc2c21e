/** What the clock does with cards that come again: on its day the next one stands on top of the list of the one before. */
import { nextCardOf } from '@dreiklang/domain/scrumboard/recurring'
import { maxCardsOfBoard, placesOfMove } from '@dreiklang/domain/scrumboard/scrumboard'
import type { BoardCard } from '@dreiklang/domain/scrumboard/board.contract'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { one } from '../database/rows.ts'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { sendSignal } from '../shared/signal.ts'
import { holdBoard, loadBoard, markActive } from './board.repository.ts'
import { createBoardStore } from './boardStore.ts'
import { countCards, insertCard, loadPlaces, loadSomeCards, savePlaces } from './card.repository.ts'
import { type DueBoard, loadDueBoards, loadDueCards, markMade } from './recurring.repository.ts'

export function createRecurring(ports: Ports) {
  const store = createBoardStore(ports)

  async function make(
    tx: Queryable,
    { organisationId, boardId }: DueBoard,
    { card, now }: { card: BoardCard; now: string },
  ): Promise<void> {
    const next = nextCardOf(card, berlinDate(now))
    if (next === null) return
    const { members, labels, listId, createdBy } = await one(loadSomeCards(tx, organisationId, [card.id]))
    const id = ports.newId()
    const checklist = card.checklist.map(({ content }) => ({ id: ports.newId(), content, completed: false }))
    const { dueDate, repeat, nextDay } = next
    const daten = await store.sealCard(tx, organisationId, { ...card, id, checklist, dueDate, repeat })
    const places = (await loadPlaces(tx, organisationId, boardId)).filter((place) => place.listId === listId)
    const moved = placesOfMove(places, { id, after: null })
    const position = moved.find((place) => place.id === id)?.position ?? 0
    const row = { organisationId, id, boardId, listId, position, personId: createdBy, colour: card.colour, members, labels, now }
    await markMade(tx, organisationId, card.id)
    // It is there already: nothing else may be made after it.
    if (!(await insertCard(tx, { ...row, archivedAt: null, nextDay, madeAfter: card.id, daten }))) return
    await savePlaces(
      tx,
      organisationId,
      moved.filter((place) => place.id !== id).map((place) => ({ ...place, listId })),
    )
    const entry = { art: 'AENDERN', objektArt: 'BOARD_CARD', organisationId } as const
    await audit(tx, null, [
      { ...entry, aktion: 'scrumboard.createCard', objektId: id, felder: ['repeat'] },
      { ...entry, aktion: 'scrumboard.updateCard', objektId: card.id, felder: ['repeat'] },
    ])
  }

  /** The board is held: of two servers one makes the card, and the other finds that it is made. */
  const makeOn = (due: DueBoard): Promise<void> =>
    ports.database.transaction(systemContext, async (tx) => {
      const { organisationId, boardId } = due
      const now = ports.clock.now().toISOString()
      if (!(await holdBoard(tx, organisationId, boardId))) return
      if ((await loadBoard(tx, organisationId, boardId))?.archivedAt !== null) return
      const room = maxCardsOfBoard - (await countCards(tx, organisationId, boardId))
      // What finds no room on a full board waits until there is some.
      const ids = (await loadDueCards(tx, { ...due, today: berlinDate(now) })).slice(0, Math.max(0, room))
      if (ids.length === 0) return
      for (const card of await store.readCards(tx, organisationId, ids)) await make(tx, due, { card, now })
      await markActive(tx, { organisationId, id: boardId, now })
      await sendSignal(tx, { art: 'scrumboard', an: [organisationId] })
    })

  /** A board that fails does not keep the others waiting. */
  return async (): Promise<void> => {
    const today = berlinDate(ports.clock.now().toISOString())
    const errors: unknown[] = []
    for (const due of await loadDueBoards(onBehalfOf(ports.database, systemContext), today))
      await makeOn(due).catch((error: unknown) => errors.push(error))
    if (errors.length > 0) throw errors[0]
  }
}
