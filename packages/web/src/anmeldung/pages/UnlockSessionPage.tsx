import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { safeRedirectPath } from '../../shared/redirectUrl.ts'
import { useGoTo } from '../../shared/searchState.ts'
import { useSession } from '../../shared/session.ts'
import { UnlockPanel } from '../components/UnlockPanel.tsx'

/** For a reload of a locked session. Unlocking, here or in another tab, returns to where the person was. */
export function UnlockSessionPage() {
  const session = useSession()
  const goTo = useGoTo()
  const redirectURL = useLocation({ select: ({ search }: { search: Record<string, unknown> }) => search['redirectURL'] })
  const [target] = useState(() => safeRedirectPath(redirectURL, window.location.origin) ?? '/')
  const open = session.kind === 'signed-in' && session.locked !== true
  useEffect(() => {
    if (open) goTo(target, { replace: true })
  }, [open, target, goTo])
  return session.kind === 'locked' ? <UnlockPanel by={session} /> : null
}
