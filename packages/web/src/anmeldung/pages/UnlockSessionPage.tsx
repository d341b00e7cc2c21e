import { useSession } from '../../shared/session.ts'
import { UnlockPanel } from '../components/UnlockPanel.tsx'
import { useLeaveWhenSignedIn } from '../components/addressValues.ts'

/** For a reload of a locked session. */
export function UnlockSessionPage() {
  const session = useSession()
  useLeaveWhenSignedIn()
  return session.kind === 'locked' ? <UnlockPanel by={session} /> : null
}
