import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { PasswordField } from '../../form/TextField.tsx'
import { useFirstFocus } from '../../form/useFirstFocus.ts'
import { ApiError } from '../../shared/apiError.ts'
import { useGoTo } from '../../shared/searchState.ts'
import type { LockedBy } from '../../shared/sessionStore.ts'
import { Button } from '../../ui/buttons.tsx'
import { Stack, Text } from '../../ui/layout.tsx'
import { toastError } from '../../ui/toast.tsx'
import { signOut, unlockSession } from '../anmeldung.queries.ts'
import { useAnmeldungTexts } from '../anmeldung.texts.ts'
import { AuthFrame } from './AuthFrame.tsx'
import { Problem, problemOf } from './Problem.tsx'

export function UnlockPanel({ by }: { by: LockedBy }) {
  const t = useAnmeldungTexts()
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState(false)
  const field = useFirstFocus()
  const goTo = useGoTo()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => unlockSession(by.email, password),
    onError: () => {
      setPassword('')
      field.current?.focus()
    },
  })
  // Nobody has typed an address here.
  const wrong = error instanceof ApiError && error.code === 'anmeldung.falsche_zugangsdaten'
  const refused = wrong ? t('lock.wrong') : undefined
  /** Not by the page for it: behind the lock no page does anything. */
  const leave = async () => {
    await signOut().catch(toastError)
    goTo('/sign-in', { replace: true })
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(password === '')
    if (password !== '' && !isPending) mutate()
  }
  return (
    <AuthFrame title={t('lock.title')}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <Text>{t('lock.text', { name: by.name })}</Text>
          <Problem text={wrong ? null : problemOf(error)} />
          <input type="email" name="email" autoComplete="username" value={by.email} readOnly hidden />
          <PasswordField
            label={t('signIn.password')}
            name="password"
            autoComplete="current-password"
            ref={field}
            error={missing ? t('lock.missing') : refused}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <Button type="submit" busy={isPending} fullWidth>
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
