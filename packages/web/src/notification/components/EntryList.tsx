import { IconBell, IconInbox } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLanguage, useTexts } from '../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState, ListSkeleton } from '../../ui/States.tsx'
import { toastError } from '../../ui/toast.tsx'
import { ToolPanelEmpty } from '../../ui/ToolPanel.tsx'
import { type MitteilungArt, entriesQuery, useEntryChanges } from '../notification.queries.ts'
import { notificationTexts } from '../notification.texts.ts'
import classes from './EntryList.module.css'
import { EntryRow } from './EntryRow.tsx'

/** Batch size: five hundred entries with their buttons take seconds to render. */
const step = 50

export function EntryList({ art, onLeave }: { art: MitteilungArt; onLeave: () => void }) {
  const t = useTexts(notificationTexts)
  const list = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(step)
  const { data: entries, error, refetch } = useQuery(entriesQuery(art, useLanguage()))
  const { toggle, remove } = useEntryChanges(art)

  if (entries === undefined)
    return error === null ? <ListSkeleton rows={4} height={80} /> : <ErrorState error={error} onRetry={() => void refetch()} />
  if (entries.length === 0) {
    const icon = art === 'message' ? <IconInbox size={28} /> : <IconBell size={28} />
    return (
      <ToolPanelEmpty icon={icon} title={t(`${art}.empty`)}>
        {t(`${art}.emptyHint`)}
      </ToolPanelEmpty>
    )
  }

  /** The button disappears with its entry: the focus moves to a neighbour, or to the title after the last one. */
  function takeAway(id: string, index: number): void {
    const beside = entries?.[index + 1] ?? entries?.[index - 1]
    const panel = list.current?.closest<HTMLElement>('[role="dialog"]')
    const next = panel?.querySelector<HTMLElement>(beside === undefined ? 'h2' : `[data-remove="${beside.id}"]`)
    remove.mutate(id, { onError: toastError, onSuccess: () => next?.focus() })
  }

  return (
    <>
      <ul className={classes.list} ref={list} aria-label={t(`${art}.title`)}>
        {entries.slice(0, shown).map((entry, index) => (
          <EntryRow
            key={entry.id}
            entry={entry}
            onToggle={() => toggle.mutate({ id: entry.id, read: !entry.read }, { onError: toastError })}
            onRemove={() => takeAway(entry.id, index)}
            onOpen={() => {
              if (!entry.read) toggle.mutate({ id: entry.id, read: true }, { onError: toastError })
              if (entry.useRouter) onLeave()
            }}
          />
        ))}
      </ul>
      {entries.length > shown && (
        <Button look="subtle" fullWidth onClick={() => setShown(shown + step)}>
          {t('older', { count: entries.length - shown })}
        </Button>
      )}
    </>
  )
}
