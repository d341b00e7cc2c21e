import { useEffect, useRef, type MouseEvent } from 'react'
import { Alert } from '../ui/Alert.tsx'
import { useUiTexts } from '../ui/ui.texts.ts'
import classes from './ErrorSummary.module.css'

export interface SummaryEntry {
  /** Id of the field; null when the problem belongs to no field on the screen. */
  fieldId: string | null
  message: string
}

/** Takes the focus when it appears or changes. */
export function ErrorSummary({ entries }: { entries: readonly SummaryEntry[] }) {
  const t = useUiTexts()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (entries.length > 0) box.current?.focus()
  }, [entries])
  if (entries.length === 0) return null

  const jump = (event: MouseEvent, fieldId: string) => {
    event.preventDefault()
    document.getElementById(fieldId)?.focus()
  }
  return (
    <div ref={box} tabIndex={-1} className={classes.summary}>
      <Alert tone="danger" urgent title={t('summaryTitle', { count: entries.length })}>
        <ul className={classes.list}>
          {entries.map(({ fieldId, message }) => (
            <li key={`${fieldId} ${message}`}>
              {fieldId === null ? (
                message
              ) : (
                <a href={`#${fieldId}`} className={classes.link} onClick={(event) => jump(event, fieldId)}>
                  {labelOf(fieldId)}
                  {message}
                </a>
              )}
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  )
}

/** The label as the person reads it beside the field, without its asterisk; the kit names it after the field. */
function labelOf(fieldId: string): string {
  const text = document.getElementById(`${fieldId}-label`)?.textContent.replace('*', '').trim() ?? ''
  return text === '' ? '' : `${text}: `
}
