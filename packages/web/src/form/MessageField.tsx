import { Textarea } from '@mantine/core'
import type { KeyboardEvent, Ref } from 'react'
import classes from './MessageField.module.css'

export interface MessageFieldProps {
  /** The accessible name; there is no room for a visible one. */
  label: string
  placeholder: string
  value: string
  onChange: (value: string) => void
  /** Enter without Shift. */
  onSend: () => void
  /** Arrow up in the empty field. */
  onUp?: () => void
  onEscape?: () => void
  error?: string | undefined
  ref?: Ref<HTMLTextAreaElement>
}

export function MessageField({ label, placeholder, value, onChange, onSend, onUp, onEscape, error, ref }: MessageFieldProps) {
  const answers: Partial<Record<string, (() => void) | undefined>> = {
    Enter: onSend,
    ArrowUp: value === '' ? onUp : undefined,
    Escape: onEscape,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const answer = answers[event.key]
    // Enter that completes an IME composition (Chinese, Japanese) must not send.
    if (answer === undefined || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.stopPropagation()
    answer()
  }
  return (
    <Textarea
      {...(ref === undefined ? {} : { ref })}
      data-autofocus
      aria-label={label}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      error={error}
      autosize
      minRows={1}
      maxRows={6}
      radius={24}
      classNames={{ input: classes.input ?? '' }}
    />
  )
}
