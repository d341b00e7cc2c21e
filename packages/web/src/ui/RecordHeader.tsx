import { Title, VisuallyHidden } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode, RefObject } from 'react'
import { Link } from './buttons.tsx'
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
  /** Above a page with a margin of its own. */
  inPage?: boolean
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
  inPage = false,
}: HeadProps & { level: 1 | 2; heading?: RefObject<HTMLHeadingElement | null>; inPage?: boolean }) {
  return (
    <div className={classes.head} data-in-page={inPage || undefined}>
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

/** The way back to where the record was opened from. @param children what it says to who does not see the arrow */
export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className={classes.back ?? ''} data-no-print>
    <IconArrowLeft size={20} aria-hidden />
    <VisuallyHidden>{children}</VisuallyHidden>
  </Link>
)
