/** Where cards are. The board is held, so the place is found among the cards as they are now and not as they were on the screen. */
import type { BoardCard, LaneChange } from '@dreiklang/domain/scrumboard/board.contract'
import { placesOfMove, placesOfNumbers, tiesAfter } from '@dreiklang/domain/scrumboard/scrumboard'
import type { scrumboardContract } from '@dreiklang/domain/scrumboard/scrumboard.contract'
import { scrumboardErrors } from '@dreiklang/domain/scrumboard/scrumboard.errors'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { one } from '../database/rows.ts'
import type { Ports } from '../ports.ts'
import type { CalledBy } from '../shared/route.ts'
import { type Held, createBoardChange, tellField } from './boardChange.ts'
import { checkTies } from './cardTies.ts'
import { createBoardStore, notFound } from './boardStore.ts'
import { type CardPlace, type CardRow, loadPlaces, loadSomeCards, savePlaces, saveTies } from './card.repository.ts'
import { loadLists } from './list.repository.ts'

type Contract = typeof scrumboardContract

export function createPlaces(ports: Ports) {
  const { ofCards } = createBoardChange(ports)
  const store = createBoardStore(ports)

  /** @throws scrumboard.liste_unbekannt for a list that is on another board, or that a colleague has just deleted */
  async function checkLists({ tx, organisationId }: Held, { boardId, wanted }: { boardId: string; wanted: ReadonlyMap<string, string> }) {
    const known = new Set((await loadLists(tx, organisationId, boardId)).map(({ id }) => id))
    for (const [listId, field] of wanted)
      if (!known.has(listId)) throw scrumboardErrors.refuse('scrumboard.liste_unbekannt', tellField(field))
  }

  async function place(held: Held, { boardId, told }: { boardId: string; told: readonly CardPlace[] }): Promise<void> {
    const { tx, organisationId } = held
    const stored = await loadPlaces(tx, organisationId, boardId)
    const known = new Map(stored.map((card) => [card.id, card]))
    const numbers = new Map(told.map((card) => [card.id, card]))
    const wanted = stored.map((card) => numbers.get(card.id) ?? card)
    const after = [...new Set(told.map(({ listId }) => listId))].flatMap((listId) => {
      const inList = wanted.filter((card) => card.listId === listId)
      const tidied = new Map(placesOfNumbers(inList, told).map(({ id, position }) => [id, position]))
      return inList.map((card) => ({ ...card, position: tidied.get(card.id) ?? card.position }))
    })
    const isElsewhere = ({ id, listId, position }: CardPlace) => known.get(id)?.listId !== listId || known.get(id)?.position !== position
    await savePlaces(tx, organisationId, after.filter(isElsewhere))
  }

  /** From one person or label to another, as one step with the place. */
  async function tieTo(held: Held, { akteur, card, lane }: { akteur: Akteur; card: CardRow; lane: LaneChange }): Promise<void> {
    const { tx, organisationId, now } = held
    const { id, boardId, members, labels } = card
    const ties = { [lane.by]: tiesAfter(card[lane.by], lane) }
    await checkTies(held, { boardId, field: '', ties, before: { members, labels } })
    await saveTies(tx, { organisationId, id, personId: akteur.personId, members, labels, ...ties, now })
  }

  return {
    /** Numbers, as the specification has them. */
    place({ akteur, body: { cards } }: CalledBy<Contract['placeCards']>): Promise<BoardCard[]> {
      const ids = cards.map(({ id }) => id)
      return ofCards(akteur, ids, async (held) => {
        const { tx, organisationId, trail } = held
        const stored = new Map((await loadSomeCards(tx, organisationId, ids)).map((card) => [card.id, card]))
        for (const boardId of new Set([...stored.values()].map((card) => card.boardId))) {
          const ofBoard = cards.flatMap((card, nr) => {
            const before = stored.get(card.id)
            if (before === undefined || before.boardId !== boardId) return []
            return [{ id: card.id, position: card.position, listId: card.listId ?? before.listId, field: `cards.${nr}.listId` }]
          })
          await checkLists(held, { boardId, wanted: new Map(ofBoard.map(({ listId, field }) => [listId, field])) })
          await place(held, { boardId, told: ofBoard.map(({ id, listId, position }) => ({ id, listId, position })) })
        }
        for (const id of ids) await trail({ aktion: 'placeCards', art: 'BOARD_CARD', id, felder: ['listId', 'position'] })
        return store.readCards(tx, organisationId, ids)
      })
    },

    /** Next to other cards; the number is found here. */
    move({ akteur, body: { id, listId, after, before, lane } }: CalledBy<Contract['moveCard']>): Promise<BoardCard> {
      return ofCards(akteur, [id], async (held) => {
        const { tx, organisationId, trail } = held
        const [card] = await loadSomeCards(tx, organisationId, [id])
        if (card === undefined) throw notFound()
        await checkLists(held, { boardId: card.boardId, wanted: new Map([[listId, 'listId']]) })
        const others = (await loadPlaces(tx, organisationId, card.boardId)).filter((other) => other.listId === listId && other.id !== id)
        const places = placesOfMove(others, { id, after, before }).map((other) => ({ ...other, listId }))
        await savePlaces(tx, organisationId, places)
        const felder = card.listId === listId ? ['position'] : ['listId', 'position']
        if (lane !== null) await tieTo(held, { akteur, card, lane })
        await trail({ aktion: 'moveCard', art: 'BOARD_CARD', id, felder: lane === null ? felder : [...felder, lane.by] })
        return one(store.readCards(tx, organisationId, [id]))
      })
    },
  }
}
