import { IconBell } from '@tabler/icons-react'
import { EntriesTool } from './EntriesTool.tsx'

export function NotificationsTool() {
  return <EntriesTool art="notification" icon={<IconBell size={22} aria-hidden />} />
}
