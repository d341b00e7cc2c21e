import { useId, type ReactNode } from 'react'
import classes from './FieldGroup.module.css'

export interface FieldGroupProps {
  label: string
  id?: string | undefined
  description?: ReactNode
  error?: ReactNode
  children: ReactNode
}

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
