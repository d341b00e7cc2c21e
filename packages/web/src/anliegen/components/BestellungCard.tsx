import type { AnliegenAkte } from '@dreiklang/domain/anliegen/anliegen.contract'
import { IconPackage } from '@tabler/icons-react'
import { useGoTo } from '../../shared/searchState.ts'
import { Button, LinkButton } from '../../ui/buttons.tsx'
import { Card, Group, Stack, Text } from '../../ui/layout.tsx'
import { toastError } from '../../ui/toast.tsx'
import { bestellungPath, entwurfPath } from '../anliegen.paths.ts'
import { useBestelle } from '../anliegen.queries.ts'
import { useAnliegenTexts } from '../anliegen.texts.ts'

export function BestellungCard({ anliegen }: { anliegen: AnliegenAkte }) {
  const t = useAnliegenTexts()
  const goTo = useGoTo()
  const { mutate, isPending } = useBestelle(anliegen)
  const { bestellungId, darf, klient } = anliegen
  if (bestellungId === null && !darf.bestellen) return null
  return (
    <Card title={t('bestellung.titel')}>
      {bestellungId === null ? (
        <Stack gap="sm">
          <Text>{klient === null ? t('bestellung.erstZuordnen') : t('bestellung.hinweis')}</Text>
          <Group>
            <Button
              icon={<IconPackage size={20} aria-hidden />}
              disabled={klient === null}
              busy={isPending}
              onClick={() => mutate(undefined, { onSuccess: ({ bestellungId: id }) => goTo(entwurfPath(id)), onError: toastError })}
            >
              {t('bestellung.anlegen')}
            </Button>
          </Group>
        </Stack>
      ) : (
        <Stack gap="sm">
          <Text>{t('bestellung.gibtEs')}</Text>
          <Group>
            <LinkButton look="secondary" to={bestellungPath(bestellungId)}>
              {t('bestellung.oeffnen')}
            </LinkButton>
          </Group>
        </Stack>
      )}
    </Card>
  )
}
