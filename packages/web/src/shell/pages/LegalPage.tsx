import { useLocation } from '@tanstack/react-router'
import { useTexts } from '../../shared/i18n.ts'
import { useSession } from '../../shared/session.ts'
import { Card } from '../../ui/Card.tsx'
import { Stack, Text } from '../../ui/layout.ts'
import { Link } from '../../ui/Link.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { shellTexts } from '../shell.texts.ts'

/** Imprint and privacy, with and without a session. */
export function LegalPage() {
  const t = useTexts(shellTexts)
  const session = useSession()
  const privacy = useLocation().pathname === '/datenschutz'
  return (
    <Stack maw={720} gap="md">
      <PageHeader title={privacy ? t('legal.privacy') : t('legal.imprint')} />
      <Text>{privacy ? t('legal.privacyText') : t('legal.imprintText')}</Text>
      {privacy && (
        <Card title={t('legal.privacyFacts')}>
          <Stack gap="xs">
            <Text>{t('legal.factCookie')}</Text>
            <Text>{t('legal.factStorage')}</Text>
            <Text>{t('legal.factThird')}</Text>
          </Stack>
        </Card>
      )}
      {session.kind !== 'signed-in' && <Link to="/sign-in">{t('legal.back')}</Link>}
    </Stack>
  )
}
