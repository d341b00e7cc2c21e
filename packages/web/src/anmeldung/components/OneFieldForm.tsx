import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent, type ReactNode } from 'react'
import { PasswordField, TextField } from '../../form/TextField.tsx'
import { Button, type ButtonLook } from '../../ui/buttons.tsx'
import { ErrorState } from '../../ui/feedback.tsx'
import { Stack, Text } from '../../ui/layout.tsx'
import { useKontoTexts } from '../konto.texts.ts'
import { AuthFrame } from './AuthFrame.tsx'

interface OneFieldFormProps {
  kind: 'email' | 'current-password' | 'one-time-code' | 'recovery-code'
  label: string
  description?: string
  submit: string
  look?: ButtonLook
  send: (value: string) => Promise<void>
}

export function OneFieldForm({ kind, label, description, submit, look = 'primary', send }: OneFieldFormProps) {
  const t = useKontoTexts()
  const [value, setValue] = useState('')
  const [missing, setMissing] = useState(false)
  const { mutate, isPending, error, reset } = useMutation({ mutationFn: send })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const typed = value.trim()
    setMissing(typed === '')
    if (typed === '') reset()
    else if (!isPending) mutate(typed)
  }
  const field = {
    label,
    ...(description === undefined ? {} : { description }),
    value,
    error: missing ? t('missing') : undefined,
    onChange: (event: { currentTarget: { value: string } }) => setValue(event.currentTarget.value),
  }
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        {error !== null && <ErrorState error={error} />}
        {kind === 'current-password' && <PasswordField {...field} autoComplete="current-password" />}
        {kind === 'email' && <TextField {...field} type="email" autoComplete="email" />}
        {kind === 'one-time-code' && <TextField {...field} inputMode="numeric" autoComplete="one-time-code" maxLength={7} />}
        {kind === 'recovery-code' && <TextField {...field} autoComplete="off" autoCapitalize="characters" spellCheck={false} />}
        <Button type="submit" look={look} busy={isPending} fullWidth>
          {submit}
        </Button>
      </Stack>
    </form>
  )
}

interface ConfirmByPasswordProps {
  words: { title: string; text: string; doneTitle: string }
  confirm: (password: string) => Promise<unknown>
  done: ReactNode
  below?: ReactNode
}

/** A page that a link of a mail has opened. */
export function ConfirmByPassword({ words: { title, text, doneTitle }, confirm, done, below }: ConfirmByPasswordProps) {
  const t = useKontoTexts()
  const [confirmed, setConfirmed] = useState(false)
  const send = async (password: string) => {
    await confirm(password)
    setConfirmed(true)
  }
  return (
    <AuthFrame title={confirmed ? doneTitle : title}>
      {confirmed ? (
        done
      ) : (
        <Stack>
          <Text>{text}</Text>
          <OneFieldForm kind="current-password" label={t('confirm.password')} submit={t('confirm.submit')} send={send} />
          {below}
        </Stack>
      )}
    </AuthFrame>
  )
}
