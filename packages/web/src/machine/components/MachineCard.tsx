import type { Machine } from '@dreiklang/domain/machine/machine.contract'
import { useState } from 'react'
import { Button } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Alert, Badge } from '../../ui/feedback.tsx'
import { Card, Facts, Group, Note, Stack, Text } from '../../ui/layout.tsx'
import { DateTime, RelativeTime } from '../../ui/Time.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { useEndMachine } from '../machine.queries.ts'
import { useMachineTexts } from '../machine.texts.ts'
import { useScopeWord } from './choices.ts'
import { RotateDialog } from './RotateDialog.tsx'

interface MachineCardProps {
  machine: Machine
  onToken: (token: string) => void
}

export function MachineCard({ machine, onToken }: MachineCardProps) {
  const t = useMachineTexts()
  const scopeWord = useScopeWord()
  const [asked, setAsked] = useState<'rotate' | 'end' | null>(null)
  const { name, scopes, createdAt, createdByName, endedAt, tokens } = machine
  const close = () => setAsked(null)
  const actions = endedAt === null && (
    <Group gap="xs">
      <Button look="secondary" size="sm" aria-label={t('rotateOf', { name })} onClick={() => setAsked('rotate')}>
        {t('rotate')}
      </Button>
      <Button look="secondary" size="sm" aria-label={t('endOf', { name })} onClick={() => setAsked('end')}>
        {t('end')}
      </Button>
    </Group>
  )
  return (
    <Card title={name} actions={actions} gap="md">
      <Group gap="xs">
        {endedAt !== null && <Badge>{t('ended')}</Badge>}
        {scopes.map((scope) => (
          <Badge key={scope} tone="info">
            {scopeWord(scope)}
          </Badge>
        ))}
      </Group>
      {endedAt === null && tokens.length === 0 && <Alert tone="warning">{t('noToken')}</Alert>}
      {tokens.map((token) => (
        <TokenFacts key={token.id} token={token} />
      ))}
      <Note>
        {t('by', { name: createdByName })} <DateTime value={createdAt} />
        {endedAt !== null && (
          <>
            {' · '}
            {t('endedAt')} <DateTime value={endedAt} />
          </>
        )}
      </Note>
      {asked === 'rotate' && <RotateDialog machine={machine} onDone={onToken} onClose={close} />}
      {asked === 'end' && <EndDialog machine={machine} onClose={close} />}
    </Card>
  )
}

function TokenFacts({ token: { prefix, expiresAt, lastUsedAt, lastUsedFrom } }: { token: Machine['tokens'][number] }) {
  const t = useMachineTexts()
  const used =
    lastUsedAt === null ? (
      t('neverUsed')
    ) : (
      <>
        <RelativeTime instant={lastUsedAt} /> {lastUsedFrom !== null && t('from', { net: lastUsedFrom })}
      </>
    )
  return (
    <Facts
      facts={[
        { label: t('token'), value: `dreiklang_${prefix}_…` },
        { label: t('expires'), value: <DateTime value={expiresAt} /> },
        { label: t('lastUsed'), value: used },
      ]}
    />
  )
}

function EndDialog({ machine: { id, name }, onClose }: { machine: Machine; onClose: () => void }) {
  const t = useMachineTexts()
  const { mutateAsync: end, isPending } = useEndMachine()
  const endNow = async () => {
    await end(id)
    toastSuccess(t('endDone'))
    onClose()
  }
  return (
    <Dialog
      opened
      title={t('endTitle')}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button look="danger" busy={isPending} onClick={() => void endNow().catch(toastError)}>
            {t('end')}
          </Button>
        </>
      }
    >
      <Stack>
        <Text>{t('endText', { name })}</Text>
      </Stack>
    </Dialog>
  )
}
