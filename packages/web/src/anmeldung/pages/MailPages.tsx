/** Pages about a mail that is on its way: they say the same to everybody, so that nobody learns who has an account. */
import { useState } from 'react'
import { Alert } from '../../ui/feedback.tsx'
import { type ButtonLook, Link } from '../../ui/buttons.tsx'
import { Stack, Text } from '../../ui/layout.tsx'
import { askForPasswordLink, confirmAddress, resendConfirmation } from '../anmeldung.queries.ts'
import { useKontoTexts } from '../anmeldung.texts.ts'
import { AuthFrame } from '../components/AuthFrame.tsx'
import { ConfirmByPassword, OneFieldForm } from '../components/OneFieldForm.tsx'
import { useLinkToken } from '../components/addressValues.ts'

export function ForgotPasswordPage() {
  const t = useKontoTexts()
  return (
    <AuthFrame title={t('forgot.title')}>
      <Stack>
        <Text>{t('forgot.text')}</Text>
        <AskForMail label={t('forgot.email')} submit={t('forgot.submit')} sent={t('forgot.sent')} ask={askForPasswordLink} />
      </Stack>
    </AuthFrame>
  )
}

export function ConfirmationRequiredPage() {
  const token = useLinkToken()
  return token === null ? <Wait /> : <Confirm token={token} />
}

function Confirm({ token }: { token: string }) {
  const t = useKontoTexts()
  return (
    <ConfirmByPassword
      words={{ title: t('confirm.title'), text: t('confirm.text'), doneTitle: t('confirm.doneTitle') }}
      confirm={(password) => confirmAddress({ token, password })}
      done={
        <Stack>
          <Text>{t('confirm.doneText')}</Text>
          <Link to="/sign-in">{t('toSignIn')}</Link>
        </Stack>
      }
      below={<Link to="/confirmation-required">{t('confirm.newLink')}</Link>}
    />
  )
}

function Wait() {
  const t = useKontoTexts()
  return (
    <AuthFrame title={t('wait.title')}>
      <Stack>
        <ol>
          <li>{t('wait.first')}</li>
          <li>{t('wait.second')}</li>
          <li>{t('wait.third')}</li>
        </ol>
        <AskForMail label={t('wait.email')} submit={t('wait.resend')} sent={t('wait.sent')} look="secondary" ask={resendConfirmation} />
      </Stack>
    </AuthFrame>
  )
}

interface AskForMailProps {
  label: string
  submit: string
  look?: ButtonLook
  sent: string
  ask: (body: { email: string }) => Promise<unknown>
}

function AskForMail({ sent, ask, ...form }: AskForMailProps) {
  const t = useKontoTexts()
  const [done, setDone] = useState(false)
  const send = async (email: string) => {
    setDone(false)
    await ask({ email })
    setDone(true)
  }
  return (
    <>
      {done && (
        <Alert tone="success" urgent>
          {sent}
        </Alert>
      )}
      <OneFieldForm {...form} kind="email" send={send} />
      <Link to="/sign-in">{t('toSignIn')}</Link>
    </>
  )
}
