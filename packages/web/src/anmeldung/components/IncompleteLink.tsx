import { Alert } from '../../ui/feedback.tsx'
import { Link } from '../../ui/buttons.tsx'
import { PageHeader, Stack } from '../../ui/layout.tsx'
import { useAnmeldungTexts } from '../anmeldung.texts.ts'
import { AuthFrame } from './AuthFrame.tsx'

export function IncompleteLink({ title }: { title: string }) {
  const t = useAnmeldungTexts()
  return (
    <AuthFrame>
      <PageHeader title={title} />
      <Stack>
        <Alert tone="danger">{t('reset.noToken')}</Alert>
        <Link to="/sign-in">{t('reset.toSignIn')}</Link>
      </Stack>
    </AuthFrame>
  )
}
