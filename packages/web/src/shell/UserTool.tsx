import { performAction } from '../shared/actions.ts'
import { useUser } from '../shared/session.ts'
import { UserMenu } from './UserMenu.tsx'

export function UserTool() {
  return <UserMenu user={useUser()} onHelp={() => performAction('shell.help')} />
}
