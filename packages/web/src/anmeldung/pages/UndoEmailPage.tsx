import { useMutation } from '@tanstack/react-query'
import { Button, Link } from '../../ui/buttons.tsx'
import { PageHeader, Stack, Text } from '../../ui/layout.tsx'
import { ErrorState } from '../../ui/feedback.tsx'
import { undoEmail } from '../anmeldung.queries.ts'
import { useKontoTexts } from '../anmeldung.texts.ts'
import { AuthFrame } from '../components/AuthFrame.tsx'
import { IncompleteLink } from '../components/IncompleteLink.tsx'
import { useLinkToken } from '../components/useLinkToken.ts'

/** Opened from the old mailbox. Opening alone does nothing: mail scanners open every link. */
export function UndoEmailPage() {
  const t = useKontoTexts()
  const token = useLinkToken()
  const undo = useMutation({ mutationFn: undoEmail })
  if (token === null) return <IncompleteLink title={t('undoEmail.title')} />
  return (
    <AuthFrame>
      <PageHeader title={t(undo.isSuccess ? 'undoEmail.doneTitle' : 'undoEmail.title')} />
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
