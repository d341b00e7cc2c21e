import type { SecondFactorStep } from '@dreiklang/domain/anmeldung/secondFactor.contract'
import { lazy, Suspense, useState, type FormEvent, type ReactNode } from 'react'
import { PasswordField, TextField } from '../../form/TextField.tsx'
import { useFirstFocus } from '../../form/useFirstFocus.ts'
import { ApiError } from '../../shared/apiError.ts'
import { useSession } from '../../shared/session.ts'
import { Button, Link } from '../../ui/buttons.tsx'
import { Alert } from '../../ui/feedback.tsx'
import { Stack } from '../../ui/layout.tsx'
import { signIn, signInWithPasskey } from '../signIn.queries.ts'
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

const isUnconfirmed = (error: unknown) => error instanceof ApiError && error.code === 'anmeldung.adresse_unbestaetigt'
const knowsPasskeys = () => 'PublicKeyCredential' in globalThis

interface SignInPageProps {
  below?: (signIn: (credentials: Credentials) => void) => ReactNode
  /** Another way for whoever has typed this address. */
  otherWay?: (email: string) => ReactNode
}

export function SignInPage({ below, otherWay }: SignInPageProps) {
  const t = useAnmeldungTexts()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const [missing, setMissing] = useState(false)
  const [step, setStep] = useState<SecondFactorStep | null>(null)
  const firstField = useFirstFocus()
  const session = useSession()
  const ended = session.kind === 'signed-out' ? session.reason : undefined
  useLeaveWhenSignedIn()

  const send = async (credentials: Credentials) => {
    const incomplete = credentials.email.trim() === '' || credentials.password === ''
    setMissing(incomplete)
    setFailure(null)
    if (incomplete) return
    setBusy(true)
    try {
      const second = await signIn(credentials.email, credentials.password)
      setStep(second)
      if (second !== null) setBusy(false)
    } catch (error) {
      setFailure(error)
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
          {ended !== undefined && failure === null && !missing && <Alert tone="warning">{ended}</Alert>}
          <Problem
            text={missing ? t('signIn.missing') : problemOf(failure)}
            actions={isUnconfirmed(failure) ? <Link to="/confirmation-required">{t('signIn.newLink')}</Link> : undefined}
          />
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
          {otherWay?.(email)}
          {knowsPasskeys() && <PasskeyButton look="secondary" label={t('passkey.signIn')} perform={signInWithPasskey} />}
          <Link to="/forgot-password">{t('signIn.forgot')}</Link>
          <Link to="/sign-up">{t('signIn.signUp')}</Link>
        </Stack>
      </form>
      {below?.(takeAccount)}
    </AuthFrame>
  )
}
