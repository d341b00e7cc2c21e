import { reichweiteUntil } from '@dreiklang/domain/bestellung/besuch'
import type { KnownPosition } from '@dreiklang/domain/bestellung/besuch.contract'
import type { IsoDate } from '@dreiklang/domain/shared/time'
import { IconCheck, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { formatDate } from '../../../shared/format.ts'
import { useTexts } from '../../../shared/i18n.ts'
import { newIdempotencyKey } from '../../../shared/idempotencyKey.ts'
import { StatusBadge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Group, Stack, Text } from '../../../ui/layout.ts'
import { announce } from '../../../ui/LiveRegion.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import { positionValuesOf } from '../../neu/components/entwurfAbbild.ts'
import type { PositionValues } from '../../neu/components/formValues.ts'
import { besuchTexts } from '../besuch.texts.ts'

interface GezaehltesMittelProps {
  mittel: KnownPosition
  uebernommen: boolean
  voll: boolean
  heute: IsoDate
  onUebernehmen: (position: PositionValues) => void
}

export function GezaehltesMittel({ mittel, uebernommen, voll, heute, onUebernehmen }: GezaehltesMittelProps) {
  const t = useTexts(besuchTexts)
  const [bestand, setBestand] = useState<number | null>(null)
  const { bestellt, ...vorlage } = mittel
  const name = vorlage.produkt.bezeichnung
  const bis = bestand === null ? null : reichweiteUntil({ bestand, dosierung: vorlage.dosierung, gezaehltAm: heute })
  const takeOver = () => {
    const gezaehlt =
      bestand === null
        ? {}
        : {
            grund: 'REICHWEITE_ERSCHOEPFT' as const,
            restbestand: bestand,
            restEinheit: t('bekannt.stueck'),
            reichweiteBis: bis === null || bis < heute ? null : bis,
          }
    onUebernehmen({ ...positionValuesOf(vorlage, newIdempotencyKey()), ...gezaehlt })
    announce(t('bekannt.uebernommenVon', { name }))
  }
  return (
    <Stack gap={4}>
      <Text fw={600}>{name}</Text>
      <Text size="sm" c="dimmed">
        {t('bekannt.zuletzt', { datum: formatDate(bestellt.am), nummer: bestellt.nummer })}
      </Text>
      <Group gap="sm" align="flex-end">
        {!uebernommen && (
          <NumberField
            label={t('bekannt.rest')}
            aria-label={t('bekannt.restVon', { name })}
            value={bestand}
            min={0}
            max={9999}
            onChange={setBestand}
          />
        )}
        {uebernommen ? (
          <StatusBadge tone="success" icon={<IconCheck size={16} />}>
            {t('bekannt.uebernommen')}
          </StatusBadge>
        ) : (
          <Button
            look="secondary"
            icon={<IconPlus size={18} aria-hidden />}
            aria-label={t('bekannt.uebernehmenVon', { name })}
            disabled={voll}
            onClick={takeOver}
          >
            {t('bekannt.uebernehmen')}
          </Button>
        )}
      </Group>
      {bestand !== null && bis !== null && (
        <Text size="sm">{bis < heute ? t('bekannt.aufgebraucht') : t('bekannt.reichtBis', { datum: formatDate(bis) })}</Text>
      )}
    </Stack>
  )
}
