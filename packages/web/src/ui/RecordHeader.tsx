import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { usePageTitle } from './layout.tsx'
import classes from './RecordHeader.module.css'

interface RecordHeaderProps {
  /** The h1: whom or what the record is about. */
  title: string
  /** Of the browser's tab, which everybody sees who looks over a shoulder or into its history: no name of a person. */
  tabTitle: string
  back: ReactNode
  /** What tells two of the same name apart. */
  beside?: ReactNode
  state?: ReactNode
  meta?: ReactNode
  actions?: ReactNode
}

/** The head of a record in one row; `PageHeader` in its place. */
export function RecordHeader({ title, tabTitle, back, beside, state, meta, actions }: RecordHeaderProps) {
  const heading = usePageTitle(tabTitle)
  return (
    <div className={classes.head}>
      {back}
      <div className={classes.words}>
        <div className={classes.first}>
          <Title order={1} ref={heading} tabIndex={-1} className={classes.title ?? ''}>
            {title}
          </Title>
          {beside !== undefined && <span className={classes.beside}>{beside}</span>}
          <span className={classes.state}>{state}</span>
        </div>
        <div className={classes.meta}>{meta}</div>
      </div>
      <div className={classes.actions}>{actions}</div>
    </div>
  )
}
