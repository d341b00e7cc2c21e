import type { Webhook, WebhookAnswer } from '@dreiklang/domain/webhook/webhook.contract'
import { useState } from 'react'
import { Button } from '../../ui/buttons.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Alert, Badge } from '../../ui/feedback.tsx'
import { Card, Facts, Group } from '../../ui/layout.tsx'
import { DateTime, RelativeTime } from '../../ui/Time.tsx'
import { toastError } from '../../ui/toast.tsx'
import { useSwitchWebhook, useTestWebhook } from '../webhook.queries.ts'
import { useWebhookTexts } from '../webhook.texts.ts'
import { DispatchTable } from './DispatchTable.tsx'
import { SecretDialog } from './WebhookDialog.tsx'
import { RemoveDialog, ReplayDialog, RotateDialog } from './WebhookDialogs.tsx'
import { useKindWord } from './kinds.ts'

export function WebhookCard({ webhook }: { webhook: Webhook }) {
  const t = useWebhookTexts()
  const kindWord = useKindWord()
  const { url, kinds, offAt, offWhy, createdAt, waiting, lastSuccessAt } = webhook
  const [logOpened, setLogOpened] = useState(false)
  return (
    <Card title={url} gap="md">
      <Group gap="xs">
        <Badge tone={offWhy === null ? 'success' : 'warning'}>{offWhy === null ? t('on') : t(`off.${offWhy}`)}</Badge>
        {kinds.map((kind) => (
          <Badge key={kind} tone="info">
            {kindWord(kind)}
          </Badge>
        ))}
      </Group>
      {offWhy !== null && <Alert tone="warning">{t('offHint')}</Alert>}
      <Facts
        facts={[
          { label: t('since'), value: <DateTime value={offAt ?? createdAt} /> },
          { label: t('waiting'), value: waiting },
          { label: t('lastSuccess'), value: lastSuccessAt === null ? t('never') : <RelativeTime instant={lastSuccessAt} /> },
        ]}
      />
      <CardButtons webhook={webhook} />
      <Disclosure label={t('log')} opened={logOpened} onToggle={setLogOpened}>
        <DispatchTable webhook={webhook} />
      </Disclosure>
    </Card>
  )
}

function CardButtons({ webhook }: { webhook: Webhook }) {
  const t = useWebhookTexts()
  const { id: webhookId, url, offAt } = webhook
  const [asked, setAsked] = useState<'replay' | 'rotate' | 'remove' | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const { mutate: test, isPending: testing, data: answer } = useTestWebhook()
  const { mutate: turn, isPending: turning } = useSwitchWebhook()
  const on = offAt === null
  const close = () => {
    setAsked(null)
    setSecret(null)
  }
  const named = (what: string) => ({ 'aria-label': t('ofUrl', { what, url }), children: what })
  return (
    <>
      {answer !== undefined && <TestAnswer answer={answer} />}
      <Group gap="xs">
        {on && (
          <Button
            look="secondary"
            size="sm"
            busy={testing}
            onClick={() => test(webhookId, { onError: toastError })}
            {...named(t('test'))}
          />
        )}
        {on && <Button look="secondary" size="sm" onClick={() => setAsked('replay')} {...named(t('replay'))} />}
        <Button
          look="secondary"
          size="sm"
          busy={turning}
          onClick={() => turn({ webhookId, on: !on }, { onError: toastError })}
          {...named(t(on ? 'turnOff' : 'turnOn'))}
        />
        <Button look="secondary" size="sm" onClick={() => setAsked('rotate')} {...named(t('rotate'))} />
        <Button look="secondary" size="sm" onClick={() => setAsked('remove')} {...named(t('remove'))} />
        {asked === 'replay' && <ReplayDialog webhook={webhook} onClose={() => setAsked(null)} />}
        {asked === 'rotate' && secret === null && <RotateDialog webhook={webhook} onDone={setSecret} onClose={close} />}
        {secret !== null && <SecretDialog secret={secret} onClose={close} />}
        {asked === 'remove' && <RemoveDialog webhook={webhook} onClose={() => setAsked(null)} />}
      </Group>
    </>
  )
}

function TestAnswer({ answer: { status, fault } }: { answer: WebhookAnswer }) {
  const t = useWebhookTexts()
  const good = status !== null && status >= 200 && status < 300
  return (
    <div role="status">
      <Alert tone={good ? 'success' : 'danger'}>{fault === null ? t('tested', { status: status ?? 0 }) : t(`fault.${fault}`)}</Alert>
    </div>
  )
}
