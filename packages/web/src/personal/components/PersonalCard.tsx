import { IconUsers } from '@tabler/icons-react'
import type { OwnOrganisation } from '../../organisation/components/ownOrganisation.ts'
import { Card, Group, Stack, Text } from '../../ui/layout.tsx'
import { LinkButton } from '../../ui/buttons.tsx'
import { personalPaths } from '../personal.paths.ts'
import { usePersonalTexts } from '../personal.texts.ts'
import { AufnahmeButtons } from './AufnahmeButtons.tsx'

export function PersonalCard({ organisation }: { organisation: OwnOrganisation }) {
  const t = usePersonalTexts()
  return (
    <Card title={t('karte.titel', { name: organisation.name })}>
      <Stack align="flex-start">
        <Text>{t('karte.text')}</Text>
        <Group gap="sm">
          <LinkButton look="secondary" to={personalPaths[organisation.art]} icon={<IconUsers size={20} aria-hidden />}>
            {t('karte.alle')}
          </LinkButton>
          <AufnahmeButtons organisation={organisation} />
        </Group>
      </Stack>
    </Card>
  )
}
