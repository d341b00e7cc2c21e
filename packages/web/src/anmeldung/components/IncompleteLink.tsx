import { Alert } from '../../ui/Alert.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Stack } from '../../ui/layout.ts'
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
