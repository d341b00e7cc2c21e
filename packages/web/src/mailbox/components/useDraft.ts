/** A draft as it is written, saved by itself a moment after the last key, one saving after the other. */
import type { RecipientKind } from '@dreiklang/domain/mailbox/mailbox'
import type { Mail, MailDraft } from '@dreiklang/domain/mailbox/mail.contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { saveDraft } from '../mailbox.queries.ts'
import type { Outside } from './post/OutsideField.tsx'
import type { Person } from './RecipientField.tsx'

export interface Written {
  to: Person[]
  cc: Person[]
  bcc: Person[]
  outside: Outside
  subject: string
  content: string
}

function writtenOf({ recipients, subject, content, post }: Mail): Written {
  const of = (kind: RecipientKind) => recipients.filter((one) => one.kind === kind)
  return { to: of('to'), cc: of('cc'), bcc: of('bcc'), outside: post?.outside ?? [], subject, content }
}

const draftOf = ({ to, cc, bcc, outside, subject, content }: Written): MailDraft => {
  const ids = (people: readonly Person[]) => people.map(({ personId }) => personId)
  // Spaces alone are nothing yet.
  return { to: ids(to), cc: ids(cc), bcc: ids(bcc), outside, subject: subject.trim(), content: content.trim() === '' ? '' : content }
}

const waitMs = 700

export type Saving = 'saved' | 'saving' | 'failed'

export function useDraft(opened: Mail) {
  const [written, setWritten] = useState(() => writtenOf(opened))
  const [saving, setSaving] = useState<Saving>('saved')
  const [failure, setFailure] = useState<unknown>(null)
  const now = useRef({ version: opened.version, written, saved: JSON.stringify(draftOf(written)) })
  const queue = useRef<Promise<void>>(Promise.resolve())

  /** Answers the version that holds everything. @throws ApiError */
  const flush = useCallback((): Promise<number> => {
    const work = async () => {
      const draft = draftOf(now.current.written)
      const text = JSON.stringify(draft)
      if (text === now.current.saved) return
      setSaving('saving')
      const { version } = await saveDraft({ id: opened.id, version: now.current.version, draft })
      now.current = { ...now.current, version, saved: text }
    }
    const done = queue.current.then(work)
    queue.current = done.catch(() => undefined)
    return done.then(
      () => {
        setSaving('saved')
        setFailure(null)
        return now.current.version
      },
      (error: unknown) => {
        setSaving('failed')
        setFailure(error)
        throw error
      },
    )
  }, [opened.id])

  const change = (what: Partial<Written>) => {
    now.current = { ...now.current, written: { ...now.current.written, ...what } }
    setWritten(now.current.written)
  }

  useEffect(() => {
    const timer = setTimeout(() => void flush().catch(() => undefined), waitMs)
    return () => clearTimeout(timer)
  }, [written, flush])

  // Who leaves the page in between loses nothing.
  useEffect(() => () => void flush().catch(() => undefined), [flush])

  return { written, change, flush, saving, failure }
}
