import { IconUsers } from '@tabler/icons-react'
import type { EigeneOrganisation } from '../../organisation/components/eigeneOrganisation.ts'
import { useTexts } from '../../shared/i18n.ts'
import { Card } from '../../ui/Card.tsx'
import { Group, Stack, Text } from '../../ui/layout.ts'
import { LinkButton } from '../../ui/Link.tsx'
import { personalPfade } from '../personal.paths.ts'
import { personalTexts } from '../personal.texts.ts'
import { AufnahmeKnoepfe } from './AufnahmeKnoepfe.tsx'

/** The way to the people of the caller's organisation, and what lets someone in. */
export function PersonalKarte({ organisation }: { organisation: EigeneOrganisation }) {
  const t = useTexts(personalTexts)
  return (
    <Card title={t('karte.titel', { name: organisation.name })}>
      <Stack align="flex-start">
        <Text>{t('karte.text')}</Text>
        <Group gap="sm">
          <LinkButton look="secondary" to={personalPfade[organisation.art]} icon={<IconUsers size={20} aria-hidden />}>
            {t('karte.alle')}
          </LinkButton>
          <AufnahmeKnoepfe organisation={organisation} />
        </Group>
      </Stack>
    </Card>
  )
}
