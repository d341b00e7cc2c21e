import type { ComponentType } from 'react'
import { QuickChatTool } from '../chat/components/QuickChatTool.tsx'
import { MessagesTool } from '../notification/components/MessagesTool.tsx'
import { NotificationsTool } from '../notification/components/NotificationsTool.tsx'
import { SearchTool } from '../search/components/SearchTool.tsx'
import { ShortcutsTool } from '../shortcut/components/ShortcutsTool.tsx'
import { UnterwegsTool } from '../unterwegs/components/UnterwegsTool.tsx'
import { FullscreenTool } from './FullscreenTool.tsx'
import { LanguageTool } from './LanguageTool.tsx'
import { UserTool } from './UserTool.tsx'

/** A tool on the right of the header: button and badge are part of the first load, its content loads on opening. */
export interface HeaderTool {
  id: string
  Component: ComponentType
  /** Hidden on screens narrower than this. */
  from?: 'md'
  /** Hidden on screens as wide as this and wider. */
  below?: 'lg'
  needsQuickChat?: boolean
}

export const headerTools: readonly HeaderTool[] = [
  { id: 'unterwegs', Component: UnterwegsTool },
  { id: 'languages', Component: LanguageTool },
  { id: 'fullscreen', Component: FullscreenTool, from: 'md' },
  { id: 'search', Component: SearchTool },
  { id: 'shortcuts', Component: ShortcutsTool },
  { id: 'messages', Component: MessagesTool },
  { id: 'notifications', Component: NotificationsTool },
  { id: 'quick-chat', Component: QuickChatTool, below: 'lg', needsQuickChat: true },
  { id: 'user', Component: UserTool },
]
