import { type IsoDate, plusDays, mondayOf, plusMonths } from '@dreiklang/domain/shared/time'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { choicesOf, SegmentedField } from '../../form/choiceFields.tsx'
import { hausbesuchePath } from '../../hausbesuch/hausbesuch.paths.ts'
import { useHausbesuchTexts } from '../../hausbesuch/hausbesuch.texts.ts'
import { formatDate, formatLongDate } from '../../shared/format.ts'
import { useToday } from '../../shared/useToday.ts'
import { Button, IconButton, Link } from '../../ui/buttons.tsx'
import { Group, PageHeader } from '../../ui/layout.tsx'
import { usePlanungTexts } from '../planung.texts.ts'

interface KopfProps {
  ansicht: Ansicht
  tag: IsoDate
  onWechsel: (wohin: { ansicht?: Ansicht; tag?: IsoDate }) => void
  children: ReactNode
}

export function Kopf({ ansicht, tag, onWechsel, children }: KopfProps) {
  const t = usePlanungTexts()
  const h = useHausbesuchTexts()
  const today = useToday()
  const { von, bis } = zeitraumOf(ansicht, tag)
  return (
    <PageHeader
      title={t('titel')}
      subtitle={von === bis ? formatLongDate(tag) : t('zeitraum', { von: formatDate(von), bis: formatDate(bis) })}
      above={<Link to={hausbesuchePath}>{h('alle')}</Link>}
      actions={
        <Group gap="xs">
          <SegmentedField
            label={t('ansicht.name')}
            labelHidden
            value={ansicht}
            onChange={(added) => onWechsel({ ansicht: added })}
            choices={choicesOf(ansichten, (value) => t(`ansicht.${value}`))}
          />
          <IconButton
            label={t('blaettern.vorher')}
            icon={<IconChevronLeft size={22} aria-hidden />}
            onClick={() => onWechsel({ tag: turn(ansicht, tag, -1) })}
          />
          {(today < von || plusDays(bis, 1) <= today) && (
            <Button look="secondary" onClick={() => onWechsel({ tag: today })}>
              {t('blaettern.heute')}
            </Button>
          )}
          <IconButton
            label={t('blaettern.nachher')}
            icon={<IconChevronRight size={22} aria-hidden />}
            onClick={() => onWechsel({ tag: turn(ansicht, tag, 1) })}
          />
          {children}
        </Group>
      }
    />
  )
}

export const ansichten = ['tag', 'woche', 'monat'] as const
export type Ansicht = (typeof ansichten)[number]

const firstOf = (tag: IsoDate): IsoDate => `${tag.slice(0, 8)}01`

/** A month with the weeks that it begins and ends in. */
export function zeitraumOf(ansicht: Ansicht, tag: IsoDate): { von: IsoDate; bis: IsoDate } {
  switch (ansicht) {
    case 'tag':
      return { von: tag, bis: tag }
    case 'woche':
      return { von: mondayOf(tag), bis: plusDays(mondayOf(tag), 6) }
    case 'monat': {
      const letzter = plusDays(plusMonths(firstOf(tag), 1), -1)
      return { von: mondayOf(firstOf(tag)), bis: plusDays(mondayOf(letzter), 6) }
    }
    default:
      return ansicht satisfies never
  }
}

function turn(ansicht: Ansicht, tag: IsoDate, richtung: -1 | 1): IsoDate {
  switch (ansicht) {
    case 'tag':
      return plusDays(tag, richtung)
    case 'woche':
      return plusDays(tag, 7 * richtung)
    case 'monat':
      return plusMonths(firstOf(tag), richtung)
    default:
      return ansicht satisfies never
  }
}
