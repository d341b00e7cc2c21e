import type { BekanntePosition } from '@dreiklang/domain/bestellung/besuch.contract'
import { hoechstensPositionen } from '@dreiklang/domain/bestellung/bestellung'
import { produktSchluessel } from '@dreiklang/domain/bestellung/rezept'
import type { Datum } from '@dreiklang/domain/shared/zeit'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../shared/i18n.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Stack, Text } from '../../../ui/layout.ts'
import { ErrorState, ListSkeleton } from '../../../ui/States.tsx'
import type { PositionWerte } from '../../neu/components/formWerte.ts'
import { bekannteMittelQuery } from '../besuch.queries.ts'
import { besuchTexts } from '../besuch.texts.ts'
import { GezaehltesMittel } from './GezaehltesMittel.tsx'

interface BekannteMittelProps {
  hausbesuchId: string
  klientId: string | null
  positionen: readonly PositionWerte[]
  heute: Datum
  onUebernehmen: (position: PositionWerte) => void
}

const schluesselVon = ({ pzn, bezeichnung }: PositionWerte): string =>
  produktSchluessel({ pzn: pzn.trim() === '' ? null : pzn.trim(), bezeichnung: bezeichnung.trim() })

/** For counting at the client's shelf: each medicine is added to the order with its counted stock. */
export function BekannteMittel({ hausbesuchId, klientId, positionen, heute, onUebernehmen }: BekannteMittelProps) {
  const t = useTexts(besuchTexts)
  const { data, error, refetch } = useQuery(bekannteMittelQuery(hausbesuchId))
  if (data !== undefined && klientId !== null && klientId !== data.klientId)
    return <Alert tone="warning">{t('bekannt.anderer', { nummer: data.nummer })}</Alert>
  const drin = new Set(positionen.map(schluesselVon))
  return (
    <Card title={t('bekannt.titel')}>
      <Stack gap="md">
        {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data === undefined && error === null && <ListSkeleton rows={2} height={72} />}
        <Text size="sm" c="dimmed">
          {data?.positionen.length === 0 ? t('bekannt.leer') : t('bekannt.hinweis')}
        </Text>
        <Stack gap="md" component="ul" style={{ listStyle: 'none' }}>
          {data?.positionen.map((position: BekanntePosition) => (
            <li key={produktSchluessel(position.produkt)}>
              <GezaehltesMittel
                mittel={position}
                uebernommen={drin.has(produktSchluessel(position.produkt))}
                voll={positionen.length >= hoechstensPositionen}
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
