import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Group, Stack, Text } from '../../ui/layout.ts'
import { ErrorState, ListSkeleton } from '../../ui/States.tsx'
import { DateTime } from '../../ui/Time.tsx'
import { factorQuery, newErsatzcodes, removePasskey, removeTotp, useAccountDeed } from '../sicherheit.queries.ts'
import { sicherheitTexts } from '../sicherheit.texts.ts'
import { ErsatzcodesDialog } from './ErsatzcodesDialog.tsx'
import { PasskeyDialog } from './PasskeyDialog.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { TotpDialog } from './TotpDialog.tsx'

type Open =
  | { kind: 'totp' | 'passkey' | 'removeTotp' | 'codes' }
  | { kind: 'removePasskey'; passkeyId: string; name: string }
  | { kind: 'show'; codes: readonly string[] }

export function FactorCard() {
  const t = useTexts(sicherheitTexts)
  const { data, error, refetch } = useQuery(factorQuery)
  const [open, setOpen] = useState<Open | null>(null)
  const withoutTotp = useAccountDeed(removeTotp)
  const withoutPasskey = useAccountDeed(removePasskey)
  const freshCodes = useAccountDeed(newErsatzcodes)
  const close = () => setOpen(null)
  const finish = (codes: readonly string[] | null) => setOpen(codes === null ? null : { kind: 'show', codes })

  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <Card title={t('factor.title')}>
      {data === undefined ? (
        <ListSkeleton rows={3} />
      ) : (
        <Stack>
          <Text>{t(data.pflicht ? 'factor.required' : 'factor.text')}</Text>
          {data.frist !== null && (
            <Alert tone="warning">
              {t('factor.until')} <DateTime value={data.frist} />. {t('factor.untilThen')}
            </Alert>
          )}
          <Group justify="space-between">
            <Text>{t(data.totp ? 'factor.totpOn' : 'factor.totpOff')}</Text>
            <Button look="secondary" size="sm" onClick={() => setOpen({ kind: data.totp ? 'removeTotp' : 'totp' })}>
              {t(data.totp ? 'factor.totpRemove' : 'factor.totpAdd')}
            </Button>
          </Group>
          {data.passkeys.map(({ id, name }) => (
            <Group key={id} justify="space-between">
              <Text>{t('factor.passkey', { name })}</Text>
              <Button
                look="secondary"
                size="sm"
                aria-label={t('factor.passkeyRemoveOf', { name })}
                onClick={() => setOpen({ kind: 'removePasskey', passkeyId: id, name })}
              >
                {t('factor.passkeyRemove')}
              </Button>
            </Group>
          ))}
          <Group>
            <Button look="secondary" size="sm" onClick={() => setOpen({ kind: 'passkey' })}>
              {t('factor.passkeyAdd')}
            </Button>
          </Group>
          {(data.totp || data.passkeys.length > 0) && (
            <Group justify="space-between">
              <Text>{t('factor.codes', { count: data.ersatzcodes })}</Text>
              <Button look="secondary" size="sm" onClick={() => setOpen({ kind: 'codes' })}>
                {t('factor.codesNew')}
              </Button>
            </Group>
          )}
        </Stack>
      )}
      {open?.kind === 'totp' && <TotpDialog onClose={close} onDone={finish} />}
      {open?.kind === 'passkey' && <PasskeyDialog onClose={close} onDone={finish} />}
      {open?.kind === 'show' && <ErsatzcodesDialog codes={open.codes} onClose={close} />}
      {open?.kind === 'removeTotp' && (
        <PasswordDialog title={t('factor.totpRemove')} onClose={close} send={(password) => withoutTotp.mutateAsync(password).then(close)} />
      )}
      {open?.kind === 'removePasskey' && (
        <PasswordDialog
          title={t('factor.passkeyRemoveOf', { name: open.name })}
          onClose={close}
          send={(password) => withoutPasskey.mutateAsync({ passkeyId: open.passkeyId, password }).then(close)}
        />
      )}
      {open?.kind === 'codes' && (
        <PasswordDialog
          title={t('factor.codesNew')}
          onClose={close}
          send={(password) => freshCodes.mutateAsync(password).then(({ ersatzcodes }) => finish(ersatzcodes))}
        />
      )}
    </Card>
  )
}
