import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { PasswordField } from '../../form/TextField.tsx'
import { useFirstFocus } from '../../form/useFirstFocus.ts'
import { Button, LinkButton } from '../../ui/buttons.tsx'
import { Stack, Text } from '../../ui/layout.tsx'
import { ErrorState } from '../../ui/feedback.tsx'
import { saveNewPassword } from '../anmeldung.queries.ts'
import { useAnmeldungTexts } from '../anmeldung.texts.ts'
import { AuthFrame, IncompleteLink } from '../components/AuthFrame.tsx'
import { useLinkToken } from '../components/addressValues.ts'

/** The contract's rule; the schema itself stays on the server for this one field. */
const minimum = 10

export function ResetPasswordPage() {
  const t = useAnmeldungTexts()
  const token = useLinkToken()
  const [done, setDone] = useState(false)
  if (token === null) return <IncompleteLink title={t('reset.title')} />
  if (done) {
    return (
      <AuthFrame title={t('reset.doneTitle')}>
        <Stack align="flex-start">
          <Text>{t('reset.doneText')}</Text>
          <LinkButton to="/sign-in">{t('reset.toSignIn')}</LinkButton>
        </Stack>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={t('reset.title')}>
      <PasswordForm token={token} onDone={() => setDone(true)} />
    </AuthFrame>
  )
}

function PasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const t = useAnmeldungTexts()
  const [password, setPassword] = useState('')
  const [tooShort, setTooShort] = useState(false)
  const field = useFirstFocus()
  const { mutate, isPending, error } = useMutation({ mutationFn: () => saveNewPassword(token, password), onSuccess: onDone })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    setTooShort(password.length < minimum)
    if (password.length >= minimum) mutate()
  }
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        {error !== null && <ErrorState error={error} />}
        <PasswordField
          label={t('reset.password')}
          description={t('reset.rule')}
          autoComplete="new-password"
          ref={field}
          value={password}
          error={tooShort ? t('reset.tooShort') : undefined}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Button type="submit" busy={isPending} fullWidth>
          {t('reset.submit')}
        </Button>
      </Stack>
    </form>
  )
}
