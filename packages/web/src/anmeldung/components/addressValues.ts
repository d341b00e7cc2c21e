/** What the address says to someone who is not signed in. */
import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { safeRedirectPath } from '../../shared/redirectUrl.ts'
import { useGoTo } from '../../shared/searchState.ts'
import { useSession } from '../../shared/session.ts'

const useAddressValue = (name: 'token' | 'redirectURL'): unknown =>
  useLocation({ select: ({ search }: { search: Record<string, unknown> }) => search[name] })

/** Null for a truncated address. */
export function useLinkToken(): string | null {
  const token = useAddressValue('token')
  return typeof token === 'string' ? token : null
}

/** As soon as someone is signed in, here or in another tab: back to where the person was. */
export function useLeaveWhenSignedIn(): void {
  const session = useSession()
  const goTo = useGoTo()
  const redirectURL = useAddressValue('redirectURL')
  // Read once: as soon as the next page is loading, the address has no redirectURL any more.
  const [target] = useState(() => safeRedirectPath(redirectURL, window.location.origin) ?? '/')
  const open = session.kind === 'signed-in' && session.locked !== true
  useEffect(() => {
    if (open) goTo(target, { replace: true })
  }, [open, target, goTo])
}
