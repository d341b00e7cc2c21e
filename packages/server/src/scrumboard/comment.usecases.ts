/** What people say about a card. */
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { BoardComment } from '@dreiklang/domain/scrumboard/board.contract'
import { maxCommentsOfCard } from '@dreiklang/domain/scrumboard/scrumboard'
import type { scrumboardContract } from '@dreiklang/domain/scrumboard/scrumboard.contract'
import { scrumboardErrors } from '@dreiklang/domain/scrumboard/scrumboard.errors'
import { one } from '../database/rows.ts'
import type { Ports } from '../ports.ts'
import { contextOf } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { CalledBy } from '../shared/route.ts'
import { createBoardChange } from './boardChange.ts'
import { createBoardStore, notFound } from './boardStore.ts'
import { deleteComment, insertComment, loadComment, loadComments, loadSomeCards } from './card.repository.ts'

type Contract = typeof scrumboardContract

export function createComments(ports: Ports) {
  const { ofCards, onBoards } = createBoardChange(ports)
  const store = createBoardStore(ports)

  return {
    async list({ akteur, query: { id } }: CalledBy<Contract['comments']>): Promise<BoardComment[]> {
      const organisationId = ownOrganisation(akteur)
      const db = onBehalfOf(ports.database, contextOf(akteur))
      if ((await loadSomeCards(db, organisationId, [id])).length === 0) throw notFound()
      return store.openComments(db, organisationId, await loadComments(db, organisationId, id))
    },

    create({ akteur, body: { cardId, text, ...body } }: CalledBy<Contract['createComment']>): Promise<BoardComment> {
      const id = body.id ?? ports.newId()
      const { personId } = akteur
      return ofCards(akteur, [cardId], async ({ tx, organisationId, now, trail }) => {
        const { boardId } = await one(loadSomeCards(tx, organisationId, [cardId]))
        const all = await loadComments(tx, organisationId, cardId)
        if (!all.some((other) => other.id === id)) {
          if (all.length >= maxCommentsOfCard) throw scrumboardErrors.refuse('scrumboard.zu_viele_kommentare')
          const daten = await store.sealComment(tx, organisationId, { id, text })
          if (!(await insertComment(tx, { organisationId, id, boardId, cardId, personId, daten, now }))) throw notFound()
          await trail({ aktion: 'createComment', art: 'BOARD_CARD', id: cardId, felder: ['comments'] })
        }
        const written = await loadComment(tx, organisationId, id)
        if (written === null) throw notFound()
        return one(store.openComments(tx, organisationId, [written]))
      })
    },

    remove({ akteur, query: { id } }: CalledBy<Contract['removeComment']>): Promise<boolean> {
      let cardId = ''
      return onBoards(
        akteur,
        async (tx, organisationId) => {
          const comment = await loadComment(tx, organisationId, id)
          if (comment === null) return []
          if (comment.createdBy !== akteur.personId) throw scrumboardErrors.refuse('scrumboard.nur_eigene')
          cardId = comment.cardId
          return [comment.boardId]
        },
        async ({ tx, organisationId, trail }) => {
          if (!(await deleteComment(tx, organisationId, id))) throw notFound()
          await trail({ aktion: 'removeComment', art: 'BOARD_CARD', id: cardId, felder: ['comments'] })
          return true
        },
      )
    },
  }
}
