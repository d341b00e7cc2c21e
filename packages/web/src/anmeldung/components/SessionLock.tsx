import { anmeldungContract } from '@dreiklang/domain/shared/anmeldung.contract'
import { Activity, lazy, Suspense, useEffect, useMemo, type ReactNode } from 'react'
import { useActions } from '../../shared/actions.ts'
import { call } from '../../shared/apiClient.ts'
import { useTexts } from '../../shared/i18n.ts'
import { useSession } from '../../shared/session.ts'
import { toastError } from '../../ui/toast.tsx'
import { anmeldungTexts } from '../anmeldung.texts.ts'
import { lockSession } from '../anmeldung.queries.ts'
import { watchIdle } from './idle.ts'

const UnlockPanel = lazy(async () => ({ default: (await import('./UnlockPanel.tsx')).UnlockPanel }))

/**
 * While the session is locked, the page is not shown and does nothing, but stays as it is: what was typed and where one was is there
 * again after the password. Dialogs stand outside of the page; the attribute hides them (UnlockPanel.module.css).
 */
export function SessionLock({ children }: { children: ReactNode }) {
  const session = useSession()
  const open = session.kind === 'signed-in' && session.locked !== true
  const locked = session.kind === 'signed-in' && session.locked === true ? session.user : null
  useEffect(() => {
    document.documentElement.toggleAttribute('data-locked', locked !== null)
    return () => document.documentElement.removeAttribute('data-locked')
  }, [locked])
  return (
    <>
      {open && <LockWatch />}
      <Activity mode={locked === null ? 'visible' : 'hidden'}>{children}</Activity>
      {locked !== null && (
        <Suspense>
          <UnlockPanel by={locked} />
        </Suspense>
      )}
    </>
  )
}

/** The action for menus, and the clock that locks a screen nobody uses. */
function LockWatch() {
  const t = useTexts(anmeldungTexts)
  const actions = useMemo(
    () => [{ id: 'session.lock', name: t('lock.action'), section: t('lock.section'), perform: () => void lockSession().catch(toastError) }],
    [t],
  )
  useActions(actions)
  useEffect(
    () =>
      watchIdle({
        onIdle: () => void lockSession().catch(toastError),
        // Who writes a long text makes no calls; the server would think that nobody is there.
        onStillHere: () => void call(anmeldungContract.me, { background: true }).catch(() => {}),
      }),
    [],
  )
  return null
}
