import { useState } from 'react'
import { type ButtonLook, Link } from '../../ui/buttons.tsx'
import { Alert } from '../../ui/feedback.tsx'
import { askForPasswordLink, resendConfirmation } from '../anmeldung.queries.ts'
import { useKontoTexts } from '../konto.texts.ts'
import { OneFieldForm } from './OneFieldForm.tsx'

export function AskForPasswordLink() {
  const t = useKontoTexts()
  return <AskForMail label={t('forgot.email')} submit={t('forgot.submit')} sent={t('forgot.sent')} ask={askForPasswordLink} />
}

export function AskForConfirmation() {
  const t = useKontoTexts()
  return <AskForMail label={t('wait.email')} submit={t('wait.resend')} sent={t('wait.sent')} look="secondary" ask={resendConfirmation} />
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
