import { maxPositionen } from '@dreiklang/domain/bestellung/bestellung'
import { reichweiteUntil } from '@dreiklang/domain/bestellung/besuch'
import type { KnownPosition } from '@dreiklang/domain/bestellung/besuch.contract'
import { produktSchluessel } from '@dreiklang/domain/arzneimittel/produkt'
import type { IsoDate } from '@dreiklang/domain/shared/time'
import { IconCheck, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { knownMittelQuery } from '../../bestellung/besuch/besuch.queries.ts'
import { useBesuchTexts } from '../../bestellung/besuch/besuch.texts.ts'
import { useDosierung } from '../../bestellung/components/dosierung.ts'
import { NumberField } from '../../form/NumberField.tsx'
import { formatDate } from '../../shared/format.ts'
import { newIdempotencyKey } from '../../shared/idempotencyKey.ts'
import { Button } from '../../ui/buttons.tsx'
import { Alert, announce, StatusBadge, showQuery } from '../../ui/feedback.tsx'
import { Card, Group, Stack, Text, Note } from '../../ui/layout.tsx'
import { positionValuesOf } from './entwurfAbbild.ts'
import type { PositionValues } from './formValues.ts'
import { NichtUebernommen, ZuletztHinweis } from './Zuletzt.tsx'

export interface KnownListProps {
  positionen: readonly PositionValues[]
  heute: IsoDate
  onUebernehmen: (position: PositionValues) => void
}

/** At a visit it is counted; the draft stays linked to the visit as long as it is for its client. */
export function KnownAtBesuch({ hausbesuchId, klientId, ...rest }: KnownListProps & { hausbesuchId: string; klientId: string | null }) {
  const t = useBesuchTexts()
  const { data, state } = showQuery(useQuery(knownMittelQuery(hausbesuchId)), { rows: 2, height: 72 })
  if (data !== undefined && klientId !== null && klientId !== data.klientId)
    return <Alert tone="warning">{t('bekannt.anderer', { nummer: data.nummer })}</Alert>
  return (
    <Card title={t('bekannt.titel')} gap="md">
      {state}
      <Note>{data?.positionen.length === 0 ? t('bekannt.leer') : t('bekannt.hinweis')}</Note>
      {data !== undefined && <KnownList {...data} {...rest} bekannte={data.positionen} />}
    </Card>
  )
}

export const schluesselOf = ({ pzn, bezeichnung }: PositionValues): string =>
  produktSchluessel({ pzn: pzn.trim() === '' ? null : pzn.trim(), bezeichnung: bezeichnung.trim() })

type Known = { bekannte: readonly KnownPosition[]; gestoppt: Parameters<typeof NichtUebernommen>[0]['liste'] }

function KnownList({ bekannte, gestoppt, positionen, heute, onUebernehmen }: KnownListProps & Known) {
  const drin = new Set(positionen.map(schluesselOf))
  return (
    <>
      <Stack gap="md" component="ul" style={{ listStyle: 'none' }}>
        {bekannte.map((position) => (
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
      <NichtUebernommen liste={gestoppt} />
    </>
  )
}

interface GezaehltesMittelProps {
  mittel: KnownPosition
  uebernommen: boolean
  voll: boolean
  heute: IsoDate
  onUebernehmen: (position: PositionValues) => void
}

function GezaehltesMittel({ mittel, uebernommen, voll, heute, onUebernehmen }: GezaehltesMittelProps) {
  const t = useBesuchTexts()
  const [bestand, setBestand] = useState<number | null>(null)
  const { bestellt, zuletzt, ...vorlage } = mittel
  const name = vorlage.produkt.bezeichnung
  const dosis = useDosierung()(vorlage.dosierung)
  const to = bestand === null ? null : reichweiteUntil({ bestand, dosierung: vorlage.dosierung, gezaehltAm: heute })
  const takeOver = () => {
    const gezaehlt =
      bestand === null
        ? {}
        : {
            grund: 'REICHWEITE_ERSCHOEPFT' as const,
            restbestand: bestand,
            restEinheit: t('bekannt.stueck'),
            reichweiteBis: to === null || to < heute ? null : to,
          }
    onUebernehmen({ ...positionValuesOf(vorlage, newIdempotencyKey()), ...gezaehlt, zuletzt })
    announce(t('bekannt.uebernommenVon', { name }))
  }
  return (
    <Stack gap={4}>
      <Text fw={600}>{name}</Text>
      <Note>
        {[t('bekannt.zuletzt', { datum: formatDate(bestellt.am), nummer: bestellt.nummer }), dosis]
          .filter((part) => part !== null)
          .join(' · ')}
      </Note>
      {zuletzt !== null && <ZuletztHinweis zuletzt={zuletzt} />}
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
      {bestand !== null && to !== null && (
        <Text size="sm">{to < heute ? t('bekannt.aufgebraucht') : t('bekannt.reichtBis', { datum: formatDate(to) })}</Text>
      )}
    </Stack>
  )
}
