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
  error?: string | undefined
  ref?: Ref<HTMLTextAreaElement>
}

export function MessageField({ label, placeholder, value, onChange, onSend, error, ref }: MessageFieldProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that completes an IME composition (Chinese, Japanese) must not send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    onSend()
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
