import type { BoardBody, BoardCard, CardBody, ChosenTemplate, ListBody, WholeBoard } from '@dreiklang/domain/scrumboard/board.contract'
import { scrumboardContract as c } from '@dreiklang/domain/scrumboard/scrumboard.contract'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../shared/apiClient.ts'
import { readQuery } from '../shared/readQuery.ts'
import { useSignal } from '../shared/signal.ts'
import { type CardMove, type ListMove, withMovedCard, withMovedList } from './components/arrange.ts'

const room = ['scrumboard'] as const

export const boardsQuery = readQuery([...room, 'boards'], c.boards)
export const peopleQuery = readQuery([...room, 'people'], c.people)
export const templatesQuery = readQuery([...room, 'templates'], c.templates)
export const boardQuery = (id: string) =>
  queryOptions({ queryKey: [...room, 'board', id], queryFn: ({ signal }) => call(c.board, { query: { id }, signal }) })
export const archiveQuery = (boardId: string) =>
  queryOptions({ queryKey: [...room, 'archive', boardId], queryFn: ({ signal }) => call(c.archive, { query: { boardId }, signal }) })
export const commentsQuery = (id: string) =>
  queryOptions({ queryKey: [...room, 'comments', id], queryFn: ({ signal }) => call(c.comments, { query: { id }, signal }) })

const moves = ['scrumboard', 'moves'] as const
/** While a move of one's own is on its way the screen is ahead of the server: it is read again after the last one. */
const readAgain = (queryClient: QueryClient): Promise<void> | undefined =>
  queryClient.isMutating({ mutationKey: moves }) > 0 ? undefined : queryClient.invalidateQueries({ queryKey: room })

/** The page follows what colleagues change. */
export function useLiveBoards(): void {
  const queryClient = useQueryClient()
  useSignal('scrumboard', () => void readAgain(queryClient))
}

function useBoardChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient()
  // Also after a refusal: the page then shows what stands in the way.
  return useMutation({ mutationFn: change, onSettled: () => readAgain(queryClient) })
}

/** The screen makes the ids: sent twice it is one. */
export const useCreateBoard = () =>
  useBoardChange((body: { board: BoardBody & { id: string; title: string }; lists: string[]; template: ChosenTemplate | null }) =>
    call(c.createBoard, { body }),
  )
export const useUpdateBoard = () => useBoardChange((body: { id: string; board: BoardBody }) => call(c.updateBoard, { body }))
export const useRemoveBoard = () => useBoardChange((id: string) => call(c.removeBoard, { query: { id } }))

export const useCreateList = () =>
  useBoardChange((list: { id: string; boardId: string; title: string }) => call(c.createList, { body: { list } }))
export const useUpdateList = () => useBoardChange((list: ListBody) => call(c.updateList, { body: { list } }))
export const useRemoveList = () => useBoardChange((id: string) => call(c.removeList, { query: { id } }))

export const useCreateCard = () =>
  useBoardChange((card: { id: string; boardId: string; listId: string; title: string }) => call(c.createCard, { body: { card } }))
export const useRemoveCard = () => useBoardChange((id: string) => call(c.removeCard, { query: { id } }))

/** What was saved stands on the board at once; a board that is loaded meanwhile does not put the old back. */
export function useUpdateCard() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...card }: CardBody & { id: string }): Promise<BoardCard> => call(c.updateCard, { body: { id, card } }),
    onSuccess: (card) =>
      queryClient.setQueryData(boardQuery(card.boardId).queryKey, (before) =>
        before === undefined
          ? before
          : { ...before, cards: before.cards.map((one) => (one.id === card.id ? card : one)).filter((one) => !one.archived) },
      ),
    onSettled: () => void readAgain(queryClient),
  })
}

/** Shown immediately, and sent one after the other: the second move is of the sequence that the first has made. */
function useMove<Move>(
  boardId: string,
  { send, show }: { send: (move: Move) => Promise<unknown>; show: (board: WholeBoard, move: Move) => WholeBoard },
) {
  const queryClient = useQueryClient()
  const { queryKey } = boardQuery(boardId)
  return useMutation({
    mutationKey: moves,
    mutationFn: send,
    scope: { id: 'scrumboard.move' },
    onMutate: async (move: Move) => {
      // First: a reading that is given up puts back what stood there before it.
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, (before) => (before === undefined ? before : show(before, move)))
    },
    onSettled: () => {
      // Itself still counts as on its way.
      if (queryClient.isMutating({ mutationKey: moves }) <= 1) void queryClient.invalidateQueries({ queryKey: room })
    },
  })
}

export const useMoveCard = (boardId: string) =>
  useMove<CardMove>(boardId, { send: (body) => call(c.moveCard, { body }), show: withMovedCard })
export const useMoveList = (boardId: string) =>
  useMove<ListMove>(boardId, { send: (body) => call(c.moveList, { body }), show: withMovedList })

export const useCreateLabel = (boardId: string) =>
  useBoardChange((label: { id: string; title: string }) => call(c.createLabel, { body: { label: { ...label, boardId } } }))
export const useRenameLabel = () =>
  useBoardChange(({ id, title }: { id: string; title: string }) => call(c.updateLabel, { body: { id, label: { title } } }))
export const useRemoveLabel = () => useBoardChange((id: string) => call(c.removeLabel, { query: { id } }))

export const useCreateTemplate = () =>
  useBoardChange((template: { id: string; boardId: string; title: string }) => call(c.createTemplate, { body: { template } }))
export const useRenameTemplate = () =>
  useBoardChange(({ id, title }: { id: string; title: string }) => call(c.updateTemplate, { body: { id, template: { title } } }))
export const useRemoveTemplate = () => useBoardChange((id: string) => call(c.removeTemplate, { query: { id } }))

export const useCreateComment = () =>
  useBoardChange((body: { id: string; cardId: string; text: string }) => call(c.createComment, { body }))
export const useRemoveComment = () => useBoardChange((id: string) => call(c.removeComment, { query: { id } }))
