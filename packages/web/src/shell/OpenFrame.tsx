import { Outlet } from '@tanstack/react-router'
import { useSession } from '../shared/session.ts'
import { Box } from '../ui/layout.ts'
import { Shell } from './Shell.tsx'

/** Pages for everyone: in the shell for those who are signed in, else alone on the page. */
export function OpenFrame() {
  const session = useSession()
  if (session.kind === 'signed-in') return <Shell />
  return (
    <Box component="main" p="xl">
      <Outlet />
    </Box>
  )
}
