import type { TafelBesuch, TafelPerson } from '@dreiklang/domain/planung/planung.contract'
import { type IsoDate, mondayOf, plusDays } from '@dreiklang/domain/shared/time'
import { memo } from 'react'
import { formatLongDate, formatShortDay } from '../../../shared/format.ts'
import { useToday } from '../../../shared/useToday.ts'
import { usePlanungTexts } from '../../planung.texts.ts'
import type { BoardProps } from './DayBoard.tsx'
import { Entry } from './Entry.tsx'
import frame from './Frame.module.css'
import { LoadLine } from './LoadLine.tsx'
import { countMinutes } from './load.ts'
import classes from './Week.module.css'

interface WeekBoardProps extends BoardProps {
  onDay: (tag: IsoDate) => void
}

const daysOfWeek = (tag: IsoDate): IsoDate[] => Array.from({ length: 7 }, (_, nr) => plusDays(mondayOf(tag), nr))

/** Seven days side by side: in each the load and who is visited, in order of time. */
export function WeekBoard({ personen, besuche, tag, liftedId, onDay }: WeekBoardProps) {
  const t = usePlanungTexts()
  const today = useToday()
  return (
    <>
      <div role="row" className={`${frame.head} ${classes.week}`}>
        <div role="columnheader" className={frame.corner}>
          <span className="unseen">{t('personen')}</span>
        </div>
        {daysOfWeek(tag).map((day) => (
          <div key={day} role="columnheader" className={classes.day} data-today={day === today || undefined}>
            <button
              type="button"
              className={classes.open}
              aria-label={t('tagOeffnen', { tag: formatLongDate(day) })}
              onClick={() => onDay(day)}
            >
              {formatShortDay(day)}
            </button>
          </div>
        ))}
      </div>
      {personen.map((person) => (
        <PersonWeek key={person.id} {...{ person, personen, besuche, tag, liftedId, onDay }} />
      ))}
    </>
  )
}

const PersonWeek = memo(function PersonWeek({ person, ...props }: WeekBoardProps & { person: TafelPerson }) {
  const { besuche, tag } = props
  const own = besuche.filter(({ personIds }) => personIds.includes(person.id))
  const { wochenstunden } = person
  return (
    <div role="row" className={`${frame.row} ${classes.week}`}>
      <div role="rowheader" className={frame.who}>
        <span className={frame.name}>{person.name}</span>
        <LoadLine
          of="week"
          minutes={countMinutes(own, { personId: person.id })}
          limit={wochenstunden === null ? null : Math.round(wochenstunden * 60)}
        />
      </div>
      {daysOfWeek(tag).map((day) => (
        <Cell key={day} {...props} day={day} person={person} own={own.filter(({ datum }) => datum === day)} />
      ))}
    </div>
  )
})

/** Three lines of two. */
const most = 6

function Cell({
  personen,
  liftedId,
  onDay,
  day,
  person,
  own,
}: WeekBoardProps & { day: IsoDate; person: TafelPerson; own: readonly TafelBesuch[] }) {
  const t = usePlanungTexts()
  const { id, abwesenheiten } = person
  const away = abwesenheiten.some(({ von, bis }) => von <= day && day <= bis)
  const shown = own.length > most ? own.slice(0, most - 1) : own
  const more = own.length - shown.length
  return (
    <div role="gridcell" className={classes.cell} data-drop data-person={id} data-day={day} data-away={away || undefined}>
      {own.length > 0 && <LoadLine of="day" minutes={countMinutes(own, { personId: id })} />}
      {away && <span className={classes.away}>{t('abwesend')}</span>}
      <div className={classes.names}>
        {shown.map((besuch) => (
          <Entry key={besuch.id} besuch={besuch} row={id} personen={personen} lifted={besuch.id === liftedId} />
        ))}
        {more > 0 && (
          <button
            type="button"
            tabIndex={-1}
            data-stop
            className={classes.more}
            aria-label={t('weitere', { anzahl: more, tag: formatShortDay(day) })}
            onClick={() => onDay(day)}
          >
            {`+${more}`}
          </button>
        )}
      </div>
    </div>
  )
}
