import { useEffect, useState } from 'react'
import { formatDate, formatDateTime, formatRelative, formatSince } from '../shared/format.ts'
import { useLanguage } from '../shared/i18n.ts'

/** `24.12.2026, 08:05`; a day without time stays a day. */
export function DateTime({ value }: { value: string }) {
  useLanguage()
  return <time dateTime={value}>{value.length === 10 ? formatDate(value) : formatDateTime(value)}</time>
}

interface RelativeProps {
  instant: string
  /** What happened then, or how long it has lasted since. */
  format?: typeof formatRelative
}

/** `vor 5 Minuten`, with the absolute time as title; moves on by itself. */
export function RelativeTime({ instant, format = formatRelative }: RelativeProps) {
  useLanguage()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return (
    <time dateTime={instant} title={formatDateTime(instant)}>
      {format(instant, now)}
    </time>
  )
}

/** `seit 5 Minuten`. */
export const Since = ({ instant }: { instant: string }) => <RelativeTime instant={instant} format={formatSince} />
