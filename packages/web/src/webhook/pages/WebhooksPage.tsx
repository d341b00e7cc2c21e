import { IconPlus, IconWebhook } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { machinePath } from '../../machine/machine.paths.ts'
import { verwaltungsBereich } from '../../organisation/components/ownOrganisation.ts'
import { useUser } from '../../shared/session.ts'
import { Button, Link } from '../../ui/buttons.tsx'
import { EmptyState, NotYours, showQuery } from '../../ui/feedback.tsx'
import { PageHeader, Stack } from '../../ui/layout.tsx'
import { WebhookCard } from '../components/WebhookCard.tsx'
import { SecretDialog, WebhookDialog } from '../components/WebhookDialog.tsx'
import { webhooksQuery } from '../webhook.queries.ts'
import { useWebhookTexts } from '../webhook.texts.ts'

export function WebhooksPage() {
  const t = useWebhookTexts()
  if (verwaltungsBereich(useUser()).bereich !== 'eigene') return <NotYours title={t('title')}>{t('notYours')}</NotYours>
  return <Webhooks />
}

function Webhooks() {
  const t = useWebhookTexts()
  const { data: webhooks, state } = showQuery(useQuery(webhooksQuery), { rows: 2, height: 140 })
  const [adding, setAdding] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const done = () => {
    setSecret(null)
    setAdding(false)
  }
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        above={<Link to={machinePath}>{t('back')}</Link>}
        actions={
          <Button icon={<IconPlus size={20} aria-hidden />} onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        }
      />
      {state}
      {webhooks?.length === 0 && (
        <EmptyState icon={<IconWebhook size={28} />} title={t('empty.title')}>
          {t('empty.text')}
        </EmptyState>
      )}
      <Stack gap="md">
        {webhooks?.map((webhook) => (
          <WebhookCard key={webhook.id} webhook={webhook} />
        ))}
      </Stack>
      {adding && secret === null && <WebhookDialog onDone={setSecret} onClose={() => setAdding(false)} />}
      {secret !== null && <SecretDialog secret={secret} onClose={done} />}
    </>
  )
}
