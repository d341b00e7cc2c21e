/** Reading boards; who sees them is row-level security's (0073). And what the clock does with them. */
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Board, BoardCard, BoardComment, BoardLabel, BoardMember, WholeBoard } from '@dreiklang/domain/scrumboard/board.contract'
import { archiveDays } from '@dreiklang/domain/scrumboard/scrumboard'
import type { scrumboardContract } from '@dreiklang/domain/scrumboard/scrumboard.contract'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { Ports, Queryable } from '../ports.ts'
import { contextOf, systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { CalledBy } from '../shared/route.ts'
import { deleteOld, loadBoard, loadBoards, loadBoardsOfPerson, loadPeople } from './board.repository.ts'
import { loadTemplatesOfPerson } from './template.repository.ts'
import { type OpenTemplate, createBoardStore, notFound } from './boardStore.ts'
import { loadArchive, loadCardsOfPerson, loadCommentsOfPerson } from './card.repository.ts'

type Contract = typeof scrumboardContract

interface OwnBoards {
  boards: Board[]
  cards: BoardCard[]
  comments: BoardComment[]
  templates: OpenTemplate[]
}

export function createBoardReading(ports: Ports) {
  const store = createBoardStore(ports)
  const whose = (akteur: Akteur) => ({ db: onBehalfOf(ports.database, contextOf(akteur)), organisationId: ownOrganisation(akteur) })
  async function demandSeen({ db, organisationId }: ReturnType<typeof whose>, boardId: string): Promise<void> {
    if ((await loadBoard(db, organisationId, boardId)) === null) throw notFound()
  }

  return {
    async boards({ akteur }: { akteur: Akteur }): Promise<Board[]> {
      const { db, organisationId } = whose(akteur)
      return store.openBoards(db, organisationId, await loadBoards(db, organisationId))
    },

    async board({ akteur, query }: CalledBy<Contract['board']>): Promise<WholeBoard> {
      const { db, organisationId } = whose(akteur)
      const board = await store.readWhole(db, organisationId, query.id)
      if (board === null) throw notFound()
      return board
    },

    async labels({ akteur, query }: CalledBy<Contract['labels']>): Promise<BoardLabel[]> {
      const reader = whose(akteur)
      await demandSeen(reader, query.boardId)
      return store.labelsOf(reader.db, reader.organisationId, query.boardId)
    },

    async archive({ akteur, query }: CalledBy<Contract['archive']>): Promise<BoardCard[]> {
      const reader = whose(akteur)
      await demandSeen(reader, query.boardId)
      return store.openCards(reader.db, reader.organisationId, await loadArchive(reader.db, reader.organisationId, query.boardId))
    },

    people({ akteur }: { akteur: Akteur }): Promise<BoardMember[]> {
      const { db, organisationId } = whose(akteur)
      return loadPeople(db, organisationId, [])
    },

    /** What a person has made, written or has to do, for the person's own copy. */
    async ofPerson(db: Queryable, { organisationId, personId }: Akteur): Promise<OwnBoards> {
      if (organisationId === null) return { boards: [], cards: [], comments: [], templates: [] }
      const by = { organisationId, personId }
      return {
        boards: await store.openBoards(db, organisationId, await loadBoardsOfPerson(db, by)),
        cards: await store.openCards(db, organisationId, await loadCardsOfPerson(db, by)),
        comments: await store.openComments(db, organisationId, await loadCommentsOfPerson(db, by)),
        templates: await store.openTemplates(db, organisationId, await loadTemplatesOfPerson(db, by)),
      }
    },
  }
}

/** What was archived a year ago is gone for good. */
export async function forgetArchived({ database, clock }: Pick<Ports, 'database' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - archiveDays * 86_400_000).toISOString()
  await deleteOld(onBehalfOf(database, systemContext), before)
}
