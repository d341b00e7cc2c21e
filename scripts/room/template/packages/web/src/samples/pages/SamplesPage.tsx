import type { Sample } from '@dreiklang/domain/samples/samples.contract'
import { IconEdit, IconNotes, IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, IconButton } from '../../ui/buttons.tsx'
import { Card, Group, PageHeader, Stack, Text } from '../../ui/layout.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyState, ErrorState, ListSkeleton } from '../../ui/feedback.tsx'
import { RelativeTime } from '../../ui/Time.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { SampleDialog } from '../components/SampleDialog.tsx'
import { samplesQuery, useLiveSamples, useRemoveSample } from '../samples.queries.ts'
import { useSamplesTexts } from '../samples.texts.ts'

/** Which dialog is open; in `edit` null is a new one. */
type Open = { edit: Sample | null } | { remove: Sample }

export function SamplesPage() {
  const t = useSamplesTexts()
  const { data: samples, error, refetch } = useQuery(samplesQuery)
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  useLiveSamples()
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <Button icon={<IconPlus size={20} aria-hidden />} onClick={() => setOpen({ edit: null })}>
            {t('add')}
          </Button>
        }
      />
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {samples === undefined && error === null && <ListSkeleton rows={3} height={120} />}
      {samples?.length === 0 && (
        <EmptyState icon={<IconNotes size={28} />} title={t('empty.title')}>
          {t('empty.text')}
        </EmptyState>
      )}
      <Stack gap="md">
        {samples?.map((sample) => (
          <SampleCard key={sample.id} sample={sample} onOpen={setOpen} />
        ))}
      </Stack>
      {open !== null && 'edit' in open && <SampleDialog sample={open.edit} onClose={close} />}
      {open !== null && 'remove' in open && <RemoveDialog sample={open.remove} onClose={close} />}
    </>
  )
}

function SampleCard({ sample, onOpen }: { sample: Sample; onOpen: (open: Open) => void }) {
  const t = useSamplesTexts()
  const { title, text, changedAt } = sample
  const actions = (
    <Group gap="xs" wrap="nowrap">
      <IconButton label={t('editOf', { title })} icon={<IconEdit size={20} aria-hidden />} onClick={() => onOpen({ edit: sample })} />
      <IconButton label={t('remove.of', { title })} icon={<IconTrash size={20} aria-hidden />} onClick={() => onOpen({ remove: sample })} />
    </Group>
  )
  return (
    <Card title={title} actions={actions}>
      {text !== null && <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Text>}
      <Text size="sm" c="dimmed">
        {t('changed')} <RelativeTime instant={changedAt} />
      </Text>
    </Card>
  )
}

function RemoveDialog({ sample: { id, title }, onClose }: { sample: Sample; onClose: () => void }) {
  const t = useSamplesTexts()
  const { mutateAsync: remove, isPending } = useRemoveSample()
  const removeNow = async () => {
    await remove(id)
    toastSuccess(t('remove.done'))
    onClose()
  }
  return (
    <Dialog
      opened
      title={t('remove.title')}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('remove.keep')}
          </Button>
          <Button look="danger" busy={isPending} onClick={() => void removeNow().catch(toastError)}>
            {t('remove.now')}
          </Button>
        </>
      }
    >
      <Text>{t('remove.text', { title })}</Text>
    </Dialog>
  )
}
