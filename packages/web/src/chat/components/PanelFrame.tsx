import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../ui/buttons.tsx'
import { useChatTexts } from '../chat.texts.ts'
import { quickChat } from './quickChatStore.ts'
import classes from './ChatPanel.module.css'

export function PanelFrame({
  headerHeight,
  title,
  actions,
  children,
}: {
  headerHeight: 64 | 80
  title: ReactNode
  actions?: ReactNode
  children: ReactNode
}) {
  const t = useChatTexts()
  return (
    <section className={classes.panel}>
      <header className={classes.header} data-height={headerHeight}>
        <div className={classes.title}>{title}</div>
        {actions}
        <IconButton label={t('close')} icon={<IconX size={20} aria-hidden />} onClick={quickChat.close} />
      </header>
      {children}
    </section>
  )
}
