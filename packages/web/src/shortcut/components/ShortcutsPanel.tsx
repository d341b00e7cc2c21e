import { IconArrowLeft, IconBookmarks, IconCheck, IconPencil, IconPlus } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLanguage, useTexts } from '../../shared/i18n.ts'
import { useSignal } from '../../shared/signal.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { ErrorState, ListSkeleton } from '../../ui/States.tsx'
import { ToolPanelEmpty } from '../../ui/ToolPanel.tsx'
import { shortcutsQuery } from '../shortcut.queries.ts'
import { shortcutTexts } from '../shortcut.texts.ts'
import { ShortcutForm } from './ShortcutForm.tsx'
import { ShortcutSorter } from './ShortcutSorter.tsx'
import { ShortcutLinks } from './ShortcutLinks.tsx'
import type { ShortcutMode, ShortcutStep } from './shortcutMode.ts'
import classes from './Shortcuts.module.css'

interface ModeProps {
  mode: ShortcutMode
  step: (step: ShortcutStep) => void
}

export function ShortcutActions({ mode, step }: ModeProps) {
  const t = useTexts(shortcutTexts)
  if (mode.kind === 'view') {
    return (
      <>
        <IconButton
          look="on-dark"
          label={t('enterEdit')}
          icon={<IconPencil size={20} aria-hidden />}
          onClick={() => step({ kind: 'enterEdit' })}
        />
        <IconButton look="on-dark" label={t('add')} icon={<IconPlus size={20} aria-hidden />} onClick={() => step({ kind: 'add' })} />
      </>
    )
  }
  if (mode.kind === 'modify') {
    return (
      <IconButton
        look="on-dark"
        label={t('exitEdit')}
        icon={<IconCheck size={20} aria-hidden />}
        onClick={() => step({ kind: 'exitEdit' })}
      />
    )
  }
  return (
    <IconButton
      look="on-dark"
      label={t('cancel')}
      icon={<IconArrowLeft size={20} aria-hidden />}
      onClick={() => step({ kind: 'cancel' })}
    />
  )
}

export function ShortcutsPanel({ mode, step, onLeave }: ModeProps & { onLeave: () => void }) {
  const t = useTexts(shortcutTexts)
  const queryClient = useQueryClient()
  const { data, error, refetch } = useQuery(shortcutsQuery(useLanguage()))
  useSignal('shortcut', () => void queryClient.invalidateQueries({ queryKey: ['shortcut'] }))
  const content = useRef<HTMLDivElement>(null)
  const before = useRef(mode.kind)
  useEffect(() => {
    // The pressed button is gone: without this the focus would be lost with it.
    if (before.current !== mode.kind) content.current?.focus({ preventScroll: true })
    before.current = mode.kind
  }, [mode.kind])

  return (
    <div ref={content} tabIndex={-1} role="group" aria-label={t(`mode.${mode.kind}`)} className={classes.content}>
      {(mode.kind === 'add' || mode.kind === 'edit') && (
        <ShortcutForm key={mode.kind} shortcut={mode.kind === 'edit' ? mode.shortcut : null} shortcuts={data ?? []} step={step} />
      )}
      {(mode.kind === 'view' || mode.kind === 'modify') && (
        <>
          {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
          {data === undefined && error === null && <ListSkeleton rows={3} />}
          {data?.length === 0 && (
            <ToolPanelEmpty icon={<IconBookmarks size={28} />} title={t('empty.title')}>
              {t('empty.text')}
            </ToolPanelEmpty>
          )}
          {data !== undefined && data.length > 0 && mode.kind === 'view' && <ShortcutLinks shortcuts={data} onLeave={onLeave} />}
          {data !== undefined && data.length > 0 && mode.kind === 'modify' && (
            <ShortcutSorter shortcuts={data} onChoose={(shortcut) => step({ kind: 'choose', shortcut })} />
          )}
        </>
      )}
    </div>
  )
}
