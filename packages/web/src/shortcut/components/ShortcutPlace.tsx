import type { Shortcut } from '@dreiklang/domain/shortcut/shortcut.contract'
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { useTexts } from '../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { Group } from '../../ui/layout.ts'
import { useAnnounce } from '../../ui/LiveRegion.tsx'
import { toastError } from '../../ui/toast.tsx'
import { useSortShortcuts } from '../shortcut.queries.ts'
import { shortcutTexts } from '../shortcut.texts.ts'
import { withMoved } from '../../ui/useSorting.ts'

/** Moves by one place per press, for people who can neither drag nor use keys (WCAG 2.2, 2.5.7). */
export function ShortcutPlace({ shortcut: { id, label }, shortcuts }: { shortcut: Shortcut; shortcuts: readonly Shortcut[] }) {
  const t = useTexts(shortcutTexts)
  const announce = useAnnounce()
  const sort = useSortShortcuts()
  const ids = shortcuts.map((shortcut) => shortcut.id)
  const place = ids.indexOf(id)
  const move = (to: number) => {
    sort.mutate([...withMoved(ids, id, to)], { onError: toastError })
    announce(t('moved', { label, place: to + 1, count: ids.length }))
  }
  return (
    <Group gap="xs">
      <Button look="secondary" icon={<IconArrowLeft size={16} aria-hidden />} disabled={place <= 0} onClick={() => move(place - 1)}>
        {t('form.forward')}
      </Button>
      <Button
        look="secondary"
        icon={<IconArrowRight size={16} aria-hidden />}
        disabled={place === -1 || place === ids.length - 1}
        onClick={() => move(place + 1)}
      >
        {t('form.back')}
      </Button>
    </Group>
  )
}
