import { useState } from 'react'
import { Alert } from '../../ui/feedback.tsx'
import { Link } from '../../ui/buttons.tsx'
import { PageHeader, Stack, Text } from '../../ui/layout.tsx'
import { askForPasswordLink } from '../anmeldung.queries.ts'
import { useKontoTexts } from '../anmeldung.texts.ts'
import { AuthFrame } from '../components/AuthFrame.tsx'
import { OneFieldForm } from '../components/OneFieldForm.tsx'

/** Always answers the same, so that it does not reveal who has an account. */
export function ForgotPasswordPage() {
  const t = useKontoTexts()
  const [sent, setSent] = useState(false)
  const ask = async (email: string) => {
    setSent(false)
    await askForPasswordLink({ email })
    setSent(true)
  }
  return (
    <AuthFrame>
      <PageHeader title={t('forgot.title')} />
      <Stack>
        <Text>{t('forgot.text')}</Text>
        {sent && (
          <Alert tone="success" urgent>
            {t('forgot.sent')}
          </Alert>
        )}
        <OneFieldForm kind="email" label={t('forgot.email')} submit={t('forgot.submit')} send={ask} />
        <Link to="/sign-in">{t('toSignIn')}</Link>
      </Stack>
    </AuthFrame>
  )
}
