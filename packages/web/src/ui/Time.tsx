import { useEffect, useState } from 'react'
import { formatDate, formatDateTime, formatRelative } from '../shared/format.ts'
import { useLanguage } from '../shared/i18n.ts'

/** `24.12.2026, 08:05`; a day without time stays a day. */
export function DateTime({ value }: { value: string }) {
  useLanguage()
  return <time dateTime={value}>{value.length === 10 ? formatDate(value) : formatDateTime(value)}</time>
}

/** `vor 5 Minuten`, with the absolute time as title; moves on by itself. */
export function RelativeTime({ instant }: { instant: string }) {
  useLanguage()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return (
    <time dateTime={instant} title={formatDateTime(instant)}>
      {formatRelative(instant, now)}
    </time>
  )
}
