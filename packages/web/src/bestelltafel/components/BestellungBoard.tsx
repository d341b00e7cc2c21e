import { type BoardTarget, boardEnds, boardTargets } from '@dreiklang/domain/bestellung/boardMoves'
import { useRef } from 'react'
import { useBegriffeTexts } from '../../bestellung/bestellung.texts.ts'
import { statusLooks } from '../../bestellung/components/Badges.tsx'
import { useWare } from '../../bestellung/components/menge.ts'
import { DragLabel, findTaken, usePointerLift } from '../../ui/boardLift.tsx'
import sheet from '../../ui/CardBoard.module.css'
import { Title } from '../../ui/layout.tsx'
import { type Pointer, stepAtEdge } from '../../ui/pointerDrag.ts'
import { StatePlate } from '../../ui/StateChip.tsx'
import { useBestelltafelTexts } from '../bestelltafel.texts.ts'
import type { Card, Column } from './cards.ts'
import { PositionCard } from './PositionCard.tsx'
import { type Verdict, useLift } from './useLift.ts'
import classes from './Board.module.css'

function columnAt(board: HTMLElement, { x, y }: Pointer): BoardTarget | null {
  const column = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-column]') ?? null
  if (column === null || !board.contains(column)) return null
  return boardTargets.find((status) => status === column.dataset['column']) ?? null
}

/** Columns are states, cards are positions; drawing one is a step, which asks what it asks everywhere else. */
export function BestellungBoard({ columns }: { columns: readonly Column[] }) {
  const ware = useWare()
  const b = useBegriffeTexts()
  const t = useBestelltafelTexts()
  const board = useRef<HTMLDivElement>(null)
  const label = useRef<HTMLDivElement>(null)
  const nameOf = ({ position }: Card) => ware(position)
  const { lifted, lift, overAt, letGo, verdictOf, onGripKey } = useLift(nameOf)
  const cards = columns.flatMap((column) => column.cards)
  usePointerLift<string, BoardTarget>(
    { board, label },
    {
      gripAt: (event) => findTaken(event)?.closest<HTMLElement>('[data-card]')?.dataset['card'] ?? null,
      onLift: (id) => {
        const card = cards.find((one) => one.id === id)
        if (card !== undefined) lift(card)
      },
      scroll: (_id, { x }) => {
        if (board.current === null) return
        const { left, right } = board.current.getBoundingClientRect()
        board.current.scrollLeft += stepAtEdge(x, { from: left, to: right })
      },
      findOver: (_id, at) => board.current && columnAt(board.current, at),
      onOver: (_id, target) => overAt(target),
      onEnd: (_id, target) => letGo(target),
    },
  )
  const over = lifted?.over ?? null
  return (
    <>
      <div ref={board} className={`${sheet.board} ${classes.board}`} data-dragging={lifted !== null || undefined}>
        {columns.map(({ status, cards: own }) => (
          <section key={status} className={`${sheet.column} ${classes.column}`} data-column={status} aria-labelledby={`column-${status}`}>
            <ColumnHead status={status} count={own.length} />
            <Said verdict={verdictOf(status)} isOver={over === status} />
            <ul className={sheet.cards}>
              {own.map((card) => (
                <PositionCard key={card.id} card={card} name={nameOf(card)} lifted={lifted?.card.id === card.id} onGripKey={onGripKey} />
              ))}
            </ul>
          </section>
        ))}
        <section className={`${sheet.column} ${classes.ends}`} aria-labelledby="column-ends">
          <Title order={2} size="h5" id="column-ends" className={classes.endsTitle ?? ''}>
            {t('end')}
          </Title>
          {boardEnds.map((status) => (
            <End key={status} status={status} verdict={verdictOf(status)} isOver={over === status} />
          ))}
        </section>
      </div>
      <DragLabel ref={label} shown={lifted !== null}>
        {lifted !== null && (
          <>
            <strong>{nameOf(lifted.card)}</strong>
            <span>{over === null ? t('move.nowhere') : `${b(`status.${over}`)}: ${verdictOf(over)?.words ?? ''}`}</span>
          </>
        )}
      </DragLabel>
    </>
  )
}

function ColumnHead({ status, count }: { status: BoardTarget; count: number }) {
  const t = useBestelltafelTexts()
  const b = useBegriffeTexts()
  const name = b(`status.${status}`)
  return (
    <header className={classes.columnHead}>
      <StatePlate look={statusLooks[status]} />
      <Title order={2} size="h5" id={`column-${status}`} className={classes.columnTitle ?? ''}>
        {name}
      </Title>
      <span className={classes.count} aria-hidden>
        {count}
      </span>
      <span className="unseen">{t('count', { count, status: name })}</span>
    </header>
  )
}

/** What the column says to the card in hand. It is heard at the keys, so here it is only seen. */
function Said({ verdict, isOver }: { verdict: Verdict | null; isOver: boolean }) {
  if (verdict === null) return null
  return (
    <p className={classes.said} data-kind={verdict.kind} data-over={isOver || undefined} aria-hidden>
      {verdict.words}
    </p>
  )
}

function End({ status, verdict, isOver }: { status: BoardTarget; verdict: Verdict | null; isOver: boolean }) {
  const t = useBestelltafelTexts()
  const b = useBegriffeTexts()
  return (
    <div className={classes.end} data-column={status} data-kind={verdict?.kind} data-over={isOver || undefined}>
      <span className={classes.endName}>
        <StatePlate look={statusLooks[status]} />
        {b(`status.${status}`)}
      </span>
      <span className={classes.endHint}>{verdict?.words ?? t('endHint')}</span>
    </div>
  )
}
