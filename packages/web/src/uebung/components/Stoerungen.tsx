import { type ErzwungenerStatus, type Stoerung, erzwungeneStatus } from '@dreiklang/domain/uebung/uebung'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { ErrorState, ListSkeleton } from '../../ui/States.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { Stack, Text } from '../../ui/layout.ts'
import { setStoerung, stoerungQuery } from '../uebung.queries.ts'
import { uebungTexts } from '../uebung.texts.ts'

export function Stoerungen() {
  const t = useTexts(uebungTexts)
  const { data, error, refetch } = useQuery(stoerungQuery)
  return (
    <Card title={t('stoerung.title')} level={3}>
      <Stack gap="sm">
        <Text>{t('stoerung.text')}</Text>
        {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data === undefined && error === null && <ListSkeleton rows={3} />}
        {data !== undefined && <Fields stand={data} />}
      </Stack>
    </Card>
  )
}

function Fields({ stand }: { stand: Stoerung }) {
  const t = useTexts(uebungTexts)
  const [wunsch, setWunsch] = useState(stand)
  const { mutate, isPending } = useMutation({ ...setStoerung, onSuccess: () => toastSuccess(t('stoerung.applied')), onError: toastError })
  const choices = [
    { value: 'none', label: t('stoerung.none') },
    ...erzwungeneStatus.map((status) => wahl(status, t(`stoerung.s${status}`))),
  ]
  return (
    <>
      <NumberField
        label={t('stoerung.latency')}
        value={wunsch.wartezeitMs}
        min={0}
        max={30_000}
        allowDecimal={false}
        onChange={(value) => setWunsch({ ...wunsch, wartezeitMs: Math.round(value ?? 0) })}
      />
      <Switch
        label={t('stoerung.template')}
        checked={wunsch.zeitenDerVorlage}
        onChange={(zeitenDerVorlage) => setWunsch({ ...wunsch, zeitenDerVorlage })}
      />
      <SelectField
        label={t('stoerung.error')}
        choices={choices}
        searchable={false}
        allowDeselect={false}
        value={String(wunsch.fehler ?? 'none')}
        onChange={(value) => setWunsch({ ...wunsch, fehler: erzwungeneStatus.find((status) => String(status) === value) ?? null })}
      />
      <Switch label={t('stoerung.once')} checked={wunsch.einmal} onChange={(einmal) => setWunsch({ ...wunsch, einmal })} />
      <Switch label={t('stoerung.offline')} checked={wunsch.offline} onChange={(offline) => setWunsch({ ...wunsch, offline })} />
      <Button look="secondary" busy={isPending} onClick={() => mutate(wunsch)}>
        {t('stoerung.apply')}
      </Button>
    </>
  )
}

const wahl = (status: ErzwungenerStatus, label: string) => ({ value: String(status), label })
