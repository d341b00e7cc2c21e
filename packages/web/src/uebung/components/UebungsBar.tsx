import { type ErzwungenerStatus, type Stoerung, erzwungeneStatus } from '@dreiklang/domain/uebung/uebung'
import { IconTool } from '@tabler/icons-react'
import { useMutation, useQueryClient, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { NumberField } from '../../form/NumberField.tsx'
import { SelectField, Switch } from '../../form/choiceFields.tsx'
import { formatDateTime } from '../../shared/format.ts'
import { Button } from '../../ui/buttons.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Card, Group, Stack, Text } from '../../ui/layout.tsx'
import { Drawer } from '../../ui/Dialog.tsx'
import { ErrorState, ListSkeleton, showQuery } from '../../ui/feedback.tsx'
import { DateTime } from '../../ui/Time.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { advanceClock, postQuery, setStoerung, stoerungQuery } from '../uebung.queries.ts'
import { useUebungTexts } from '../uebung.texts.ts'
import { Data } from './Daten.tsx'
import classes from './UebungsBar.module.css'
import postClasses from './Post.module.css'

const choice = (status: ErzwungenerStatus, label: string) => ({ value: String(status), label })

const steps = [
  ['hour', 60],
  ['day', 1440],
  ['week', 7 * 1440],
] as const

const lookMs = 10_000

export function UebungsBar() {
  const t = useUebungTexts()
  const [opened, setOpened] = useState(false)
  const now = useNow()
  return (
    <>
      <section className={classes.leiste} aria-label={t('mode')} data-no-print>
        <strong>{t('mode')}</strong>
        {/* At this end because messages appear at the other. */}
        <Button look="secondary" iconOnPhone icon={<IconTool size={18} aria-hidden />} onClick={() => setOpened(true)}>
          {t('tools')}
        </Button>
        <span className={classes.erfunden}>{t('invented')}</span>
        <span className={classes.uhr}>
          <span className={classes.wort}>{t('clock')} </span>
          {formatDateTime(now)}
        </span>
      </section>
      <Tools opened={opened} onClose={() => setOpened(false)} />
    </>
  )
}

function useNow(): string {
  const [now, setJetzt] = useState(() => new Date().toISOString())
  useEffect(() => {
    const timer = setInterval(() => setJetzt(new Date().toISOString()), lookMs)
    return () => clearInterval(timer)
  }, [])
  return now
}

function Tools({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useUebungTexts()
  return (
    <Drawer opened={opened} onClose={onClose} title={t('tools')}>
      <Post />
      <Uhr onClose={onClose} />
      <Stoerungen />
      <Data />
    </Drawer>
  )
}

function Uhr({ onClose }: { onClose: () => void }) {
  const t = useUebungTexts()
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    ...advanceClock,
    onSuccess: () => {
      toastSuccess(t('uhr.moved'))
      onClose()
      void queryClient.invalidateQueries()
    },
    onError: toastError,
  })
  return (
    <Card title={t('uhr.title')} level={3}>
      <Stack gap="sm">
        <Text>{t('uhr.text')}</Text>
        <Group gap="sm">
          {steps.map(([name, minuten]) => (
            <Button key={name} look="secondary" busy={isPending} onClick={() => mutate({ minuten })}>
              {t(`uhr.vor.${name}`)}
            </Button>
          ))}
        </Group>
      </Stack>
    </Card>
  )
}

function Post() {
  const t = useUebungTexts()
  const { data, error, refetch, isFetching } = useQuery(postQuery)
  const [open, setOffen] = useState<string | null>(null)
  return (
    <Card
      title={t('post.title')}
      level={3}
      actions={
        <Button look="secondary" busy={isFetching} onClick={() => void refetch()}>
          {t('post.newer')}
        </Button>
      }
    >
      <Stack gap="xs">
        <Text>{t('post.text')}</Text>
        {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data === undefined && error === null && <ListSkeleton rows={2} />}
        {data?.length === 0 && <Text c="dimmed">{t('post.empty')}</Text>}
        {data?.map(({ id, an, betreff, text, am }) => (
          <Disclosure
            key={id}
            label={betreff}
            summary={
              <>
                {t('post.to', { an })}, <DateTime value={am} />
              </>
            }
            opened={open === id}
            onToggle={() => setOffen(open === id ? null : id)}
          >
            <p className={postClasses.text}>{text}</p>
          </Disclosure>
        ))}
      </Stack>
    </Card>
  )
}

function Stoerungen() {
  const t = useUebungTexts()
  const { data, state } = showQuery(useQuery(stoerungQuery), { rows: 3 })
  return (
    <Card title={t('stoerung.title')} level={3}>
      <Stack gap="sm">
        <Text>{t('stoerung.text')}</Text>
        {state}
        {data !== undefined && <Fields stand={data} />}
      </Stack>
    </Card>
  )
}

function Fields({ stand }: { stand: Stoerung }) {
  const t = useUebungTexts()
  const [wunsch, setWunsch] = useState(stand)
  const { mutate, isPending } = useMutation({ ...setStoerung, onSuccess: () => toastSuccess(t('stoerung.applied')), onError: toastError })
  const choices = [
    { value: 'none', label: t('stoerung.none') },
    ...erzwungeneStatus.map((status) => choice(status, t(`stoerung.s${status}`))),
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
