import type { WholeBoard } from '@dreiklang/domain/scrumboard/board.contract'
import sheet from '../../ui/CardBoard.module.css'
import { Title } from '../../ui/layout.tsx'
import { useScrumboardTexts } from '../scrumboard.texts.ts'
import { CardTile, type TileDeeds } from './CardTile.tsx'
import { ListHead, type Lifted } from './ListColumn.tsx'
import { NewCard, NewList } from './NewCard.tsx'
import type { Column } from './arrange.ts'
import type { Lane } from './lanes.ts'
import classes from './Lanes.module.css'

interface LaneBoardProps extends TileDeeds {
  board: WholeBoard
  lanes: readonly Lane[]
  /** All lists of each lane. */
  cells: readonly Column[]
  lifted: Lifted | null
  headOf: (column: Column, index: number) => { place: number; isWriting: boolean; onWriting: (isWriting: boolean) => void }
}

/** The heads of the lists stand once on top, the lanes below each other. */
export function LaneBoard({ board, lanes, cells, lifted, headOf, ...tile }: LaneBoardProps) {
  const heads = cells.filter(({ lane }) => lane?.id === lanes[0]?.id)
  return (
    <>
      <div className={classes.heads}>
        {heads.map((column, index) => {
          const { place, isWriting, onWriting } = headOf(column, index)
          const { list, count } = column
          return (
            <section key={list.id} className={`${sheet.column} ${classes.column}`} data-list={list.id} aria-labelledby={`list-${list.id}`}>
              <ListHead list={list} count={count} place={place} lists={heads.length} isReading={board.archived} />
              {!board.archived && <NewCard list={list} isOpen={isWriting} onChange={onWriting} />}
            </section>
          )
        })}
        {!board.archived && <NewList boardId={board.id} />}
      </div>
      {lanes.map((lane) => (
        <LaneRow key={lane.id} lane={lane} cells={cells.filter((cell) => cell.lane?.id === lane.id)} lifted={lifted} {...tile} />
      ))}
    </>
  )
}

interface LaneRowProps extends TileDeeds {
  lane: Lane
  cells: readonly Column[]
  lifted: Lifted | null
}

function LaneRow({ lane, cells, lifted, ...tile }: LaneRowProps) {
  const t = useScrumboardTexts()
  const count = cells.reduce((sum, { cards }) => sum + cards.length, 0)
  return (
    <section className={classes.lane} aria-labelledby={`lane-${lane.id}`}>
      <div className={classes.title}>
        <Title order={2} size="h5" id={`lane-${lane.id}`}>
          {lane.title}
        </Title>
        <span className={classes.count}>{t('board.cards', { count })}</span>
      </div>
      <div className={classes.row}>
        {cells.map(({ list, cards }) => (
          <div
            key={list.id}
            className={`${sheet.column} ${classes.column} ${classes.cell}`}
            data-list={list.id}
            data-lane={lane.id}
            data-fixed={lane.by === null ? '' : undefined}
          >
            <ul
              className={`${sheet.cards} ${classes.cards}`}
              data-cards
              aria-label={t('lane.cell', { list: list.title, lane: lane.title })}
            >
              {cards.map((card) => (
                <CardTile
                  key={card.id}
                  card={card}
                  list={list.title}
                  lane={lane.id}
                  lifted={card.id === lifted?.id && lifted.lane === lane.id}
                  {...tile}
                />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
