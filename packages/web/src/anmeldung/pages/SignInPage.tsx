import type { SecondFactorStep } from '@dreiklang/domain/anmeldung/secondFactor.contract'
import { lazy, Suspense, useState, type FormEvent, type ReactNode } from 'react'
import { PasswordField, TextField } from '../../form/TextField.tsx'
import { useFirstFocus } from '../../form/useFirstFocus.ts'
import { Button, Link } from '../../ui/buttons.tsx'
import { Stack } from '../../ui/layout.tsx'
import { signIn, signInWithPasskey } from '../anmeldung.queries.ts'
import { useAnmeldungTexts } from '../anmeldung.texts.ts'
import { AuthFrame } from '../components/AuthFrame.tsx'
import { PasskeyButton } from '../components/PasskeyButton.tsx'
import { Problem, problemOf } from '../components/Problem.tsx'
import { useLeaveWhenSignedIn } from '../components/addressValues.ts'

const SecondStep = lazy(async () => ({ default: (await import('../components/SecondStep.tsx')).SecondStep }))

export interface Credentials {
  email: string
  password: string
}

const knowsPasskeys = () => 'PublicKeyCredential' in globalThis

export function SignInPage({ below }: { below?: (signIn: (credentials: Credentials) => void) => ReactNode }) {
  const t = useAnmeldungTexts()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [step, setStep] = useState<SecondFactorStep | null>(null)
  const firstField = useFirstFocus()
  useLeaveWhenSignedIn()

  const send = async (credentials: Credentials) => {
    if (credentials.email.trim() === '' || credentials.password === '') {
      setProblem(t('signIn.missing'))
      return
    }
    setBusy(true)
    setProblem(null)
    try {
      const second = await signIn(credentials.email, credentials.password)
      setStep(second)
      if (second !== null) setBusy(false)
    } catch (error) {
      setProblem(problemOf(error))
      setBusy(false)
    }
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) void send({ email, password })
  }
  const takeAccount = (account: Credentials) => {
    setEmail(account.email)
    setPassword(account.password)
    void send(account)
  }

  if (step !== null) {
    return (
      <AuthFrame>
        <Suspense>
          <SecondStep step={step} onBack={() => setStep(null)} />
        </Suspense>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={t('signIn.title')}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <Problem text={problem} />
          <TextField
            label={t('signIn.email')}
            type="email"
            name="email"
            autoComplete="username"
            ref={firstField}
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <PasswordField
            label={t('signIn.password')}
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <Button type="submit" busy={busy} fullWidth>
            {t('signIn.submit')}
          </Button>
          {knowsPasskeys() && <PasskeyButton look="secondary" label={t('passkey.signIn')} perform={signInWithPasskey} />}
          <Link to="/forgot-password">{t('signIn.forgot')}</Link>
          <Link to="/sign-up">{t('signIn.signUp')}</Link>
        </Stack>
      </form>
      {below?.(takeAccount)}
    </AuthFrame>
  )
}
