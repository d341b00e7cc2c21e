import { IconInbox } from '@tabler/icons-react'
import { EntriesTool } from './EntriesTool.tsx'

export function MessagesTool() {
  return <EntriesTool art="message" icon={<IconInbox size={22} aria-hidden />} />
}
