import type { UserStatus } from '@dreiklang/domain/shared/appearance'
import classes from './StatusDot.module.css'

/** The word always stands beside it. */
export function StatusDot({ status }: { status: UserStatus }) {
  return <span className={classes.dot} data-status={status} aria-hidden />
}
