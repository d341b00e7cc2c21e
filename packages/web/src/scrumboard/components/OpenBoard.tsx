import type { WholeBoard } from '@dreiklang/domain/scrumboard/board.contract'
import { useEffect, useMemo, useRef, useState } from 'react'
import sheet from '../../ui/CardBoard.module.css'
import { useNewKey } from '../scrumboard.actions.tsx'
import { useCardPath } from '../scrumboard.paths.ts'
import { DragLayer } from './DragLayer.tsx'
import { LaneBoard } from './LaneBoard.tsx'
import { ListColumn } from './ListColumn.tsx'
import { NewList } from './NewCard.tsx'
import type { Column } from './arrange.ts'
import type { Lane } from './lanes.ts'
import { useBoardDeeds } from './boardDeeds.ts'
import { useLift } from './useLift.ts'
import classes from './Board.module.css'

interface OpenBoardProps {
  board: WholeBoard
  /** With lanes those of each lane. */
  columns: readonly Column[]
  lanes: readonly Lane[]
}

/** The lists side by side. A card is moved by mouse and finger (DragLayer), by keys (useLift), and by its menu. */
export function OpenBoard({ board, columns, lanes }: OpenBoardProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [writingIn, setWritingIn] = useState<string | null>(null)
  const { moveCard, moveList } = useBoardDeeds()
  const { shown, lifted, onGripKey } = useLift({ board: frame, columns, onDrop: moveCard })
  const pathOf = useCardPath(board.id)
  const onKey = useSteady(onGripKey)
  const first = columns[0]?.list.id ?? null
  const tile = { onGripKey: board.archived ? null : onKey, pathOf }
  const headOf = ({ list }: Column, index: number) => ({
    place: index + 1,
    isWriting: writingIn === list.id,
    onWriting: (isWriting: boolean) => setWritingIn(isWriting ? list.id : null),
  })
  useNewKey('card', () => setWritingIn(board.archived ? null : first))
  return (
    <>
      <div
        ref={frame}
        className={`${sheet.board} ${classes.board}`}
        data-reading={board.archived || undefined}
        data-lanes={lanes.length > 0 || undefined}
      >
        {lanes.length === 0 ? (
          <>
            {shown.map((column, index) => (
              <ListColumn key={column.list.id} column={column} {...headOf(column, index)} lists={shown.length} lifted={lifted} {...tile} />
            ))}
            {!board.archived && <NewList boardId={board.id} />}
          </>
        ) : (
          <LaneBoard board={board} lanes={lanes} cells={shown} lifted={lifted} headOf={headOf} {...tile} />
        )}
      </div>
      {!board.archived && <DragLayer board={frame} columns={columns} onDropCard={moveCard} onDropList={moveList} />}
    </>
  )
}

/** The same function while what it does changes: a card that has not changed is not drawn again. */
function useSteady<Args extends readonly unknown[]>(does: (...args: Args) => void): (...args: Args) => void {
  const now = useRef(does)
  useEffect(() => {
    now.current = does
  })
  return useMemo(
    () =>
      (...args: Args) =>
        now.current(...args),
    [],
  )
}
