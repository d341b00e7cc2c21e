import { useMutation } from '@tanstack/react-query'
import { Button, Link, LinkButton } from '../../ui/buttons.tsx'
import { Stack, Text } from '../../ui/layout.tsx'
import { ErrorState } from '../../ui/feedback.tsx'
import { confirmEmail, undoEmail } from '../anmeldung.queries.ts'
import { useKontoTexts } from '../konto.texts.ts'
import { AuthFrame, IncompleteLink } from '../components/AuthFrame.tsx'
import { LinkGate } from '../components/LinkGate.tsx'
import { ConfirmByPassword } from '../components/OneFieldForm.tsx'
import { useLinkToken } from '../components/addressValues.ts'

/** Opened from the new mailbox, on any device, signed in or not. */
export function ConfirmEmailPage() {
  const t = useKontoTexts()
  const token = useLinkToken()
  if (token === null) return <IncompleteLink title={t('newEmail.title')} />
  const again = (
    <>
      <Text>{t('link.again')}</Text>
      <Link to="/settings?bereich=profile">{t('link.settings')}</Link>
    </>
  )
  return (
    <LinkGate zweck="ADRESSE" token={token} title={t('newEmail.title')} again={again}>
      <ConfirmByPassword
        words={{ title: t('newEmail.title'), text: t('newEmail.text'), doneTitle: t('newEmail.doneTitle') }}
        confirm={(password) => confirmEmail({ token, password })}
        done={
          <Stack align="flex-start">
            <Text>{t('newEmail.doneText')}</Text>
            <LinkButton to="/">{t('newEmail.go')}</LinkButton>
          </Stack>
        }
      />
    </LinkGate>
  )
}

/** Opened from the old mailbox. Opening alone does nothing: mail scanners open every link. */
export function UndoEmailPage() {
  const t = useKontoTexts()
  const token = useLinkToken()
  if (token === null) return <IncompleteLink title={t('undoEmail.title')} />
  return (
    <LinkGate zweck="ADRESSE_ZURUECK" token={token} title={t('undoEmail.title')} again={<Text>{t('link.undoAgain')}</Text>}>
      <Undo token={token} />
    </LinkGate>
  )
}

function Undo({ token }: { token: string }) {
  const t = useKontoTexts()
  const undo = useMutation({ mutationFn: undoEmail })
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
