import type { IsoDate } from '@dreiklang/domain/shared/time'
import { IconArrowLeft, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { DateButton } from '../../form/DateButton.tsx'
import { choicesOf, SegmentedField } from '../../form/choiceFields.tsx'
import { hausbesuchePath } from '../../hausbesuch/hausbesuch.paths.ts'
import { useHausbesuchTexts } from '../../hausbesuch/hausbesuch.texts.ts'
import { formatDate, formatMonth, formatShortDay } from '../../shared/format.ts'
import { useToday } from '../../shared/useToday.ts'
import { Button, IconButton, PlainLink } from '../../ui/buttons.tsx'
import { hintOf } from '../../ui/hints.ts'
import { Title, usePageTitle } from '../../ui/layout.tsx'
import { usePlanungTexts } from '../planung.texts.ts'
import classes from './Kopf.module.css'
import { type Ansicht, ansichten, turn, zeitraumOf } from './zeitraum.ts'

interface KopfProps {
  ansicht: Ansicht
  tag: IsoDate
  onWechsel: (wohin: { ansicht?: Ansicht; tag?: IsoDate }) => void
  children: ReactNode
}

/** One row: which days, how many of them, and what can be done with all. */
export function Kopf({ ansicht, tag, onWechsel, children }: KopfProps) {
  const t = usePlanungTexts()
  const h = useHausbesuchTexts()
  const today = useToday()
  const heading = usePageTitle(t('titel'))
  return (
    <div className={classes.kopf} data-no-print>
      <PlainLink to={hausbesuchePath} className={classes.back} aria-label={h('alle')} {...hintOf(h('alle'), 'bottom')}>
        <IconArrowLeft size={20} aria-hidden />
      </PlainLink>
      <Title order={1} ref={heading} tabIndex={-1} className={classes.name ?? ''}>
        {t('titel')}
      </Title>
      <div className={classes.group}>
        <IconButton
          label={t('blaettern.vorher')}
          icon={<IconChevronLeft size={20} aria-hidden />}
          onClick={() => onWechsel({ tag: turn(ansicht, tag, -1) })}
        />
        <DateButton
          words={wordsOf(ansicht, tag)}
          label={t('blaettern.waehlen')}
          value={tag}
          onChange={(picked) => onWechsel({ tag: picked })}
        />
        <IconButton
          label={t('blaettern.nachher')}
          icon={<IconChevronRight size={20} aria-hidden />}
          onClick={() => onWechsel({ tag: turn(ansicht, tag, 1) })}
        />
        <Button look="secondary" onClick={() => onWechsel({ tag: today })}>
          {t('blaettern.heute')}
        </Button>
      </div>
      <SegmentedField
        label={t('ansicht.name')}
        labelHidden
        value={ansicht}
        onChange={(added) => onWechsel({ ansicht: added })}
        choices={choicesOf(ansichten, (value) => t(`ansicht.${value}`))}
      />
      <div className={classes.tools}>{children}</div>
    </div>
  )
}

function wordsOf(ansicht: Ansicht, tag: IsoDate): string {
  if (ansicht === 'tag') return formatShortDay(tag)
  if (ansicht === 'monat') return formatMonth(tag)
  const { von, bis } = zeitraumOf(ansicht, tag)
  return `${formatShortDay(von)} – ${formatDate(bis)}`
}
