import { type IsoDate, plusDays } from '@dreiklang/domain/shared/time'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Button, IconButton } from '../../ui/buttons.tsx'
import { Group } from '../../ui/layout.tsx'
import { useTourTexts } from '../tour.texts.ts'

export function Tageswahl({ tag, heute, onWahl }: { tag: IsoDate; heute: IsoDate; onWahl: (tag: IsoDate | null) => void }) {
  const t = useTourTexts()
  const goTo = (naechster: IsoDate) => onWahl(naechster === heute ? null : naechster)
  return (
    <Group gap={0} wrap="nowrap">
      <IconButton label={t('vorher')} icon={<IconChevronLeft size={22} aria-hidden />} onClick={() => goTo(plusDays(tag, -1))} />
      {tag !== heute && (
        <Button look="secondary" onClick={() => goTo(heute)}>
          {t('heute')}
        </Button>
      )}
      <IconButton label={t('nachher')} icon={<IconChevronRight size={22} aria-hidden />} onClick={() => goTo(plusDays(tag, 1))} />
    </Group>
  )
}
