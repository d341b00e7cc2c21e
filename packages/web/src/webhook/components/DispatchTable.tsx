import type { Webhook, WebhookDispatch } from '@dreiklang/domain/webhook/webhook.contract'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../../ui/buttons.tsx'
import { Badge, showQuery } from '../../ui/feedback.tsx'
import { Text } from '../../ui/layout.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { DateTime } from '../../ui/Time.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { dispatchesQuery, useReplayWebhook } from '../webhook.queries.ts'
import { useWebhookTexts } from '../webhook.texts.ts'
import { useKindWord } from './kinds.ts'

function State({ dispatch: { doneAt, nextAt } }: { dispatch: WebhookDispatch }) {
  const t = useWebhookTexts()
  if (doneAt !== null) return <Badge tone="success">{t('state.done')}</Badge>
  if (nextAt === null) return <Badge tone="danger">{t('state.givenUp')}</Badge>
  return (
    <>
      <Badge tone="warning">{t('state.waiting')}</Badge> <DateTime value={nextAt} />
    </>
  )
}

export function DispatchTable({ webhook: { id: webhookId, offAt } }: { webhook: Webhook }) {
  const t = useWebhookTexts()
  const kindWord = useKindWord()
  const { data, state } = showQuery(useQuery(dispatchesQuery(webhookId)), { rows: 3 })
  const { mutate: replay, isPending } = useReplayWebhook()
  if (data === undefined) return state
  if (data.length === 0) return <Text c="dimmed">{t('noRows')}</Text>
  const repeat = (dispatchId: string) =>
    replay(
      { webhookId, body: { dispatchId } },
      { onError: toastError, onSuccess: ({ events }) => toastSuccess(t('replayDone', { count: events })) },
    )
  const columns: readonly Column<WebhookDispatch>[] = [
    { id: 'at', header: t('row.at'), cell: ({ queuedAt }) => <DateTime value={queuedAt} /> },
    { id: 'what', header: t('row.what'), cell: ({ kind }) => kindWord(kind) },
    { id: 'state', header: t('row.state'), cell: (dispatch) => <State dispatch={dispatch} /> },
    { id: 'attempts', header: t('row.attempts'), cell: ({ attempts }) => attempts, align: 'end', hideBelow: 'sm' },
    { id: 'answer', header: t('row.answer'), cell: ({ status, fault }) => (fault === null ? (status ?? '–') : t(`fault.${fault}`)) },
    {
      id: 'again',
      header: '',
      screenOnly: true,
      cell: ({ id }) =>
        offAt === null && (
          <Button look="subtle" size="sm" busy={isPending} onClick={() => repeat(id)}>
            {t('row.again')}
          </Button>
        ),
    },
  ]
  return <Table caption={t('log')} columns={columns} rows={data} rowKey={({ id }) => id} />
}
