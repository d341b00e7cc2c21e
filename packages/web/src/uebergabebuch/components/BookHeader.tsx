import { IconChevronLeft, IconChevronRight, IconPencil } from '@tabler/icons-react'
import { formatShortDay } from '../../shared/format.ts'
import { Button, IconButton } from '../../ui/buttons.tsx'
import { Title, usePageTitle } from '../../ui/layout.tsx'
import { addWeeks, weekUntil } from '../uebergabebuch.queries.ts'
import { useUebergabebuchTexts } from '../uebergabebuch.texts.ts'
import chips from '../../ui/Chip.module.css'
import classes from './Book.module.css'

/** As they stand in the address. */
export const bookViews = ['alle', 'ungelesen', 'luecken'] as const
export type BookView = (typeof bookViews)[number]

interface BookHeaderProps {
  /** The last day that is shown. */
  last: string
  today: string
  view: BookView
  counts: Partial<Record<BookView, number>>
  /** Only heads see gaps. */
  withGaps: boolean
  isBusy: boolean
  onWrite: () => void
  onChange: (change: { bis?: string; ansicht?: BookView }) => void
}

export function BookHeader({ last, today, view, counts, withGaps, isBusy, onWrite, onChange }: BookHeaderProps) {
  const t = useUebergabebuchTexts()
  const heading = usePageTitle(t('title'))
  const { von, bis } = weekUntil(last)
  const later = addWeeks(last, 1)
  const goTo = (day: string) => onChange({ bis: day >= today ? '' : day })
  return (
    <div data-no-print>
      <div className={classes.header}>
        <Title order={1} size="h3" ref={heading} tabIndex={-1} className={classes.name ?? ''}>
          {t('title')}
        </Title>
        <div className={classes.week}>
          <IconButton label={t('earlier')} icon={<IconChevronLeft size={20} aria-hidden />} onClick={() => goTo(addWeeks(last, -1))} />
          <span>{t('week', { von: formatShortDay(von), bis: formatShortDay(bis) })}</span>
          <IconButton
            label={t('later')}
            disabled={last >= today}
            icon={<IconChevronRight size={20} aria-hidden />}
            onClick={() => goTo(later)}
          />
        </div>
        <Button icon={<IconPencil size={18} aria-hidden />} busy={isBusy} onClick={onWrite}>
          {t('write')}
        </Button>
      </div>
      <div className={classes.filters} role="group" aria-label={t('show')}>
        {bookViews
          .filter((one) => one !== 'luecken' || withGaps)
          .map((one) => (
            <button key={one} type="button" className={chips.chip} aria-pressed={one === view} onClick={() => onChange({ ansicht: one })}>
              {t(`view.${one}`)}
              {(counts[one] ?? 0) > 0 && <span className={classes.count}>{counts[one]}</span>}
            </button>
          ))}
      </div>
    </div>
  )
}
