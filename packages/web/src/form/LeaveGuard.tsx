import { useBlocker } from '@tanstack/react-router'
import { sessionStore } from '../shared/apiClient.ts'
import { Button } from '../ui/buttons.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { useLeaveGuardTexts } from '../ui/ui.texts.ts'

export interface LeaveGuardProps {
  dirty: () => boolean
  /** A last attempt to save, before the person is asked. */
  save?: () => Promise<void>
  onDiscard?: () => void
  /** Which addresses do not leave the page; without it all with the same path (a tab, a filter). */
  stays?: (next: { pathname: string; search: Record<string, unknown> }) => boolean
}

/** Closing the tab is handled by the browser itself. */
export function LeaveGuard({ dirty, save, onDiscard, stays }: LeaveGuardProps) {
  const t = useLeaveGuardTexts()
  const blocker = useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      const { pathname, search }: { pathname: string; search: Record<string, unknown> } = next
      const same = stays === undefined ? pathname === current.pathname : stays({ pathname, search })
      // When the session has ended the page is gone: there is nobody left to ask.
      const blocks = () => sessionStore.state().kind === 'signed-in' && dirty()
      if (same || !blocks()) return false
      await save?.()
      return blocks()
    },
    enableBeforeUnload: dirty,
    withResolver: true,
  })
  const stay = () => blocker.reset?.()
  const leave = () => {
    onDiscard?.()
    blocker.proceed?.()
  }
  return (
    <Dialog
      opened={blocker.status === 'blocked'}
      onClose={stay}
      title={t('title')}
      actions={
        <>
          <Button look="danger" onClick={leave}>
            {t('leave')}
          </Button>
          <Button onClick={stay}>{t('stay')}</Button>
        </>
      }
    >
      {t('text')}
    </Dialog>
  )
}
