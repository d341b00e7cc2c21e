import type { HelpHit } from '@dreiklang/domain/help/help.contract'
import { PlainLink } from '../../ui/buttons.tsx'
import { guidePath, questionPath } from '../help.paths.ts'
import classes from './Help.module.css'

interface Line {
  to: string
  title: string
  text: string
  note?: string
}

export const lineOfHit = ({ kind, title, text, categorySlug, slug }: HelpHit): Line => ({
  to: kind === 'guide' ? guidePath(categorySlug, slug) : questionPath(categorySlug, slug),
  title,
  text,
})

/** Guides or questions, one below the other; the whole line leads there. */
export function HelpLines({ label, lines }: { label: string; lines: readonly Line[] }) {
  return (
    <ul className={classes.lines} aria-label={label}>
      {lines.map(({ to, title, text, note }) => (
        <li key={to} className={classes.line}>
          <PlainLink to={to}>{title}</PlainLink>
          <div className={classes.quiet}>{note === undefined ? text : `${note} · ${text}`}</div>
        </li>
      ))}
    </ul>
  )
}
