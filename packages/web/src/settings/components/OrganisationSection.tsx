import { IconArrowRight } from '@tabler/icons-react'
import { RulesCard } from '../../anmeldung/components/RulesCard.tsx'
import { verwaltungsBereich } from '../../organisation/components/ownOrganisation.ts'
import { OrganisationCard } from '../../organisation/components/OrganisationCard.tsx'
import { PersonalCard } from '../../personal/components/PersonalCard.tsx'
import { verwaltungPath } from '../../personal/personal.paths.ts'
import { useUser } from '../../shared/session.ts'
import { Card, Stack, Text } from '../../ui/layout.tsx'
import { LinkButton } from '../../ui/buttons.tsx'
import { useSettingsTexts } from '../settings.texts.ts'

export function Section() {
  const t = useSettingsTexts()
  if (!useUser().roles.includes('ROLE_ADMIN')) {
    return (
      <Stack>
        <OrganisationCard />
        <RulesCard />
      </Stack>
    )
  }
  return (
    <Card title={t('section.organisation.name')}>
      <Stack align="flex-start">
        <Text>{t('organisation.platformText')}</Text>
        <LinkButton to={verwaltungPath} icon={<IconArrowRight size={20} aria-hidden />}>
          {t('organisation.open')}
        </LinkButton>
      </Stack>
    </Card>
  )
}

export function TeamSection() {
  const mein = verwaltungsBereich(useUser())
  return mein.bereich === 'eigene' ? <PersonalCard organisation={mein.organisation} /> : null
}
