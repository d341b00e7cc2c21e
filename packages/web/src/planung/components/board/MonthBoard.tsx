import type { TafelBesuch, TafelPerson } from '@dreiklang/domain/planung/planung.contract'
import { type IsoDate, plusDays } from '@dreiklang/domain/shared/time'
import { formatHours, formatLongDate, formatShortDay } from '../../../shared/format.ts'
import { useToday } from '../../../shared/useToday.ts'
import { usePlanungTexts } from '../../planung.texts.ts'
import { zeitraumOf } from '../zeitraum.ts'
import { countMinutes } from './load.ts'
import classes from './Month.module.css'

interface MonthBoardProps {
  personen: readonly TafelPerson[]
  besuche: readonly TafelBesuch[]
  tag: IsoDate
  onDay: (tag: IsoDate) => void
}

/** How much there is to do on each day; what it is stands in the day. */
export function MonthBoard({ personen, besuche, tag, onDay }: MonthBoardProps) {
  const { von, bis } = zeitraumOf('monat', tag)
  const weeks: IsoDate[][] = []
  for (let montag = von; montag <= bis; montag = plusDays(montag, 7)) weeks.push(Array.from({ length: 7 }, (_, nr) => plusDays(montag, nr)))
  return (
    <>
      {weeks.map((days) => (
        <div key={days[0]} role="row" className={classes.week}>
          {days.map((day) => (
            <div key={day} role="gridcell" className={classes.cell} data-beside={day.slice(0, 7) !== tag.slice(0, 7) || undefined}>
              <DayButton day={day} besuche={besuche.filter(({ datum }) => datum === day)} personen={personen} onDay={onDay} />
            </div>
          ))}
        </div>
      ))}
    </>
  )
}

function DayButton({ day, besuche, personen, onDay }: Pick<MonthBoardProps, 'besuche' | 'personen' | 'onDay'> & { day: IsoDate }) {
  const t = usePlanungTexts()
  const today = useToday()
  const open = besuche.filter(({ personIds }) => personIds.length === 0).length
  const away = personen.filter(({ abwesenheiten }) => abwesenheiten.some(({ von, bis }) => von <= day && day <= bis))
  const lines = [
    ...(besuche.length === 0 ? [] : [t('monat.besuche', { count: besuche.length })]),
    ...(besuche.length === open ? [] : [t('last.kurz', { ist: formatHours(countMinutes(besuche, { personId: null })) })]),
    ...(open === 0 ? [] : [t('monat.offen', { anzahl: open })]),
    ...(away.length === 0 ? [] : [t('monat.abwesend', { anzahl: away.length })]),
  ]
  return (
    <button
      type="button"
      tabIndex={-1}
      data-stop
      data-day={day}
      className={classes.day}
      aria-label={[t('tagOeffnen', { tag: formatLongDate(day) }), formatShortDay(day), ...lines].join(', ')}
      aria-current={day === today ? 'date' : undefined}
      onClick={() => onDay(day)}
    >
      <span className={classes.date}>{formatShortDay(day)}</span>
      {lines.map((line, nr) => (
        <span key={line} className={nr === 0 && besuche.length > 0 ? classes.count : classes.line}>
          {line}
        </span>
      ))}
    </button>
  )
}
