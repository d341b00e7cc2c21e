import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, Link, LinkButton } from '../../ui/buttons.tsx'
import { Stack, Text } from '../../ui/layout.tsx'
import { ErrorState } from '../../ui/feedback.tsx'
import { confirmEmail, undoEmail } from '../anmeldung.queries.ts'
import { useKontoTexts } from '../anmeldung.texts.ts'
import { AuthFrame, IncompleteLink } from '../components/AuthFrame.tsx'
import { OneFieldForm } from '../components/OneFieldForm.tsx'
import { useLinkToken } from '../components/addressValues.ts'

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
    <AuthFrame title={t(done ? 'newEmail.doneTitle' : 'newEmail.title')}>
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

/** Opened from the old mailbox. Opening alone does nothing: mail scanners open every link. */
export function UndoEmailPage() {
  const t = useKontoTexts()
  const token = useLinkToken()
  const undo = useMutation({ mutationFn: undoEmail })
  if (token === null) return <IncompleteLink title={t('undoEmail.title')} />
  return (
    <AuthFrame title={t(undo.isSuccess ? 'undoEmail.doneTitle' : 'undoEmail.title')}>
      <Stack aria-live="polite">
        {undo.error !== null && <ErrorState error={undo.error} />}
        <Text>{t(undo.isSuccess ? 'undoEmail.doneText' : 'undoEmail.text')}</Text>
        {!undo.isSuccess && (
          <Button busy={undo.isPending} onClick={() => undo.mutate(token)}>
            {t('undoEmail.submit')}
          </Button>
        )}
        <Link to="/sign-in">{t('toSignIn')}</Link>
      </Stack>
    </AuthFrame>
  )
}
