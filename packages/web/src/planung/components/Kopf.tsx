import { plusDays, type IsoDate } from '@dreiklang/domain/shared/time'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { choicesOf, SegmentedField } from '../../form/choiceFields.tsx'
import { useToday } from '../../shared/useToday.ts'
import { hausbesuchePath } from '../../hausbesuch/hausbesuch.paths.ts'
import { useHausbesuchTexts } from '../../hausbesuch/hausbesuch.texts.ts'
import { formatDate, formatLongDate } from '../../shared/format.ts'
import { Button, IconButton, Link } from '../../ui/buttons.tsx'
import { Group, PageHeader } from '../../ui/layout.tsx'
import { usePlanungTexts } from '../planung.texts.ts'
import { ansichten, turn, zeitraumOf, type Ansicht } from './zeitraum.ts'

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
