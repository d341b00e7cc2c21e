import { IconBookmarks } from '@tabler/icons-react'
import { Suspense, lazy, useReducer, useState } from 'react'
import { IconButton } from '../../ui/buttons.tsx'
import { ListSkeleton } from '../../ui/feedback.tsx'
import { ToolPanel } from '../../ui/ToolPanel.tsx'
import { useShortcutTexts } from '../shortcut.texts.ts'
import { nextMode } from './shortcutMode.ts'

const ShortcutActions = lazy(async () => ({ default: (await import('./ShortcutsPanel.tsx')).ShortcutActions }))
const ShortcutsPanel = lazy(async () => ({ default: (await import('./ShortcutsPanel.tsx')).ShortcutsPanel }))

export function ShortcutsTool() {
  const t = useShortcutTexts()
  const [opened, setOpened] = useState(false)
  const [mode, step] = useReducer(nextMode, { kind: 'view' })
  const toggle = () => {
    if (!opened) step({ kind: 'open' })
    setOpened(!opened)
  }
  return (
    <ToolPanel
      opened={opened}
      onClose={() => setOpened(false)}
      title={t('title')}
      trigger={<IconButton label={t('title')} icon={<IconBookmarks size={22} aria-hidden />} onClick={toggle} />}
      actions={
        <Suspense>
          <ShortcutActions mode={mode} step={step} />
        </Suspense>
      }
    >
      <Suspense fallback={<ListSkeleton rows={3} />}>
        <ShortcutsPanel mode={mode} step={step} onLeave={() => setOpened(false)} />
      </Suspense>
    </ToolPanel>
  )
}
