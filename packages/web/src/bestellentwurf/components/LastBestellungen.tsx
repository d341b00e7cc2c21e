import { maxPositionen } from '@dreiklang/domain/bestellung/bestellung'
import { reichweiteUntil } from '@dreiklang/domain/bestellung/besuch'
import type { KnownPosition } from '@dreiklang/domain/bestellung/besuch.contract'
import { produktSchluessel } from '@dreiklang/domain/bestellung/rezept'
import type { RowAnswer } from '@dreiklang/domain/bestellung/view.contract'
import type { IsoDate } from '@dreiklang/domain/shared/time'
import { IconCheck, IconPlus, IconRepeat } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { bestellungPath, editPath } from '../../bestellung/bestellung.paths.ts'
import { copy, reloadLists } from '../../bestellung/bestellung.queries.ts'
import { useBegriffeTexts, useNeuTexts } from '../../bestellung/bestellung.texts.ts'
import { knownMittelQuery } from '../../bestellung/besuch/besuch.queries.ts'
import { useBesuchTexts } from '../../bestellung/besuch/besuch.texts.ts'
import { NumberField } from '../../form/TextField.tsx'
import { formatDate } from '../../shared/format.ts'
import { newIdempotencyKey } from '../../shared/idempotencyKey.ts'
import { useGoTo } from '../../shared/searchState.ts'
import { Button, Link, LinkButton } from '../../ui/buttons.tsx'
import { Alert, announce, ErrorState, ListSkeleton, StatusBadge, showQuery } from '../../ui/feedback.tsx'
import { Card, Group, Stack, Text, Note } from '../../ui/layout.tsx'
import { toastError } from '../../ui/toast.tsx'
import { lastQuery } from '../bestellentwurf.queries.ts'
import { positionValuesOf } from './entwurfAbbild.ts'
import type { PositionValues } from './formValues.ts'

/** `eigeneId` is the draft on the screen. */
export function LastBestellungen({ klientId, eigeneId }: { klientId: string | null; eigeneId: string | null }) {
  const t = useNeuTexts()
  const { data, error, refetch } = useQuery({ ...lastQuery(klientId ?? ''), enabled: klientId !== null })
  const rows = data?.filter(({ id }) => id !== eigeneId)
  return (
    <Card title={t('letzte.titel')}>
      {klientId === null && <Note>{t('letzte.ohneKlient')}</Note>}
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {klientId !== null && data === undefined && error === null && <ListSkeleton rows={3} height={72} />}
      {rows?.length === 0 && <Note>{t('letzte.leer')}</Note>}
      <Stack gap="md" component="ul" style={{ listStyle: 'none' }}>
        {rows?.map((row) => (
          <li key={row.id}>
            <LastRow zeile={row} />
          </li>
        ))}
      </Stack>
    </Card>
  )
}

function LastRow({ zeile }: { zeile: RowAnswer }) {
  const t = useNeuTexts()
  const tBegriff = useBegriffeTexts()
  const goTo = useGoTo()
  const queryClient = useQueryClient()
  const kopie = useMutation({
    mutationFn: (request: string) => copy(zeile.id, request),
    onSuccess: ({ id }) => {
      void reloadLists(queryClient)
      goTo(editPath(id))
    },
    onError: toastError,
  })
  const { nummer } = zeile
  const am = zeile.gesendetAm ?? zeile.erstelltAm
  return (
    <Stack gap={4}>
      <Group gap="xs" justify="space-between">
        <Link to={bestellungPath(zeile.id)}>{nummer}</Link>
        <Text size="sm" c="dimmed" span>
          {tBegriff(`status.${zeile.status}`)} · <time dateTime={am}>{formatDate(am)}</time>
        </Text>
      </Group>
      <Text size="sm">{zeile.positionen.map(({ menge, bezeichnung }) => t('letzte.menge', { menge, bezeichnung })).join(', ')}</Text>
      <div>
        {zeile.status === 'ENTWURF' ? (
          <LinkButton look="secondary" to={editPath(zeile.id)} aria-label={t('letzte.entwurfVon', { nummer })}>
            {t('letzte.entwurf')}
          </LinkButton>
        ) : (
          <Button
            look="secondary"

            icon={<IconRepeat size={18} aria-hidden />}
            busy={kopie.isPending}
            aria-label={t('letzte.nachbestellenVon', { nummer })}
            onClick={() => kopie.mutate(newIdempotencyKey())}
          >
            {t('letzte.nachbestellen')}
          </Button>
        )}
      </div>
    </Stack>
  )
}

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
  const t = useBesuchTexts()
  const { data, state } = showQuery(useQuery(knownMittelQuery(hausbesuchId)), { rows: 2, height: 72 })
  if (data !== undefined && klientId !== null && klientId !== data.klientId)
    return <Alert tone="warning">{t('bekannt.anderer', { nummer: data.nummer })}</Alert>
  const drin = new Set(positionen.map(schluesselOf))
  return (
    <Card title={t('bekannt.titel')} gap="md">
      {state}
      <Note>{data?.positionen.length === 0 ? t('bekannt.leer') : t('bekannt.hinweis')}</Note>
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
    </Card>
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
  const { bestellt, ...vorlage } = mittel
  const name = vorlage.produkt.bezeichnung
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
    onUebernehmen({ ...positionValuesOf(vorlage, newIdempotencyKey()), ...gezaehlt })
    announce(t('bekannt.uebernommenVon', { name }))
  }
  return (
    <Stack gap={4}>
      <Text fw={600}>{name}</Text>
      <Note>{t('bekannt.zuletzt', { datum: formatDate(bestellt.am), nummer: bestellt.nummer })}</Note>
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
