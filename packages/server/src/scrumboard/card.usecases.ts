/** Cards: made, written, archived, deleted. Where they are is changed by calls of their own (place.usecases.ts). */
import type { BoardCard, CardBody } from '@dreiklang/domain/scrumboard/board.contract'
import { nextDayOf } from '@dreiklang/domain/scrumboard/recurring'
import { emptyCard, lastPosition, maxCardsOfBoard, placesOfNumbers } from '@dreiklang/domain/scrumboard/scrumboard'
import type { scrumboardContract } from '@dreiklang/domain/scrumboard/scrumboard.contract'
import { scrumboardErrors } from '@dreiklang/domain/scrumboard/scrumboard.errors'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { keysOf } from '@dreiklang/domain/shared/keys'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { one } from '../database/rows.ts'
import type { Ports } from '../ports.ts'
import type { CalledBy } from '../shared/route.ts'
import { type Held, createBoardChange, tellField, isSame, namedIn } from './boardChange.ts'
import { createBoardStore, notFound } from './boardStore.ts'
import {
  type CardWriting,
  countCards,
  deleteCard,
  insertCard,
  loadPlaces,
  loadSomeCards,
  savePlaces,
  updateCard,
} from './card.repository.ts'
import { checkTies, tiesIn } from './cardTies.ts'
import { loadLists } from './list.repository.ts'

type Contract = typeof scrumboardContract

const writable = ['title', 'description', 'dueDate', 'repeat', 'checklist', 'colour', 'archived'] as const

export function createCards(ports: Ports) {
  const { ofCards, onBoards } = createBoardChange(ports)
  const store = createBoardStore(ports)

  async function write(held: Held, akteur: Akteur, { id, card, field }: { id: string; card: CardBody; field: string }): Promise<void> {
    const { tx, organisationId, now } = held
    const before = await one(store.readCards(tx, organisationId, [id]))
    if (card.version !== undefined && card.version !== before.version)
      throw scrumboardErrors.refuse('scrumboard.veraltet', { angaben: { aktuell: before } })
    const ties = tiesIn(card)
    const carried = { labels: before.labels.map((label) => label.id), members: before.members.map((member) => member.id) }
    await checkTies(held, { boardId: before.boardId, field: `${field}.`, ties, before: carried })
    const after = { ...before, ...namedIn(card, writable) }
    const row: CardWriting = {
      organisationId,
      id,
      personId: akteur.personId,
      colour: after.colour,
      now,
      ...carried,
      ...ties,
      position: before.archived && !after.archived ? await endOf(held, before) : before.position,
      archivedAt: after.archived ? now : null,
      nextDay: isSame([before.dueDate, before.repeat], [after.dueDate, after.repeat]) ? before.nextDay : nextDayOf(after, berlinDate(now)),
      daten: await store.sealCard(tx, organisationId, after),
    }
    await updateCard(tx, row)
    const felder = [
      ...writable.filter((name) => !isSame(before[name], after[name])),
      ...keysOf(carried).filter((name) => !isSame(carried[name].toSorted(), row[name].toSorted())),
    ]
    await held.trail({ aktion: 'updateCard', art: 'BOARD_CARD', id, felder })
  }

  /** Out of the archive a card comes to the end of its list. */
  async function endOf({ tx, organisationId }: Held, { boardId, listId }: Pick<BoardCard, 'boardId' | 'listId'>): Promise<number> {
    return lastPosition((await loadPlaces(tx, organisationId, boardId)).filter((place) => place.listId === listId))
  }

  async function insert(
    held: Held,
    akteur: Akteur,
    card: CalledBy<Contract['createCard']>['body']['card'] & { id: string },
  ): Promise<void> {
    const { tx, organisationId, now } = held
    const { id, boardId, listId } = card
    if (!(await loadLists(tx, organisationId, boardId)).some((list) => list.id === listId))
      throw scrumboardErrors.refuse('scrumboard.liste_unbekannt', tellField('card.listId'))
    const ties = tiesIn(card)
    await checkTies(held, { boardId, field: 'card.', ties, before: { labels: [], members: [] } })
    const said = namedIn(card, writable)
    const fields = { ...emptyCard, checklist: [], ...said, title: card.title }
    const position = card.position ?? (await endOf(held, card))
    const row = {
      organisationId,
      id,
      personId: akteur.personId,
      position,
      colour: fields.colour,
      labels: [],
      members: [],
      now,
      ...ties,
      archivedAt: fields.archived ? now : null,
      nextDay: nextDayOf(fields, berlinDate(now)),
      madeAfter: null,
      daten: await store.sealCard(tx, organisationId, { ...fields, id }),
    }
    if (!(await insertCard(tx, { ...row, boardId, listId }))) throw notFound()
    const places = (await loadPlaces(tx, organisationId, boardId)).filter((place) => place.listId === listId)
    const moved = placesOfNumbers(places, [{ id, position }]).map((place) => ({ ...place, listId }))
    await savePlaces(tx, organisationId, moved)
    await held.trail({ aktion: 'createCard', art: 'BOARD_CARD', id, felder: keysOf({ ...said, ...ties }) })
  }

  return {
    create({ akteur, body: { card } }: CalledBy<Contract['createCard']>): Promise<BoardCard> {
      const id = card.id ?? ports.newId()
      return onBoards(
        akteur,
        async () => [card.boardId],
        async (held) => {
          const { tx, organisationId } = held
          const [earlier] = await loadSomeCards(tx, organisationId, [id])
          if (earlier === undefined) {
            if ((await countCards(tx, organisationId, card.boardId)) >= maxCardsOfBoard)
              throw scrumboardErrors.refuse('scrumboard.zu_viele_karten')
            await insert(held, akteur, { ...card, id })
          }
          return one(store.readCards(tx, organisationId, [id]))
        },
      )
    },

    update({ akteur, body: { id, card } }: CalledBy<Contract['updateCard']>): Promise<BoardCard> {
      return ofCards(akteur, [id], async (held) => {
        await write(held, akteur, { id, card, field: 'card' })
        return one(store.readCards(held.tx, held.organisationId, [id]))
      })
    },

    updateMany({ akteur, body: { cards } }: CalledBy<Contract['updateCards']>): Promise<BoardCard[]> {
      const ids = cards.map(({ id }) => id)
      return ofCards(akteur, ids, async (held) => {
        for (const [nr, card] of cards.entries()) await write(held, akteur, { id: card.id, card, field: `cards.${nr}` })
        return store.readCards(held.tx, held.organisationId, ids)
      })
    },

    remove({ akteur, query: { id } }: CalledBy<Contract['removeCard']>): Promise<boolean> {
      return ofCards(akteur, [id], async ({ tx, organisationId, trail }) => {
        if (!(await deleteCard(tx, organisationId, id))) throw notFound()
        // What cannot be seen any more has to be found in the trail.
        await trail({ aktion: 'removeCard', art: 'BOARD_CARD', id })
        return true
      })
    },
  }
}
