import type { Shortcut } from '@dreiklang/domain/shortcut/shortcut.contract'
import { IconGripVertical } from '@tabler/icons-react'
import { useTexts } from '../../shared/i18n.ts'
import { useAnnounce } from '../../ui/LiveRegion.tsx'
import { toastError } from '../../ui/toast.tsx'
import { UnstyledButton } from '../../ui/UnstyledButton.ts'
import { twoColumns, useSorting } from '../../ui/useSorting.ts'
import { useSortShortcuts } from '../shortcut.queries.ts'
import { shortcutTexts } from '../shortcut.texts.ts'
import { ShortcutTile } from './ShortcutTile.tsx'
import classes from './Shortcuts.module.css'

export function ShortcutSorter({ shortcuts, onChoose }: { shortcuts: readonly Shortcut[]; onChoose: (shortcut: Shortcut) => void }) {
  const t = useTexts(shortcutTexts)
  const announce = useAnnounce()
  const sort = useSortShortcuts()
  const byId = new Map(shortcuts.map((shortcut) => [shortcut.id, shortcut]))
  const count = shortcuts.length
  const { shown, dragged, handlersOf } = useSorting({
    ids: shortcuts.map(({ id }) => id),
    steps: twoColumns,
    onSort: (ids, moved) => {
      sort.mutate([...ids], { onError: toastError })
      announce(t('moved', { label: byId.get(moved)?.label ?? '', place: ids.indexOf(moved) + 1, count }))
    },
  })
  return (
    <>
      <p className={classes.hint}>{t('hint')}</p>
      <ul className={classes.grid}>
        {shown.flatMap((id, index) => {
          const shortcut = byId.get(id)
          if (shortcut === undefined) return []
          return (
            <li key={id} data-sort={id}>
              <UnstyledButton
                {...handlersOf(id)}
                className={classes.tile ?? ''}
                data-dragged={dragged === id || undefined}
                aria-label={t('change', { label: shortcut.label, place: index + 1, count })}
                onClick={() => onChoose(shortcut)}
              >
                <span className={classes.grip} data-grip>
                  <IconGripVertical size={16} aria-hidden />
                </span>
                <ShortcutTile shortcut={shortcut} />
              </UnstyledButton>
            </li>
          )
        })}
      </ul>
    </>
  )
}
