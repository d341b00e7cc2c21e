import type { RowAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { VisuallyHidden } from '../../ui/layout.tsx'
import { StateChip, StatePlate } from '../../ui/StateChip.tsx'
import { useBegriffeTexts, useListTexts } from '../../bestellung/bestellung.texts.ts'
import { type Mark, StatusPlakette, useMarks } from '../../bestellung/components/Badges.tsx'
import classes from './Cells.module.css'

interface StandCellProps {
  zeile: RowAnswer
  /** The view says the status, and only what comes on top of it is told. */
  oneStatus: boolean
}

/** Two lines: the status, and below it what stands on top of it. */
export function StandCell({ zeile, oneStatus }: StandCellProps) {
  const t = useListTexts()
  const marks = useMarks(zeile)
  const [first, ...further] = marks
  if (oneStatus) {
    return (
      <span className={classes.stand}>
        {first !== undefined && <Marks marks={[first]} />}
        {further.length > 0 && <Marks marks={further} />}
      </span>
    )
  }
  return (
    <span className={classes.stand}>
      <StatusPlakette status={zeile.status} />
      <span className={classes.marks}>
        <Marks marks={marks} />
        {zeile.teilweise && (
          <span className={`${classes.second} ${classes.cut}`} title={t('teilweise')}>
            {t('teilweise')}
          </span>
        )}
      </span>
    </span>
  )
}

/** One line with one chip, an alarm before the status; and beside it in words what is left to do. */
export function StandLine({ zeile, oneStatus }: StandCellProps) {
  const t = useListTexts()
  const b = useBegriffeTexts()
  const marks = useMarks(zeile)
  const alarm = marks[0]?.look.form === 'alarm'
  const left = marks.find(({ folge }) => folge)
  return (
    <span className={classes.marks}>
      {oneStatus || alarm ? <Marks marks={marks} /> : <StatusPlakette status={zeile.status} />}
      {alarm && !oneStatus && <span className={`${classes.second} ${classes.cut}`}>{b(`status.${zeile.status}`)}</span>}
      {!oneStatus && !alarm && left !== undefined && <Marks marks={[left, ...marks.filter((one) => one !== left)]} />}
      {!oneStatus && !alarm && left === undefined && <Plates marks={marks} />}
      {zeile.teilweise && !oneStatus && (
        <span className={classes.further} title={t('teilweise')}>
          <span aria-hidden>{t('teils')}</span>
          <VisuallyHidden>{t('teilweise')}</VisuallyHidden>
        </span>
      )}
    </span>
  )
}

/** Beside a medicine in one line: the status as a plain word, or what is left to do after it; all else as signs, but an alarm in words. */
export function StandShort({ zeile, oneStatus }: StandCellProps) {
  const b = useBegriffeTexts()
  const marks = useMarks(zeile)
  const alarm = marks[0]?.look.form === 'alarm'
  const left = marks.find(({ folge }) => folge)
  if (left !== undefined && !alarm) return <Marks marks={[left, ...marks.filter((one) => one !== left)]} />
  return (
    <span className={classes.marks}>
      {!oneStatus && <span className={`${classes.second} ${classes.cut}`}>{b(`status.${zeile.status}`)}</span>}
      {alarm ? <Marks marks={marks} /> : <Plates marks={marks} />}
    </span>
  )
}

/** The first in words, the others as signs: a line has room for one word. */
function Marks({ marks: [first, ...further] }: { marks: readonly Mark[] }) {
  if (first === undefined) return null
  return (
    <span className={classes.marks} title={first.word}>
      <StateChip look={first.look}>{first.word}</StateChip>
      <Plates marks={further} />
    </span>
  )
}

const platesShown = 2

function Plates({ marks }: { marks: readonly Mark[] }) {
  const hidden = marks.slice(platesShown)
  return (
    <>
      {marks.slice(0, platesShown).map(({ look, word }) => (
        <span key={word} className={classes.plate} title={word}>
          <StatePlate look={look} />
          <span className={classes.signWord}>{word}</span>
        </span>
      ))}
      {hidden.length > 0 && (
        <span className={classes.further} title={hidden.map(({ word }) => word).join(', ')}>
          <span aria-hidden>+{hidden.length}</span>
          <span className={classes.signWord}>{hidden.map(({ word }) => word).join(', ')}</span>
        </span>
      )}
    </>
  )
}
