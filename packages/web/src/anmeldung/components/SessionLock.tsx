import { leerlaufContract, leerlaufMinutes } from '@dreiklang/domain/anmeldung/idle.contract'
import { useQueryClient } from '@tanstack/react-query'
import { Activity, lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useActions } from '../../shared/actions.ts'
import { call, sessionStore } from '../../shared/apiClient.ts'
import { useSession } from '../../shared/session.ts'
import { announce } from '../../ui/feedback.tsx'
import { toastError } from '../../ui/toast.tsx'
import { useAnmeldungTexts } from '../anmeldung.texts.ts'
import { lockSession } from '../anmeldung.queries.ts'
import { watchIdle } from './idle.ts'
import './SessionLock.module.css'

const loadPanel = () => import('./UnlockPanel.tsx')
const loadWarning = () => import('./IdleWarning.tsx')
const UnlockPanel = lazy(async () => ({ default: (await loadPanel()).UnlockPanel }))
const IdleWarning = lazy(async () => ({ default: (await loadWarning()).IdleWarning }))

/**
 * While locked, nothing of the page can be seen, read out, reached or found: its effects and its stream end, and the token is gone.
 * This tab's memory keeps the page with what was typed and the data it is made of: a nurse called away at the door must find her
 * half-written order, and forms that lost their data would be rebuilt empty. Nothing lies on the device: a reload leaves only the address.
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

function LockWatch() {
  const t = useAnmeldungTexts()
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
