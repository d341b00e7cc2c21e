import { useTexts } from '../../shared/i18n.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Stack, Text } from '../../ui/layout.ts'
import { Link, LinkButton } from '../../ui/Link.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { AuthFrame } from '../components/AuthFrame.tsx'
import { kontoTexts } from '../konto.texts.ts'

/** For whoever comes from outside: whom this is for, and where to turn to. */
export function PublicFormPage() {
  const t = useTexts(kontoTexts)
  return (
    <AuthFrame>
      <PageHeader title={t('publicForm.title')} />
      <Stack align="flex-start">
        <Text>{t('publicForm.text')}</Text>
        <Alert tone="info">{t('publicForm.klient')}</Alert>
        <Alert tone="warning">{t('publicForm.notfall')}</Alert>
        <Text>{t('publicForm.personal')}</Text>
        <LinkButton to="/sign-up">{t('publicForm.signUp')}</LinkButton>
        <Link to="/sign-in">{t('toSignIn')}</Link>
      </Stack>
    </AuthFrame>
  )
}
