import { IconArrowRight } from '@tabler/icons-react'
import { verwaltungPath } from '../../organisation/organisation.paths.ts'
import { useTexts } from '../../shared/i18n.ts'
import { useUser } from '../../shared/session.ts'
import { Card } from '../../ui/Card.tsx'
import { Stack, Text } from '../../ui/layout.ts'
import { LinkButton } from '../../ui/Link.tsx'
import { settingsTexts } from '../settings.texts.ts'

/** For heads: the way to the administration, which has a page of its own. */
export function Section() {
  const t = useTexts(settingsTexts)
  const platform = useUser().roles.includes('ROLE_ADMIN')
  return (
    <Card title={t('section.organisation.name')}>
      <Stack align="flex-start">
        <Text>{t(platform ? 'organisation.platformText' : 'organisation.text')}</Text>
        <LinkButton to={verwaltungPath} icon={<IconArrowRight size={20} aria-hidden />}>
          {t('organisation.open')}
        </LinkButton>
      </Stack>
    </Card>
  )
}
