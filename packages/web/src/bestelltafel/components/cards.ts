import { type BoardTarget, boardColumns } from '@dreiklang/domain/bestellung/boardMoves'
import type { RowAnswer } from '@dreiklang/domain/bestellung/view.contract'

/** A position on the board, with the order that it belongs to. */
export interface Card {
  id: string
  row: RowAnswer
  position: RowAnswer['positionen'][number] & { status: BoardTarget }
}

export interface Column {
  status: (typeof boardColumns)[number]
  cards: readonly Card[]
}

/** In the order of the list; positions at an end stand on no board. */
export function columnsOf(rows: readonly RowAnswer[]): readonly Column[] {
  return boardColumns.map((status) => ({
    status,
    cards: rows.flatMap((row) =>
      row.positionen.flatMap((position) =>
        position.status === status ? [{ id: position.id, row, position: { ...position, status } }] : [],
      ),
    ),
  }))
}
