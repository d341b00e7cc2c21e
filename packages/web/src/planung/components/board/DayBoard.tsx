import type { TafelBesuch, TafelPerson } from '@dreiklang/domain/planung/planung.contract'
import type { IsoDate } from '@dreiklang/domain/shared/time'
import { memo, type ReactNode, useMemo } from 'react'
import { formatShortDay } from '../../../shared/format.ts'
import { usePlanungTexts } from '../../planung.texts.ts'
import { findExtent, hourChoices, type Hours, placeBars, type Span } from './boardTime.ts'
import classes from './Day.module.css'
import { Entry } from './Entry.tsx'
import frame from './Frame.module.css'
import { LoadLine } from './LoadLine.tsx'
import { countMinutes } from './load.ts'
import { NowLine } from './NowLine.tsx'
import { withNumbers } from './style.ts'

export interface BoardProps {
  personen: readonly TafelPerson[]
  besuche: readonly TafelBesuch[]
  tag: IsoDate
  liftedId: string | null
}

interface DayBoardProps extends BoardProps {
  hours: Hours
  onHours: (hours: Hours) => void
}

/** One row for each person, the whole day in sight: hours share the width there is. */
export function DayBoard({ personen, besuche, tag, liftedId, hours, onHours }: DayBoardProps) {
  const t = usePlanungTexts()
  const { from, to } = findExtent(besuche, hours)
  const extent = useMemo(() => ({ from, to }), [from, to])
  const marks = Array.from({ length: (to - from) / 60 }, (_, nr) => from / 60 + nr)
  const [few, many] = hourChoices
  const other = hours === few ? many : few
  return (
    <>
      <div role="row" className={`${frame.head} ${classes.hours}`} style={withNumbers({ '--hours': marks.length })}>
        <div role="columnheader" className={frame.corner}>
          <button type="button" className={frame.small} onClick={() => onHours(other)}>
            {t('stunden', { anzahl: other })}
          </button>
        </div>
        <div role="columnheader" className={classes.marks}>
          <span className="unseen">{t('zeiten')}</span>
          {marks.map((hour) => (
            <span key={hour} aria-hidden className={classes.mark} data-hour={hour}>
              {String(hour).padStart(2, '0')}
            </span>
          ))}
        </div>
      </div>
      {personen.map((person) => (
        <PersonRow key={person.id} {...{ person, personen, besuche, tag, liftedId, extent }} />
      ))}
    </>
  )
}

interface PersonRowProps extends BoardProps {
  person: TafelPerson
  extent: Span
}

const PersonRow = memo(function PersonRow({ person, personen, besuche, tag, liftedId, extent }: PersonRowProps) {
  const t = usePlanungTexts()
  const { id, name, abwesenheiten } = person
  const laid = placeBars(
    besuche.filter(({ personIds, datum }) => personIds.includes(id) && datum === tag),
    extent,
  )
  const lanes = Math.max(1, ...laid.map((bar) => bar.lanes))
  const away = abwesenheiten.find(({ von, bis }) => von <= tag && tag <= bis)
  return (
    <div role="row" className={frame.row} style={withNumbers({ '--lanes': lanes, '--hours': (extent.to - extent.from) / 60 })}>
      <div role="rowheader" className={frame.who}>
        <span className={frame.name}>{name}</span>
        <LoadLine of="day" minutes={countMinutes(besuche, { personId: id, tag })} />
      </div>
      <div
        role="gridcell"
        className={classes.track}
        data-drop
        data-person={id}
        data-day={tag}
        data-from={extent.from}
        data-to={extent.to}
        data-away={away !== undefined || undefined}
        data-laid={laid.length > 0 || undefined}
      >
        {away !== undefined && <span className={classes.away}>{t('abwesendBis', { bis: formatShortDay(away.bis) })}</span>}
        <NowLine tag={tag} extent={extent} />
        {laid.map((bar) => (
          <Place key={bar.one.id} {...bar} extent={extent}>
            <Entry besuch={bar.one} row={id} personen={personen} lifted={bar.one.id === liftedId} />
          </Place>
        ))}
      </div>
    </div>
  )
})

interface PlaceProps {
  span: Span
  until: number
  lane: number
  lanes: number
  extent: Span
  children: ReactNode
}

function Place({ span, until, lane, lanes, extent, children }: PlaceProps) {
  const length = extent.to - extent.from
  const part = (minutes: number) => `${(minutes / length) * 100}%`
  return (
    <div
      className={classes.place}
      data-shared={lanes > 1 || undefined}
      style={withNumbers({
        insetInlineStart: part(span.from - extent.from),
        width: part(span.to - span.from),
        '--lane': lane,
        '--room': (until - span.from) / Math.max(1, span.to - span.from),
      })}
    >
      {children}
    </div>
  )
}
