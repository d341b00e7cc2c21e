import { ErrorSummary, FormElement } from '../../form/Form.tsx'
import { auskunftContract } from '@dreiklang/domain/anmeldung/auskunft.contract'
import { sicherheitContract } from '@dreiklang/domain/anmeldung/sicherheit.contract'
import { IconDownload } from '@tabler/icons-react'
import { useMutation, useQueryClient, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PasswordField } from '../../form/TextField.tsx'
import { useSchemaForm } from '../../form/useSchemaForm.ts'
import { ownPath } from '../../protokoll/protokoll.paths.ts'
import { download } from '../../shared/download.ts'
import { Button, Link } from '../../ui/buttons.tsx'
import { Card, Group, Stack, Text } from '../../ui/layout.tsx'
import { ErrorState, ListSkeleton, showQuery } from '../../ui/feedback.tsx'
import { Table } from '../../ui/Table.tsx'
import { DateTime, RelativeTime } from '../../ui/Time.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { useSicherheitTexts } from '../sicherheit.texts.ts'
import {
  idleQuery,
  setIdle,
  useAccountDeed,
  logQuery,
  endOthers,
  endSession,
  sessionsQuery,
  changePassword,
} from '../sicherheit.queries.ts'
import { FactorCard } from './FactorCard.tsx'
import { MinutesField } from './RulesCard.tsx'

export function Section() {
  return (
    <Stack gap="lg">
      <PasswordCard />
      <FactorCard />
      <IdleCard />
      <SessionsCard />
      <AccessLogCard />
      <MyDataCard />
    </Stack>
  )
}

function MyDataCard() {
  const t = useSicherheitTexts()
  const client = useQueryClient()
  const fetching = useMutation({
    mutationFn: () => download(auskunftContract.auskunft, { fileName: t('myData.file') }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['protokoll'] }),
    onError: toastError,
  })
  return (
    <Card title={t('myData.title')}>
      <Text mb="sm">{t('myData.text')}</Text>
      <Button look="secondary" busy={fetching.isPending} icon={<IconDownload size={20} aria-hidden />} onClick={() => fetching.mutate()}>
        {t('myData.submit')}
      </Button>
    </Card>
  )
}

function IdleCard() {
  const t = useSicherheitTexts()
  const { data, state } = showQuery(useQuery(idleQuery), { rows: 1 })
  const change = useAccountDeed(setIdle)
  if (state !== null) return state
  const { organisation, eigene } = data
  return (
    <Card title={t('idle.title')}>
      <MinutesField
        label={t('idle.own')}
        description={t('idle.ownText')}
        most={organisation - 1}
        none={t('idle.asAll', { count: organisation })}
        value={change.isPending ? change.variables : eigene}
        onChange={(minutes) => change.mutate(minutes, { onError: toastError })}
      />
    </Card>
  )
}

function AccessLogCard() {
  const t = useSicherheitTexts()
  const { data, error, refetch } = useQuery(logQuery)
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <Card title={t('log.title')}>
      {data === undefined ? (
        <ListSkeleton rows={4} />
      ) : (
        <Table
          caption={t('log.caption')}
          rows={data.eintraege}
          rowKey={({ nr }) => String(nr)}
          columns={[
            { id: 'am', header: t('log.time'), cell: ({ am }) => <DateTime value={am} /> },
            { id: 'art', header: t('log.what'), cell: ({ art }) => t(`log.art.${art}`) },
            { id: 'geraet', header: t('log.device'), cell: ({ geraet }) => geraet ?? t('unknownDevice'), hideBelow: 'sm' },
            { id: 'adresse', header: t('log.network'), cell: ({ adresse }) => adresse ?? t('unknownNetwork'), hideBelow: 'md' },
          ]}
        />
      )}
      <Link to={ownPath}>{t('log.deeds')}</Link>
    </Card>
  )
}

function SessionsCard() {
  const t = useSicherheitTexts()
  const { data, error, refetch } = useQuery(sessionsQuery)
  const end = useAccountDeed(endSession)
  const endAll = useAccountDeed(endOthers)
  const ended = { onError: toastError, onSuccess: () => toastSuccess(t('sessions.ended')) }
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <Card title={t('sessions.title')}>
      {data === undefined ? (
        <ListSkeleton rows={2} />
      ) : (
        <Stack>
          {data.sitzungen.map(({ id, geraet, adresse, zuletztAm, diese }) => {
            const device = geraet ?? t('unknownDevice')
            return (
              <Group key={id} justify="space-between">
                <div>
                  <Text fw={600}>{diese ? t('sessions.this', { device }) : device}</Text>
                  <Text size="sm" c="dimmed">
                    {adresse ?? t('unknownNetwork')} · <RelativeTime instant={zuletztAm} />
                  </Text>
                </div>
                {!diese && (
                  <Button
                    look="secondary"
                    size="sm"
                    busy={end.isPending && end.variables === id}
                    aria-label={t('sessions.endOf', { device })}
                    onClick={() => end.mutate(id, ended)}
                  >
                    {t('sessions.end')}
                  </Button>
                )}
              </Group>
            )
          })}
          {data.sitzungen.length > 1 && (
            <Group>
              <Button look="secondary" busy={endAll.isPending} onClick={() => endAll.mutate(undefined, ended)}>
                {t('sessions.endOthers')}
              </Button>
            </Group>
          )}
        </Stack>
      )}
    </Card>
  )
}

function PasswordCard() {
  const t = useSicherheitTexts()
  // A new form for each change: typed passwords must not stay in the fields.
  const [round, setRound] = useState(0)
  return (
    <Card title={t('password.title')}>
      <PasswordForm
        key={round}
        onDone={() => {
          toastSuccess(t('password.done'))
          setRound(round + 1)
        }}
      />
    </Card>
  )
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const t = useSicherheitTexts()
  const change = useAccountDeed(changePassword)
  const { field, onSubmit, busy, problems, failure } = useSchemaForm({
    initialValues: { alt: '', neu: '' },
    schema: sicherheitContract.changePassword.body,
    submit: async (body) => {
      await change.mutateAsync(body)
      onDone()
    },
  })
  return (
    <FormElement onSubmit={onSubmit}>
      <Stack maw={400}>
        {failure !== null && <ErrorState error={failure} />}
        <ErrorSummary entries={problems} />
        <PasswordField label={t('password.old')} autoComplete="current-password" {...field('alt')} />
        <PasswordField label={t('password.new')} description={t('password.rule')} autoComplete="new-password" {...field('neu')} />
        <Group>
          <Button type="submit" busy={busy}>
            {t('password.submit')}
          </Button>
        </Group>
      </Stack>
    </FormElement>
  )
}
