import type { ssoContract, SsoProvider } from '@dreiklang/domain/sso/sso.contract'
import { IconBuilding, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { TextField } from '../../form/TextField.tsx'
import { verwaltungsBereich } from '../../organisation/components/ownOrganisation.ts'
import { useUser } from '../../shared/session.ts'
import { Button } from '../../ui/buttons.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { EmptyState, NotYours, showQuery } from '../../ui/feedback.tsx'
import { Card, Facts, Group, Note, PageHeader, Stack } from '../../ui/layout.tsx'
import { DateTime } from '../../ui/Time.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { SsoDialog } from '../components/SsoDialog.tsx'
import { ssoQuery, useRemoveSso } from '../sso.queries.ts'
import { useSsoTexts } from '../sso.texts.ts'

export function SsoPage() {
  const t = useSsoTexts()
  if (verwaltungsBereich(useUser()).bereich !== 'eigene') return <NotYours title={t('title')}>{t('notYours')}</NotYours>
  return <Own />
}

function Own() {
  const t = useSsoTexts()
  const { data, state } = showQuery(useQuery(ssoQuery), { rows: 2, height: 140 })
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      {state}
      {data !== undefined && <Settings {...data} />}
    </>
  )
}

function Settings({ provider, returnUrl, ownDomain }: z.output<typeof ssoContract.read.answer>) {
  const t = useSsoTexts()
  const [asked, setAsked] = useState<'change' | 'remove' | null>(null)
  const close = () => setAsked(null)
  const add = (
    <Button icon={<IconPlus size={20} aria-hidden />} onClick={() => setAsked('change')}>
      {t('add')}
    </Button>
  )
  return (
    <Stack gap="md">
      {provider === null ? (
        <EmptyState icon={<IconBuilding size={28} />} title={t('none.title')} action={add}>
          {t('none.text')}
        </EmptyState>
      ) : (
        <ProviderCard provider={provider} onChange={() => setAsked('change')} onRemove={() => setAsked('remove')} />
      )}
      <Group align="end" wrap="nowrap">
        <TextField label={t('returnUrl')} description={t('returnHint')} value={returnUrl} readOnly flex={1} />
        <CopyButton value={returnUrl} label={t('copy')} />
      </Group>
      <Note>{t('factorNote')}</Note>
      {asked === 'change' && <SsoDialog provider={provider} ownDomain={ownDomain} onClose={close} />}
      {asked === 'remove' && <RemoveDialog onClose={close} />}
    </Stack>
  )
}

interface ProviderCardProps {
  provider: SsoProvider
  onChange: () => void
  onRemove: () => void
}

function ProviderCard({ provider: { issuer, clientId, domain, changedAt }, onChange, onRemove }: ProviderCardProps) {
  const t = useSsoTexts()
  const actions = (
    <Group gap="xs">
      <Button look="secondary" size="sm" onClick={onChange}>
        {t('change')}
      </Button>
      <Button look="secondary" size="sm" onClick={onRemove}>
        {t('remove')}
      </Button>
    </Group>
  )
  return (
    <Card title={t('card')} actions={actions} gap="md">
      <Facts
        facts={[
          { label: t('issuer'), value: issuer },
          { label: t('clientId'), value: clientId },
          { label: t('domain'), value: `@${domain}` },
          { label: t('changedAt'), value: <DateTime value={changedAt} /> },
        ]}
      />
    </Card>
  )
}

function RemoveDialog({ onClose }: { onClose: () => void }) {
  const t = useSsoTexts()
  const { mutateAsync: remove, isPending } = useRemoveSso()
  const removeNow = async () => {
    await remove(undefined)
    toastSuccess(t('removed'))
    onClose()
  }
  return (
    <ConfirmDialog
      title={t('removeTitle')}
      text={t('removeText')}
      action={t('remove')}
      cancel={t('keep')}
      busy={isPending}
      onConfirm={() => void removeNow().catch(toastError)}
      onClose={onClose}
    />
  )
}
