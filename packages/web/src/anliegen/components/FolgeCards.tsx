/** What a request becomes: an order or a visit, and the way to it once it is there. */
import type { AnliegenAkte } from '@dreiklang/domain/anliegen/anliegen.contract'
import { IconHomeHeart, IconPackage } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { hausbesuchPath, newHausbesuchPath } from '../../hausbesuch/hausbesuch.paths.ts'
import { useGoTo } from '../../shared/searchState.ts'
import { Button, LinkButton } from '../../ui/buttons.tsx'
import { Card, Group, Stack, Text } from '../../ui/layout.tsx'
import { toastError } from '../../ui/toast.tsx'
import { bestellungPath, entwurfPath } from '../anliegen.paths.ts'
import { useBestelle } from '../anliegen.queries.ts'
import { useAnliegenTexts } from '../anliegen.texts.ts'

interface CardProps {
  anliegen: AnliegenAkte
}

export function BestellungCard({ anliegen }: CardProps) {
  const t = useAnliegenTexts()
  const goTo = useGoTo()
  const { mutate, isPending } = useBestelle(anliegen)
  const { bestellungId, darf, klient } = anliegen
  if (bestellungId !== null) {
    return <ThereCard folge="bestellung" to={bestellungPath(bestellungId)} />
  }
  if (!darf.bestellen) return null
  return (
    <BeginCard anliegen={anliegen} folge="bestellung">
      <Button
        icon={<IconPackage size={20} aria-hidden />}
        disabled={klient === null}
        busy={isPending}
        onClick={() => mutate(undefined, { onSuccess: ({ bestellungId: id }) => goTo(entwurfPath(id)), onError: toastError })}
      >
        {t('bestellung.anlegen')}
      </Button>
    </BeginCard>
  )
}

export function BesuchCard({ anliegen }: CardProps) {
  const t = useAnliegenTexts()
  const goTo = useGoTo()
  const { id: anliegenId, hausbesuchId, darf, klient } = anliegen
  if (hausbesuchId !== null) return <ThereCard folge="besuch" to={hausbesuchPath(hausbesuchId)} />
  if (!darf.besuchen) return null
  return (
    <BeginCard anliegen={anliegen} folge="besuch">
      <Button
        icon={<IconHomeHeart size={20} aria-hidden />}
        disabled={klient === null}
        onClick={() => goTo(newHausbesuchPath({ anliegenId }))}
      >
        {t('besuch.anlegen')}
      </Button>
    </BeginCard>
  )
}

type Folge = 'bestellung' | 'besuch'

function BeginCard({ anliegen: { klient }, folge, children }: CardProps & { folge: Folge; children: ReactNode }) {
  const t = useAnliegenTexts()
  return (
    <Card title={t(`${folge}.titel`)}>
      <Stack gap="sm">
        <Text>{klient === null ? t('klient.erstZuordnen') : t(`${folge}.hinweis`)}</Text>
        <Group>{children}</Group>
      </Stack>
    </Card>
  )
}

function ThereCard({ folge, to }: { folge: Folge; to: string }) {
  const t = useAnliegenTexts()
  return (
    <Card title={t(`${folge}.titel`)}>
      <Stack gap="sm">
        <Text>{t(`${folge}.gibtEs`)}</Text>
        <Group>
          <LinkButton look="secondary" to={to}>
            {t(`${folge}.oeffnen`)}
          </LinkButton>
        </Group>
      </Stack>
    </Card>
  )
}
