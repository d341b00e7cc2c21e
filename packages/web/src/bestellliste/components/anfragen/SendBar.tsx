import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { formatDate } from '../../../shared/format.ts'
import { useToday } from '../../../shared/useToday.ts'
import { Button } from '../../../ui/buttons.tsx'
import { Kbd } from '../../../ui/Kbd.tsx'
import { useBegriffeTexts } from '../../../bestellung/bestellung.texts.ts'
import { useRequestTexts } from '../../bestellliste.texts.ts'
import { usualOrt } from '../../../bestellung/components/schritte/defaults.ts'
import type { RequestCursor } from './useRequestCursor.ts'
import type { RequestMarks } from './useRequestMarks.ts'
import classes from './SendBar.module.css'

interface SendBarProps {
  marks: RequestMarks
  cursor: RequestCursor
}

/** What is marked, and the one question before any of it leaves the practice. */
export function SendBar({ marks, cursor }: SendBarProps) {
  const t = useRequestTexts()
  const { marked, progress } = marks
  const { confirming } = cursor
  if (marked.length === 0 && progress === null) return null
  const prescribed = marked.filter(({ mark }) => mark.step === 'verordnen').length
  const refused = marked.length - prescribed
  return (
    <div className={classes.bar} data-own-foot role="region" aria-label={t('leiste')} data-no-print>
      {progress !== null && <span role="status">{t('laeuft', progress)}</span>}
      {progress === null && confirming !== null && <Question marks={marks} cursor={cursor} ids={confirming} />}
      {progress === null && confirming === null && (
        <>
          <strong className={classes.count} role="status">
            {[
              ...(prescribed > 0 ? [t('zaehler.verordnen', { count: prescribed })] : []),
              ...(refused > 0 ? [t('zaehler.ablehnen', { count: refused })] : []),
            ].join(' · ')}
          </strong>
          <Button look="secondary" onClick={marks.clear}>
            {t('verwerfen')}
          </Button>
          <Button onClick={cursor.confirmAll}>
            {t('bestaetigen')}
            <span className={classes.chord} aria-hidden>
              <Kbd chord="mod+enter" />
            </span>
          </Button>
        </>
      )}
    </div>
  )
}

function Question({ marks, cursor, ids }: SendBarProps & { ids: ReadonlySet<string> }) {
  const t = useRequestTexts()
  const b = useBegriffeTexts()
  const today = useToday()
  const words = useId()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  const leave = (event: KeyboardEvent) => {
    // A key that is held down has asked the question; it is no answer.
    if (event.repeat || event.key === 'Escape') event.preventDefault()
    if (event.key === 'Escape') cursor.cancel()
  }
  const meant = marks.marked.filter(({ row }) => ids.has(row.id))
  const prescribed = meant.filter(({ mark }) => mark.step === 'verordnen')
  const refused = meant.length - prescribed.length
  const orte = [...new Set(prescribed.map(({ row }) => usualOrt(row.rezeptart)))].map((ort) => b(`rezeptOrt.${ort}`))
  return (
    <div className={classes.question} role="group" aria-labelledby={words}>
      <span id={words} className={classes.count}>
        {prescribed.length > 0 && (
          <>
            <strong>{t('satz', { count: prescribed.length })}</strong>{' '}
            {t('ausgestellt', { tag: formatDate(today), ort: orte.join(', ') })}{' '}
          </>
        )}
        {refused > 0 && <strong>{t('ablehnung', { count: refused })}</strong>}
      </span>
      <Button look="secondary" onKeyDown={leave} onClick={cursor.cancel}>
        {t('zurueck')}
      </Button>
      <Button ref={button} aria-describedby={words} disabled={meant.length === 0} onKeyDown={leave} onClick={() => void cursor.send()}>
        {t('senden', { count: meant.length })}
      </Button>
    </div>
  )
}
