import { formatDateTime } from '../shared/format.ts'
import { useUser } from '../shared/session.ts'
import classes from './PrintedBy.module.css'
import { useUiTexts } from './ui.texts.ts'

/** On paper only: when it was printed and by whom, and what was left out of it. */
export function PrintedBy({ filter = null }: { filter?: string | null }) {
  const t = useUiTexts()
  const { name } = useUser()
  const printed = t('printedBy', { am: formatDateTime(new Date().toISOString()), name })
  return (
    <p className={classes.paper} aria-hidden>
      {filter === null ? printed : `${filter} · ${printed}`}
    </p>
  )
}
