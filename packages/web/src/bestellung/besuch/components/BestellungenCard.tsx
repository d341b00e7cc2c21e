import type { BestellungOfBesuch, Uebergebbare } from '@dreiklang/domain/bestellung/besuch.contract'
import type { HausbesuchAnswer } from '@dreiklang/domain/hausbesuch/view.contract'
import { IconPlus, IconPackage, IconPrescription } from '@tabler/icons-react'
import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWare } from '../../components/menge.ts'
import { useDeedKey } from '../../../form/useSchemaForm.ts'
import { useReason } from '../../../step/useReason.ts'
import { Alert, ErrorState, ListSkeleton } from '../../../ui/feedback.tsx'
import { Button, Link, LinkButton } from '../../../ui/buttons.tsx'
import { Card, Group, Stack, Text, Note } from '../../../ui/layout.tsx'
import { toastSuccess } from '../../../ui/toast.tsx'
import { bestellungenOfBesuchQuery, handOver } from '../besuch.queries.ts'
import { bestellungPath, neuFromBesuchPath } from '../../bestellung.paths.ts'
import { reload } from '../../bestellung.queries.ts'
import { StatusPlakette } from '../../components/Badges.tsx'
import { useBesuchTexts } from '../besuch.texts.ts'
import { VerordnungDialog } from './VerordnungDialog.tsx'

export function BestellungenCard({ besuch: { id, klient, seite } }: { besuch: HausbesuchAnswer }) {
  const t = useBesuchTexts()
  const { data, error, refetch } = useQuery(bestellungenOfBesuchQuery(id))
  const bestellt = seite === 'PFLEGE' && klient !== null
  if (!bestellt && (data === undefined || (data.bestellungen.length === 0 && data.verordnen !== true)) && error === null) return null
  return (
    <Card title={t('bestellungen')} gap="md">
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <ListSkeleton rows={1} />}
      {data?.bestellungen.length === 0 && <Note>{t('bestellungenLeer')}</Note>}
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
          <LinkButton look="secondary" icon={<IconPlus size={18} aria-hidden />} to={neuFromBesuchPath({ klient: klient.id, besuch: id })}>
            {t('bestellen')}
          </LinkButton>
        </div>
      )}
    </Card>
  )
}

function Eine({ bestellung: { id, nummer, art, status, positionen } }: { bestellung: BestellungOfBesuch }) {
  const t = useBesuchTexts()
  const ware = useWare()
  return (
    <Stack gap={4}>
      <Group gap="xs" justify="space-between">
        <Link to={bestellungPath(id)}>{t('nummer', { nummer })}</Link>
        <StatusPlakette status={status} />
      </Group>
      <Text size="sm">{positionen.map(ware).join(', ')}</Text>
      <Note>{t(`art.${art}`)}</Note>
    </Stack>
  )
}

function Uebergabe({ hausbesuchId, bestellung }: { hausbesuchId: string; bestellung: Uebergebbare }) {
  const t = useBesuchTexts()
  const ware = useWare()
  const client = useQueryClient()
  const deedKey = useDeedKey()
  const { id: bestellungId, nummer, version, positionen } = bestellung
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const body = { bestellungId, version }
      return handOver(hausbesuchId, body, deedKey(body))
    },
    onSuccess: () => toastSuccess(t('uebergeben.getan', { nummer })),
    onSettled: () => reload(client),
  })
  return (
    <Alert tone="info" title={t('uebergeben.titel', { nummer })}>
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{positionen.map(ware).join(', ')}</Text>
        {error !== null && <ErrorState error={error} />}
        <Button
          icon={<IconPackage size={18} aria-hidden />}
          busy={isPending}
          aria-label={t('uebergeben.diese', { nummer })}
          onClick={() => mutate()}
        >
          {t('uebergeben.tun')}
        </Button>
      </Stack>
    </Alert>
  )
}

function Verordnen({ hausbesuchId, stand }: { hausbesuchId: string; stand: true | string }) {
  const t = useBesuchTexts()
  const reason = useReason()
  const [open, setOffen] = useState(false)
  if (stand !== true) return <Note>{reason(stand)}</Note>
  return (
    <div data-no-print>
      <Button look="secondary" icon={<IconPrescription size={18} aria-hidden />} onClick={() => setOffen(true)}>
        {t('verordnen.titel')}
      </Button>
      {open && <VerordnungDialog hausbesuchId={hausbesuchId} onClose={() => setOffen(false)} />}
    </div>
  )
}
