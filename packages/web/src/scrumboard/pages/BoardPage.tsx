import { buildCardFilter, dueFilters } from '@dreiklang/domain/scrumboard/scrumboard'
import type { BoardCard, WholeBoard } from '@dreiklang/domain/scrumboard/board.contract'
import { IconLayoutKanban } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { z } from 'zod'
import { ApiError } from '../../shared/apiError.ts'
import { usePathParams, useSearchState } from '../../shared/searchState.ts'
import { LinkButton } from '../../ui/buttons.tsx'
import sheet from '../../ui/CardBoard.module.css'
import { Alert, EmptyState, showQuery } from '../../ui/feedback.tsx'
import { PageHeader } from '../../ui/layout.tsx'
import { BoardHeader } from '../components/BoardHeader.tsx'
import { CardPane, MissingCard } from '../components/CardPane.tsx'
import { OpenBoard } from '../components/OpenBoard.tsx'
import { ReadPane } from '../components/ReadPane.tsx'
import { BoardCalendar } from '../components/BoardCalendar.tsx'
import { cellsOf } from '../components/arrange.ts'
import { boardViews } from '../components/boardViews.ts'
import { type Lane, laneKinds, lanesOf } from '../components/lanes.ts'
import { BoardDeedsContext } from '../components/boardDeeds.ts'
import { useDeedsOf } from '../components/useDeedsOf.ts'
import { boardsPath } from '../scrumboard.paths.ts'
import { boardQuery, useLiveBoards } from '../scrumboard.queries.ts'
import { useScrumboardTexts } from '../scrumboard.texts.ts'

const params = z.object({ boardId: z.string().max(40) })
const address = z.object({
  suche: z.string().max(120).default(''),
  stichwort: z.string().max(40).default(''),
  person: z.string().max(40).default(''),
  faellig: z.enum(['', ...dueFilters]).default(''),
  bahnen: z.enum(['', ...laneKinds]).default(''),
  ansicht: z.enum(boardViews).default('tafel'),
  tag: z
    .union([z.literal(''), z.iso.date()])
    .catch('')
    .default(''),
  karte: z.string().max(40).default(''),
})
type Address = z.output<typeof address>

export function BoardPage() {
  const t = useScrumboardTexts()
  const { boardId } = usePathParams(params)
  const query = useQuery(boardQuery(boardId))
  useLiveBoards()
  if (query.error instanceof ApiError && [400, 404].includes(query.error.status)) return <MissingBoard />
  const { data: board, state } = showQuery(query, { rows: 4, height: 120 })
  if (board === undefined) {
    return (
      <>
        <PageHeader title={t('title')} />
        {state}
      </>
    )
  }
  return (
    <div className={sheet.page}>
      {state}
      <Shown board={board} />
    </div>
  )
}

/** What the address asks for. */
function shownBy({
  suche,
  stichwort,
  person,
  faellig,
}: Pick<Address, 'suche' | 'stichwort' | 'person' | 'faellig'>): ((card: BoardCard) => boolean) | null {
  if (suche === '' && stichwort === '' && person === '' && faellig === '') return null
  const [label, member] = [stichwort, person].map((id) => (id === '' ? null : id))
  return buildCardFilter(
    { search: suche, label: label ?? null, member: member ?? null, due: faellig === '' ? null : faellig },
    new Date().toISOString(),
  )
}

function Shown({ board }: { board: WholeBoard }) {
  const t = useScrumboardTexts()
  const [{ karte: cardId, bahnen, ansicht, tag, ...filter }, setAddress] = useSearchState(address)
  const { suche, stichwort, person, faellig } = filter
  const isShown = useMemo(() => shownBy({ suche, stichwort, person, faellig }), [suche, stichwort, person, faellig])
  const lanes = useLanes(board, bahnen)
  const columns = useMemo(() => cellsOf(board, isShown ?? (() => true), lanes), [board, isShown, lanes])
  const cards = useMemo(() => board.cards.filter(isShown ?? (() => true)), [board, isShown])
  const deeds = useDeedsOf(board, columns)
  const nothing = isShown !== null && board.cards.length > 0 && cards.length === 0
  return (
    <BoardDeedsContext value={deeds}>
      <BoardHeader board={board} filter={filter} look={{ ansicht, bahnen }} onChange={(change) => setAddress(change)} />
      {board.archived && (
        <div className={sheet.notice}>
          <Alert tone="info">{t('board.isArchived')}</Alert>
        </div>
      )}
      {nothing && (
        <EmptyState icon={<IconLayoutKanban size={28} />} title={t('empty.notFound')}>
          {t('empty.notFoundText')}
        </EmptyState>
      )}
      {board.lists.length === 0 && (
        <EmptyState icon={<IconLayoutKanban size={28} />} title={t('empty.lists')}>
          {t('empty.listsText')}
        </EmptyState>
      )}
      {ansicht === 'tafel' ? (
        <OpenBoard board={board} columns={columns} lanes={lanes} />
      ) : (
        <BoardCalendar board={board} cards={cards} view={ansicht} day={tag} onShow={setAddress} />
      )}
      {cardId !== '' && <OpenCard board={board} cardId={cardId} onClose={() => setAddress({ karte: '' })} />}
    </BoardDeedsContext>
  )
}

const noLanes: readonly Lane[] = []

function useLanes(board: WholeBoard, kind: Address['bahnen']): readonly Lane[] {
  const t = useScrumboardTexts()
  return useMemo(() => {
    if (kind === '') return noLanes
    const due = {
      overdue: t('lane.due.overdue'),
      today: t('lane.due.today'),
      week: t('lane.due.week'),
      later: t('lane.due.later'),
      none: t('lane.due.none'),
    }
    return lanesOf(board, kind, { words: { nobody: t('lane.nobody'), noLabel: t('lane.noLabel'), due }, now: new Date().toISOString() })
  }, [board, kind, t])
}

interface OpenCardProps {
  board: WholeBoard
  cardId: string
  onClose: () => void
}

function OpenCard({ board, cardId, onClose }: OpenCardProps) {
  const card = board.cards.find(({ id }) => id === cardId)
  if (card === undefined) return <MissingCard onClose={onClose} />
  if (board.archived) return <ReadPane board={board} card={card} onClose={onClose} />
  return <CardPane key={cardId} board={board} card={card} onClose={onClose} />
}

function MissingBoard() {
  const t = useScrumboardTexts()
  return (
    <>
      <PageHeader title={t('title')} />
      <EmptyState
        icon={<IconLayoutKanban size={28} />}
        title={t('board.missing')}
        action={<LinkButton to={boardsPath}>{t('toBoards')}</LinkButton>}
      >
        {t('board.missingText')}
      </EmptyState>
    </>
  )
}
