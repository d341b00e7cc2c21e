import { Outlet } from '@tanstack/react-router'
import { useSession } from '../shared/session.ts'
import { Box } from '../ui/layout.tsx'
import { Shell } from './Shell.tsx'

export function OpenFrame() {
  const session = useSession()
  if (session.kind === 'signed-in') return <Shell />
  return (
    <Box component="main" p="xl">
      <Outlet />
    </Box>
  )
}
