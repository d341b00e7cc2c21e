import { useId, type ReactNode } from 'react'
import classes from './FieldGroup.module.css'

export interface FieldGroupProps {
  /** Names the group, for the eye and for screen readers. */
  label: string
  /** Target of a link in the summary of errors. */
  id?: string | undefined
  description?: ReactNode
  error?: ReactNode
  children: ReactNode
}

/** Fields that answer one question together: an address, the doses of a day. */
export function FieldGroup({ label, id, description, error, children }: FieldGroupProps) {
  const hintId = useId()
  const errorId = useId()
  const hasError = error !== undefined && error !== null && error !== false
  const described = [description === undefined ? '' : hintId, hasError ? errorId : ''].filter((one) => one !== '').join(' ')
  return (
    <fieldset
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      className={classes.group}
      aria-describedby={described === '' ? undefined : described}
    >
      <legend className={classes.legend}>{label}</legend>
      {description !== undefined && (
        <div id={hintId} className={classes.description}>
          {description}
        </div>
      )}
      {children}
      {hasError && (
        <div id={errorId} className={classes.error}>
          {error}
        </div>
      )}
    </fieldset>
  )
}
