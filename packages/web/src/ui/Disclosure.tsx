import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import classes from './Disclosure.module.css'

export interface DisclosureProps {
  label: string
  summary?: ReactNode
  opened: boolean
  onToggle: (opened: boolean) => void
  children: ReactNode
}

export function Disclosure({ label, summary, opened, onToggle, children }: DisclosureProps) {
  const id = useId()
  return (
    <div className={classes.disclosure}>
      <button type="button" className={classes.button} aria-expanded={opened} aria-controls={id} onClick={() => onToggle(!opened)}>
        <IconChevronDown size={20} aria-hidden className={classes.chevron} data-opened={opened || undefined} />
        <span className={classes.words}>
          <span className={classes.label}>{label}</span>
          {!opened && summary !== undefined && <span className={classes.summary}>{summary}</span>}
        </span>
      </button>
      <div id={id} hidden={!opened} className={classes.content}>
        {opened && children}
      </div>
    </div>
  )
}
