import { isAllowedLink, isInternalLink } from '@dreiklang/domain/shared/link'
import type { Shortcut } from '@dreiklang/domain/shortcut/shortcut.contract'
import { IconArrowLeft, IconBookmarks, IconCheck, IconPencil, IconPlus, IconGripVertical } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLanguage } from '../../shared/i18n.ts'
import { useSignal } from '../../shared/signal.ts'
import { IconButton, PlainLink, UnstyledButton } from '../../ui/buttons.tsx'
import { announce, showQuery } from '../../ui/feedback.tsx'
import { ToolPanelEmpty } from '../../ui/ToolPanel.tsx'
import { toastError } from '../../ui/toast.tsx'
import { twoColumns, useSorting } from '../../ui/useSorting.ts'
import { shortcutsQuery, useSortShortcuts } from '../shortcut.queries.ts'
import { useShortcutTexts } from '../shortcut.texts.ts'
import { ShortcutDrawing } from './ShortcutDrawing.tsx'
import { ShortcutForm } from './ShortcutForm.tsx'
import type { ShortcutMode, ShortcutStep } from './shortcutMode.ts'
import classes from './Shortcuts.module.css'

interface ModeProps {
  mode: ShortcutMode
  step: (step: ShortcutStep) => void
}

const deeds = {
  view: [
    ['enterEdit', IconPencil],
    ['add', IconPlus],
  ],
  modify: [['exitEdit', IconCheck]],
  add: [['cancel', IconArrowLeft]],
  edit: [['cancel', IconArrowLeft]],
} as const

export function ShortcutActions({ mode, step }: ModeProps) {
  const t = useShortcutTexts()
  return deeds[mode.kind].map(([kind, Drawing]) => (
    <IconButton key={kind} look="on-dark" label={t(kind)} icon={<Drawing size={20} aria-hidden />} onClick={() => step({ kind })} />
  ))
}

export function ShortcutsPanel({ mode, step, onLeave }: ModeProps & { onLeave: () => void }) {
  const t = useShortcutTexts()
  const queryClient = useQueryClient()
  const { data, state } = showQuery(useQuery(shortcutsQuery(useLanguage())), { rows: 3 })
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
          {state}
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

function ShortcutLinks({ shortcuts, onLeave }: { shortcuts: readonly Shortcut[]; onLeave: () => void }) {
  return (
    <ul className={classes.grid}>
      {shortcuts.map((shortcut) => (
        <li key={shortcut.id}>
          <Target shortcut={shortcut} onLeave={onLeave} />
        </li>
      ))}
    </ul>
  )
}

function Target({ shortcut, onLeave }: { shortcut: Shortcut; onLeave: () => void }) {
  const t = useShortcutTexts()
  const { link, useRouter, label } = shortcut
  const tile = <ShortcutTile shortcut={shortcut} />
  if (useRouter && isInternalLink(link)) {
    return (
      <PlainLink to={link} className={classes.tile} onClick={onLeave}>
        {tile}
      </PlainLink>
    )
  }
  // The server only accepts allowed links; anything else is shown without leading anywhere.
  if (!isAllowedLink(link)) return <span className={classes.tile}>{tile}</span>
  if (isInternalLink(link)) {
    return (
      <a href={link} className={classes.tile}>
        {tile}
      </a>
    )
  }
  return (
    <a
      href={link}
      className={classes.tile}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('newWindow', { label })}
      onClick={onLeave}
    >
      {tile}
    </a>
  )
}

function ShortcutSorter({ shortcuts, onChoose }: { shortcuts: readonly Shortcut[]; onChoose: (shortcut: Shortcut) => void }) {
  const t = useShortcutTexts()
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

function ShortcutTile({ shortcut: { icon, label, description } }: { shortcut: Shortcut }) {
  return (
    <>
      <span className={classes.circle}>
        <ShortcutDrawing icon={icon} size={24} />
      </span>
      <span className={classes.label}>{label}</span>
      {description !== '' && <span className={classes.description}>{description}</span>}
    </>
  )
}
