import type { personalContract } from '@dreiklang/domain/personal/personal.contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import type { OwnOrganisation } from '../../organisation/components/ownOrganisation.ts'
import { useSignal } from '../../shared/signal.ts'
import { Button } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/feedback.tsx'
import { Card, Group, Stack, Text } from '../../ui/layout.tsx'
import { RelativeTime } from '../../ui/Time.tsx'
import { toastSuccess } from '../../ui/toast.tsx'
import { useRefuse, waitingQuery } from '../personal.queries.ts'
import { usePersonalTexts } from '../personal.texts.ts'
import { Aufnahme } from './Aufnahme.tsx'

type Waiting = z.output<typeof personalContract.listWaiting.answer>['wartende'][number]

interface WaitingCardProps {
  organisation: OwnOrganisation
  onAdded?: () => void
}

/** Nothing while nobody waits. */
export function WaitingCard({ organisation, onAdded }: WaitingCardProps) {
  const t = usePersonalTexts()
  const queryClient = useQueryClient()
  const { data, error, refetch } = useQuery(waitingQuery)
  const [open, setOpen] = useState<{ what: 'admit' | 'refuse'; who: Waiting } | null>(null)
  useSignal('personal', () => void queryClient.invalidateQueries({ queryKey: waitingQuery.queryKey }))
  const close = () => setOpen(null)
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />
  const waiting = data ?? []
  return (
    <>
      {waiting.length > 0 && (
        <Card title={t('wartende.titel', { count: waiting.length })}>
          <Stack gap="sm">
            <Text size="sm">{t('wartende.text')}</Text>
            {waiting.map((who) => (
              <Group key={who.id} justify="space-between">
                <div>
                  <Text fw={600}>{who.name}</Text>
                  <Text size="sm" c="dimmed">
                    {who.email} · <RelativeTime instant={who.seit} />
                  </Text>
                </div>
                <Group gap="sm">
                  <Button
                    look="secondary"
                    aria-label={t('wartende.ablehnenVon', { name: who.name })}
                    onClick={() => setOpen({ what: 'refuse', who })}
                  >
                    {t('wartende.ablehnen')}
                  </Button>
                  <Button aria-label={t('aufnahme.von', { name: who.name })} onClick={() => setOpen({ what: 'admit', who })}>
                    {t('aufnahme.speichern')}
                  </Button>
                </Group>
              </Group>
            ))}
          </Stack>
        </Card>
      )}
      {open?.what === 'refuse' && <RefuseDialog who={open.who} onClose={close} />}
      {open?.what === 'admit' && (
        <Aufnahme
          organisation={organisation}
          wer={open.who}
          onClose={close}
          onAdded={() => {
            close()
            onAdded?.()
          }}
        />
      )}
    </>
  )
}

function RefuseDialog({ who: { id, name }, onClose }: { who: Waiting; onClose: () => void }) {
  const t = usePersonalTexts()
  const { mutate, isPending, error } = useRefuse()
  const refuse = () =>
    mutate(id, {
      onSuccess: () => {
        toastSuccess(t('wartende.abgelehnt', { name }))
        onClose()
      },
    })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('wartende.ablehnenTitel', { name })}
      onSubmit={refuse}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('abbrechen')}
          </Button>
          <Button type="submit" look="danger" busy={isPending}>
            {t('wartende.ablehnen')}
          </Button>
        </>
      }
    >
      {error !== null && <ErrorState error={error} />}
      <Text>{t('wartende.ablehnenText')}</Text>
    </Dialog>
  )
}
