import { leerlaufMinutes, offlineHours } from '@dreiklang/domain/anmeldung/idle.contract'
import { useQuery } from '@tanstack/react-query'
import { SelectField, Switch } from '../../form/choiceFields.tsx'
import { Card, Stack, Text } from '../../ui/layout.tsx'
import { ErrorState, ListSkeleton } from '../../ui/feedback.tsx'
import { toastError } from '../../ui/toast.tsx'
import { useSicherheitTexts } from '../sicherheit.texts.ts'
import { factorQuery, idleQuery, setIdleOfAll, setOfflineOfAll, setPflicht, useAccountDeed } from '../sicherheit.queries.ts'

const { wenigste, meiste } = offlineHours
const hours = Array.from({ length: meiste - wenigste + 1 }, (_, i) => wenigste + i)

export function RulesCard() {
  const t = useSicherheitTexts()
  const factor = useQuery(factorQuery)
  const idle = useQuery(idleQuery)
  const demand = useAccountDeed(setPflicht)
  const lock = useAccountDeed(setIdleOfAll)
  const offline = useAccountDeed(setOfflineOfAll)
  const error = factor.error ?? idle.error
  const retry = () => Promise.all([factor.refetch(), idle.refetch()])
  if (error !== null) return <ErrorState error={error} onRetry={() => void retry()} />
  if (factor.data === undefined || idle.data === undefined) return <ListSkeleton rows={3} />
  const { pflicht, leitungPflicht } = factor.data
  const wanted = demand.isPending ? demand.variables : {}
  const heads = wanted.leitungPflicht ?? leitungPflicht
  return (
    <Card title={t('rules.title')}>
      <Stack>
        <Switch
          label={t('rules.heads')}
          checked={heads}
          onChange={(next) => demand.mutate({ leitungPflicht: next }, { onError: toastError })}
        />
        <Text size="sm" c="dimmed">
          {t(heads ? 'rules.headsOn' : 'rules.headsOff')}
        </Text>
        <Switch
          label={t('rules.all')}
          checked={wanted.pflicht ?? pflicht}
          onChange={(next) => demand.mutate({ pflicht: next }, { onError: toastError })}
        />
        <Text size="sm" c="dimmed">
          {t('rules.allText')}
        </Text>
        <MinutesField
          label={t('rules.idle')}
          description={t('rules.idleText')}
          most={leerlaufMinutes.meiste}
          value={lock.isPending ? lock.variables : idle.data.organisation}
          onChange={(minutes) => minutes !== null && lock.mutate(minutes, { onError: toastError })}
        />
        <SelectField
          label={t('rules.offline')}
          description={t('rules.offlineText')}
          searchable={false}
          allowDeselect={false}
          maw={400}
          choices={hours.map((count) => ({ value: String(count), label: t('rules.hours', { count }) }))}
          value={String(offline.isPending ? offline.variables : idle.data.offlineStunden)}
          onChange={(next) => next !== null && offline.mutate(Number(next), { onError: toastError })}
        />
      </Stack>
    </Card>
  )
}

const usual = [5, 10, 15, 20, 30, 45, 60].filter((minutes) => minutes >= leerlaufMinutes.wenigste)

interface MinutesFieldProps {
  label: string
  description: string
  most: number
  value: number | null
  /** Label for null; without it null cannot be chosen. */
  none?: string
  onChange: (minutes: number | null) => void
}

/** Idle minutes before the screen locks. An unusual current value is offered as well. */
export function MinutesField({ label, description, most, value, none, onChange }: MinutesFieldProps) {
  const t = useSicherheitTexts()
  const minutes = [...new Set([...usual.filter((each) => each <= most), ...(value === null ? [] : [value])])].toSorted((a, b) => a - b)
  return (
    <SelectField
      label={label}
      description={description}
      searchable={false}
      allowDeselect={false}
      maw={400}
      value={String(value ?? 'none')}
      choices={[
        ...(none === undefined ? [] : [{ value: 'none', label: none }]),
        ...minutes.map((each) => ({ value: String(each), label: t('idle.minutes', { count: each }) })),
      ]}
      onChange={(next) => next !== null && onChange(next === 'none' ? null : Number(next))}
    />
  )
}
