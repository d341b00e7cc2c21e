import { useState } from 'react'
import { LinkButton } from '../../ui/buttons.tsx'
import { PageHeader, Stack, Text } from '../../ui/layout.tsx'
import { confirmEmail } from '../anmeldung.queries.ts'
import { useKontoTexts } from '../anmeldung.texts.ts'
import { AuthFrame } from '../components/AuthFrame.tsx'
import { IncompleteLink } from '../components/IncompleteLink.tsx'
import { OneFieldForm } from '../components/OneFieldForm.tsx'
import { useLinkToken } from '../components/useLinkToken.ts'

/** Opened from the new mailbox, on any device, signed in or not. */
export function ConfirmEmailPage() {
  const t = useKontoTexts()
  const token = useLinkToken()
  const [done, setDone] = useState(false)
  if (token === null) return <IncompleteLink title={t('newEmail.title')} />
  const confirm = async (password: string) => {
    await confirmEmail({ token, password })
    setDone(true)
  }
  return (
    <AuthFrame>
      <PageHeader title={t(done ? 'newEmail.doneTitle' : 'newEmail.title')} />
      {done ? (
        <Stack align="flex-start">
          <Text>{t('newEmail.doneText')}</Text>
          <LinkButton to="/">{t('newEmail.go')}</LinkButton>
        </Stack>
      ) : (
        <Stack>
          <Text>{t('newEmail.text')}</Text>
          <OneFieldForm kind="current-password" label={t('confirm.password')} submit={t('confirm.submit')} send={confirm} />
        </Stack>
      )}
    </AuthFrame>
  )
}
