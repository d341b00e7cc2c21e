import { type Datum, plusTage } from '@dreiklang/domain/shared/zeit'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTexts } from '../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Group } from '../../ui/layout.ts'
import { tourTexts } from '../tour.texts.ts'

export function Tageswahl({ tag, heute, onWahl }: { tag: Datum; heute: Datum; onWahl: (tag: Datum | null) => void }) {
  const t = useTexts(tourTexts)
  const geheZu = (naechster: Datum) => onWahl(naechster === heute ? null : naechster)
  return (
    <Group gap="xs">
      <IconButton label={t('vorher')} icon={<IconChevronLeft size={22} aria-hidden />} onClick={() => geheZu(plusTage(tag, -1))} />
      {tag !== heute && (
        <Button look="secondary" onClick={() => geheZu(heute)}>
          {t('heute')}
        </Button>
      )}
      <IconButton label={t('nachher')} icon={<IconChevronRight size={22} aria-hidden />} onClick={() => geheZu(plusTage(tag, 1))} />
    </Group>
  )
}
