import { useState } from 'react'
import { Alert } from '../../ui/feedback.tsx'
import { Link } from '../../ui/buttons.tsx'
import { PageHeader, Stack, Text } from '../../ui/layout.tsx'
import { confirmAddress, resendConfirmation } from '../anmeldung.queries.ts'
import { useKontoTexts } from '../anmeldung.texts.ts'
import { AuthFrame } from '../components/AuthFrame.tsx'
import { OneFieldForm } from '../components/OneFieldForm.tsx'
import { useLinkToken } from '../components/useLinkToken.ts'

export function ConfirmationRequiredPage() {
  const token = useLinkToken()
  return <AuthFrame>{token === null ? <Wait /> : <Confirm token={token} />}</AuthFrame>
}

function Confirm({ token }: { token: string }) {
  const t = useKontoTexts()
  const [done, setDone] = useState(false)
  const confirm = async (password: string) => {
    await confirmAddress({ token, password })
    setDone(true)
  }
  if (done) {
    return (
      <>
        <PageHeader title={t('confirm.doneTitle')} />
        <Stack>
          <Text>{t('confirm.doneText')}</Text>
          <Link to="/sign-in">{t('toSignIn')}</Link>
        </Stack>
      </>
    )
  }
  return (
    <>
      <PageHeader title={t('confirm.title')} />
      <Stack>
        <Text>{t('confirm.text')}</Text>
        <OneFieldForm kind="current-password" label={t('confirm.password')} submit={t('confirm.submit')} send={confirm} />
        <Link to="/confirmation-required">{t('confirm.newLink')}</Link>
      </Stack>
    </>
  )
}

function Wait() {
  const t = useKontoTexts()
  const [sent, setSent] = useState(false)
  const resend = async (email: string) => {
    setSent(false)
    await resendConfirmation({ email })
    setSent(true)
  }
  return (
    <>
      <PageHeader title={t('wait.title')} />
      <Stack>
        <ol>
          <li>{t('wait.first')}</li>
          <li>{t('wait.second')}</li>
          <li>{t('wait.third')}</li>
        </ol>
        {sent && (
          <Alert tone="success" urgent>
            {t('wait.sent')}
          </Alert>
        )}
        <OneFieldForm kind="email" label={t('wait.email')} submit={t('wait.resend')} send={resend} look="secondary" />
        <Link to="/sign-in">{t('toSignIn')}</Link>
      </Stack>
    </>
  )
}
