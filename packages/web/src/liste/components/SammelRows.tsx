/** The lines of a batch with what has to be read of each; many of them scroll in place, so that the buttons stay in sight. */
import type { ReactNode } from 'react'
import { Checkbox } from '../../form/Checkbox.tsx'
import classes from './Sammel.module.css'
import type { SammelDetail } from './view.ts'

export function SammelRows({ label, children }: { label: string; children: readonly ReactNode[] }) {
  if (children.flat().length === 0) return null
  return (
    <div
      className={classes.rollbar}
      role="region"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keys (WCAG 2.1.1)
      tabIndex={0}
    >
      <ul className={classes.liste}>{children}</ul>
    </div>
  )
}

export interface Haken {
  ticked: ReadonlySet<string>
  onTick: (detailId: string, checked: boolean) => void
  gesperrt: boolean
}

interface EntryProps {
  name: string
  was: string | undefined
  details?: readonly SammelDetail[] | undefined
  haken?: Haken
  children: ReactNode
}

export function Entry({ name, was, details = [], haken, children }: EntryProps) {
  return (
    <li className={classes.eintrag}>
      <div className={classes.eintragText}>
        <strong>{name}</strong>
        {was !== undefined && <div>{was}</div>}
        {details.map(({ id, titel, angaben, haken: words }) => (
          <div key={id} className={classes.detail}>
            <div className={classes.detailTitel}>{titel}</div>
            <dl className={classes.angaben}>
              {angaben.map((angabe) => (
                <div key={angabe.name} className={classes.detailAngabe}>
                  <dt>{angabe.name}</dt>
                  <dd>{angabe.wert}</dd>
                </div>
              ))}
            </dl>
            {words !== undefined && haken !== undefined && (
              <Checkbox
                label={words}
                mt="xs"
                checked={haken.ticked.has(id)}
                disabled={haken.gesperrt}
                onChange={(event) => haken.onTick(id, event.currentTarget.checked)}
              />
            )}
          </div>
        ))}
      </div>
      {children}
    </li>
  )
}
