import type { HausbesuchAnswer } from '@dreiklang/domain/hausbesuch/view.contract'
import type { BestellungOfBesuch } from '@dreiklang/domain/bestellung/besuch.contract'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../shared/i18n.ts'
import { Card } from '../../../ui/Card.tsx'
import { Group, Stack, Text } from '../../../ui/layout.ts'
import { Link, LinkButton } from '../../../ui/Link.tsx'
import { ErrorState, ListSkeleton } from '../../../ui/States.tsx'
import { bestellungPath, neuFromBesuchPath } from '../../bestellung.paths.ts'
import { StatusPlakette } from '../../components/Badges.tsx'
import { bestellungenOfBesuchQuery } from '../besuch.queries.ts'
import { besuchTexts } from '../besuch.texts.ts'
import { Uebergabe, Verordnen } from './BesuchsTaten.tsx'

export function BestellungenCard({ besuch: { id, klient, seite } }: { besuch: HausbesuchAnswer }) {
  const t = useTexts(besuchTexts)
  const { data, error, refetch } = useQuery(bestellungenOfBesuchQuery(id))
  const bestellt = seite === 'PFLEGE' && klient !== null
  if (!bestellt && (data === undefined || (data.bestellungen.length === 0 && data.verordnen !== true)) && error === null) return null
  return (
    <Card title={t('bestellungen')}>
      <Stack gap="md">
        {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data === undefined && error === null && <ListSkeleton rows={1} />}
        {data?.bestellungen.length === 0 && (
          <Text size="sm" c="dimmed">
            {t('bestellungenLeer')}
          </Text>
        )}
        {data?.uebergebbare.map((bestellung) => (
          <Uebergabe key={bestellung.id} hausbesuchId={id} bestellung={bestellung} />
        ))}
        {data !== undefined && data.bestellungen.length > 0 && (
          <Stack gap="md" component="ul" style={{ listStyle: 'none' }}>
            {data.bestellungen.map((bestellung) => (
              <li key={`${bestellung.id}.${bestellung.art}`}>
                <Eine bestellung={bestellung} />
              </li>
            ))}
          </Stack>
        )}
        {data !== undefined && data.verordnen !== null && <Verordnen hausbesuchId={id} stand={data.verordnen} />}
        {bestellt && (
          <div data-no-print>
            <LinkButton
              look="secondary"
              icon={<IconPlus size={18} aria-hidden />}
              to={neuFromBesuchPath({ klient: klient.id, besuch: id })}
            >
              {t('bestellen')}
            </LinkButton>
          </div>
        )}
      </Stack>
    </Card>
  )
}

function Eine({ bestellung: { id, nummer, art, status, positionen } }: { bestellung: BestellungOfBesuch }) {
  const t = useTexts(besuchTexts)
  return (
    <Stack gap={4}>
      <Group gap="xs" justify="space-between">
        <Link to={bestellungPath(id)}>{t('nummer', { nummer })}</Link>
        <StatusPlakette status={status} />
      </Group>
      <Text size="sm">{positionen.map(({ menge, bezeichnung }) => t('menge', { menge, bezeichnung })).join(', ')}</Text>
      <Text size="sm" c="dimmed">
        {t(`art.${art}`)}
      </Text>
    </Stack>
  )
}
