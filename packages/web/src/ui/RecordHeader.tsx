import { Title } from '@mantine/core'
import type { ReactNode, RefObject } from 'react'
import { usePageTitle } from './layout.tsx'
import classes from './RecordHeader.module.css'

interface HeadProps {
  /** Whom or what the record is about. */
  title: string
  back?: ReactNode
  /** What tells two of the same name apart. */
  beside?: ReactNode
  state?: ReactNode
  meta?: ReactNode
  actions?: ReactNode
}

interface RecordHeaderProps extends HeadProps {
  /** Of the browser's tab, which everybody sees who looks over a shoulder or into its history: no name of a person. */
  tabTitle: string
}

/** The head of a record in one row, its title the h1; `PageHeader` in its place. */
export function RecordHeader({ tabTitle, ...parts }: RecordHeaderProps) {
  return <Head {...parts} level={1} heading={usePageTitle(tabTitle)} />
}

/** The same above a record that is open beside a list. */
export const PaneHeader = (parts: HeadProps) => <Head {...parts} level={2} />

function Head({
  title,
  back,
  beside,
  state,
  meta,
  actions,
  level,
  heading,
}: HeadProps & { level: 1 | 2; heading?: RefObject<HTMLHeadingElement | null> }) {
  return (
    <div className={classes.head}>
      {back}
      <div className={classes.words}>
        <div className={classes.first}>
          <Title order={level} {...(heading === undefined ? {} : { ref: heading, tabIndex: -1 })} className={classes.title ?? ''}>
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
