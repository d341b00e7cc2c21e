import type { KnownPosition } from '@dreiklang/domain/bestellung/besuch.contract'
import { maxPositionen } from '@dreiklang/domain/bestellung/bestellung'
import { produktSchluessel } from '@dreiklang/domain/bestellung/rezept'
import type { IsoDate } from '@dreiklang/domain/shared/time'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../shared/i18n.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Stack, Text } from '../../../ui/layout.ts'
import { ErrorState, ListSkeleton } from '../../../ui/States.tsx'
import type { PositionValues } from '../../neu/components/formValues.ts'
import { knownMittelQuery } from '../besuch.queries.ts'
import { besuchTexts } from '../besuch.texts.ts'
import { GezaehltesMittel } from './GezaehltesMittel.tsx'

interface KnownMittelProps {
  hausbesuchId: string
  klientId: string | null
  positionen: readonly PositionValues[]
  heute: IsoDate
  onUebernehmen: (position: PositionValues) => void
}

const schluesselOf = ({ pzn, bezeichnung }: PositionValues): string =>
  produktSchluessel({ pzn: pzn.trim() === '' ? null : pzn.trim(), bezeichnung: bezeichnung.trim() })

export function KnownMittel({ hausbesuchId, klientId, positionen, heute, onUebernehmen }: KnownMittelProps) {
  const t = useTexts(besuchTexts)
  const { data, error, refetch } = useQuery(knownMittelQuery(hausbesuchId))
  if (data !== undefined && klientId !== null && klientId !== data.klientId)
    return <Alert tone="warning">{t('bekannt.anderer', { nummer: data.nummer })}</Alert>
  const drin = new Set(positionen.map(schluesselOf))
  return (
    <Card title={t('bekannt.titel')}>
      <Stack gap="md">
        {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data === undefined && error === null && <ListSkeleton rows={2} height={72} />}
        <Text size="sm" c="dimmed">
          {data?.positionen.length === 0 ? t('bekannt.leer') : t('bekannt.hinweis')}
        </Text>
        <Stack gap="md" component="ul" style={{ listStyle: 'none' }}>
          {data?.positionen.map((position: KnownPosition) => (
            <li key={produktSchluessel(position.produkt)}>
              <GezaehltesMittel
                mittel={position}
                uebernommen={drin.has(produktSchluessel(position.produkt))}
                voll={positionen.length >= maxPositionen}
                heute={heute}
                onUebernehmen={onUebernehmen}
              />
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}
