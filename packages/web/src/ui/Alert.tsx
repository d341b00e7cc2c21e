import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { VisuallyHidden } from './layout.ts'
import type { Tone } from './tokens.ts'
import { useUiTexts } from './ui.texts.ts'
import classes from './Alert.module.css'

const icons = { neutral: IconInfoCircle, info: IconInfoCircle, success: IconCircleCheck, warning: IconAlertTriangle, danger: IconCircleX }

export interface AlertProps {
  tone: Tone
  title?: string
  /** Interrupts a screen reader; only for what just went wrong. */
  urgent?: boolean
  actions?: ReactNode
  children?: ReactNode
}

export function Alert({ tone, title, urgent = false, actions, children }: AlertProps) {
  const t = useUiTexts()
  const Icon = icons[tone]
  return (
    <div className={classes.alert} data-tone={tone} role={urgent ? 'alert' : undefined}>
      <Icon size={22} aria-hidden className={classes.icon} />
      <div className={classes.body}>
        <VisuallyHidden>{t(`tone.${tone}`)}: </VisuallyHidden>
        {title !== undefined && <strong className={classes.title}>{title}</strong>}
        {children !== undefined && <div>{children}</div>}
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      </div>
    </div>
  )
}
