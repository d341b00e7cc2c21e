import { leerlaufContract, leerlaufMinutes } from '@dreiklang/domain/anmeldung/idle.contract'
import { useQueryClient } from '@tanstack/react-query'
import { Activity, lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useActions } from '../../shared/actions.ts'
import { call, sessionStore } from '../../shared/apiClient.ts'
import { useTexts } from '../../shared/i18n.ts'
import { useSession } from '../../shared/session.ts'
import { announce } from '../../ui/LiveRegion.tsx'
import { toastError } from '../../ui/toast.tsx'
import { anmeldungTexts } from '../anmeldung.texts.ts'
import { lockSession } from '../anmeldung.queries.ts'
import { watchIdle } from './idle.ts'
import './SessionLock.module.css'

const loadPanel = () => import('./UnlockPanel.tsx')
const loadWarning = () => import('./IdleWarning.tsx')
const UnlockPanel = lazy(async () => ({ default: (await loadPanel()).UnlockPanel }))
const IdleWarning = lazy(async () => ({ default: (await loadWarning()).IdleWarning }))

/**
 * While the session is locked nothing of the page can be seen, read out, reached or found: it is taken off the screen and out of the
 * accessibility tree, its effects and its stream end, the title of the tab is that of the lock, and the token is gone.
 *
 * Kept in the memory of this tab: the page as it was with what was typed, and its address, because a nurse who is called away at the
 * door must find her half-written order again; and the data that this page is made of, because forms that lost them would be built
 * again, empty. All other data that was read goes. Nothing of it lies on the device: after a reload only the address is left.
 */
export function SessionLock({ children }: { children: ReactNode }) {
  const session = useSession()
  const queryClient = useQueryClient()
  const open = session.kind === 'signed-in' && session.locked !== true
  const locked = session.kind === 'signed-in' && session.locked === true ? session.user : null
  useEffect(
    () =>
      // At the moment of the lock, while the page still holds on to what it shows.
      sessionStore.subscribe(() => {
        const now = sessionStore.state()
        if (now.kind === 'signed-in' && now.locked === true) queryClient.removeQueries({ type: 'inactive' })
      }),
    [queryClient],
  )
  useEffect(() => {
    document.documentElement.toggleAttribute('data-locked', locked !== null)
    // What was announced last stands in a region beside the page until something else is.
    if (locked !== null) announce('')
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
  const [lockAtMs, setLockAtMs] = useState<number | null>(null)
  const actions = useMemo(
    () => [{ id: 'session.lock', name: t('lock.action'), section: t('lock.section'), perform: () => void lockSession().catch(toastError) }],
    [t],
  )
  useActions(actions)
  useEffect(() => {
    let minutes: number = leerlaufMinutes.ueblich
    // Who writes a long text makes no calls; the server would think that nobody is there. It answers how long it waits.
    const sayHere = () =>
      call(leerlaufContract.here, { background: true }).then(
        (answer) => (minutes = answer.minuten),
        () => {},
      )
    void sayHere()
    return watchIdle({
      idleMs: () => minutes * 60_000,
      onWarn: setLockAtMs,
      onIdle: () => void lockSession().catch(toastError),
      onStillHere: () => {
        void sayHere()
        // Before they are needed: without a network a lock that had to be fetched first would not come.
        void Promise.allSettled([loadPanel(), loadWarning()])
      },
    })
  }, [])
  return lockAtMs === null ? null : (
    <Suspense>
      <IdleWarning lockAtMs={lockAtMs} />
    </Suspense>
  )
}
