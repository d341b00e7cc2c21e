import { Card as BaseCard, Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import classes from './Card.module.css'

export interface CardProps {
  /** A card with a title is a named region. */
  title?: string
  level?: 2 | 3 | 4
  actions?: ReactNode
  children: ReactNode
}

export function Card({ title, level = 2, actions, children }: CardProps) {
  const id = useId()
  if (title === undefined) return <BaseCard className={classes.card ?? ''}>{children}</BaseCard>
  return (
    <BaseCard className={classes.card ?? ''} component="section" aria-labelledby={id}>
      <div className={classes.head}>
        <Title order={level} size="h4" id={id} className={classes.title ?? ''}>
          {title}
        </Title>
        {actions}
      </div>
      {children}
    </BaseCard>
  )
}
