import type { Uebergebbare } from '@dreiklang/domain/bestellung/besuch.contract'
import { IconPackage, IconPrescription } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../../shared/i18n.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Stack, Text } from '../../../ui/layout.ts'
import { ErrorState } from '../../../ui/States.tsx'
import { useReason } from '../../../ui/step/useReason.ts'
import { toastSuccess } from '../../../ui/toast.tsx'
import { useDeedKey } from '../../../ui/useDeedKey.ts'
import { reload } from '../../bestellung.queries.ts'
import { handOver } from '../besuch.queries.ts'
import { besuchTexts } from '../besuch.texts.ts'
import { VerordnungDialog } from './VerordnungDialog.tsx'

export function Uebergabe({ hausbesuchId, bestellung }: { hausbesuchId: string; bestellung: Uebergebbare }) {
  const t = useTexts(besuchTexts)
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
        <Text size="sm">{positionen.map(({ menge, bezeichnung }) => t('menge', { menge, bezeichnung })).join(', ')}</Text>
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

export function Verordnen({ hausbesuchId, stand }: { hausbesuchId: string; stand: true | string }) {
  const t = useTexts(besuchTexts)
  const reason = useReason()
  const [offen, setOffen] = useState(false)
  if (stand !== true)
    return (
      <Text size="sm" c="dimmed">
        {reason(stand)}
      </Text>
    )
  return (
    <div data-no-print>
      <Button look="secondary" icon={<IconPrescription size={18} aria-hidden />} onClick={() => setOffen(true)}>
        {t('verordnen.titel')}
      </Button>
      {offen && <VerordnungDialog hausbesuchId={hausbesuchId} onClose={() => setOffen(false)} />}
    </div>
  )
}
