import { useState, type FormEvent } from 'react'
import { PasswordField } from '../../form/TextField.tsx'
import { useFirstFocus } from '../../form/useFirstFocus.ts'
import { ApiError } from '../../shared/apiError.ts'
import { useGoTo } from '../../shared/searchState.ts'
import type { LockedBy } from '../../shared/sessionStore.ts'
import { Alert } from '../../ui/feedback.tsx'
import { Button } from '../../ui/buttons.tsx'
import { PageHeader, Stack, Text } from '../../ui/layout.tsx'
import { toastError } from '../../ui/toast.tsx'
import { signOut, unlockSession } from '../anmeldung.queries.ts'
import { useAnmeldungTexts } from '../anmeldung.texts.ts'
import { AuthFrame } from './AuthFrame.tsx'

export function UnlockPanel({ by }: { by: LockedBy }) {
  const t = useAnmeldungTexts()
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const field = useFirstFocus()
  const goTo = useGoTo()

  const send = async () => {
    setBusy(true)
    setProblem(null)
    try {
      await unlockSession(by.email, password)
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : String(error))
      setPassword('')
      setBusy(false)
      field.current?.focus()
    }
  }
  /** Not by the page for it: behind the lock no page does anything. */
  const leave = async () => {
    await signOut().catch(toastError)
    goTo('/sign-in', { replace: true })
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (password === '') setProblem(t('lock.missing'))
    else if (!busy) void send()
  }
  return (
    <AuthFrame>
      <PageHeader title={t('lock.title')} />
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <Text>{t('lock.text', { name: by.name })}</Text>
          {problem !== null && (
            <Alert tone="danger" urgent>
              {problem}
            </Alert>
          )}
          <input type="email" name="email" autoComplete="username" value={by.email} readOnly hidden />
          <PasswordField
            label={t('signIn.password')}
            name="password"
            autoComplete="current-password"
            ref={field}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <Button type="submit" busy={busy} fullWidth>
            {t('lock.submit')}
          </Button>
          <Button look="subtle" fullWidth onClick={() => void leave()}>
            {t('lock.signOut')}
          </Button>
        </Stack>
      </form>
    </AuthFrame>
  )
}
