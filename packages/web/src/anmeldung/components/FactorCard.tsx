import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TextField } from '../../form/TextField.tsx'
import { Alert, ErrorState, ListSkeleton } from '../../ui/feedback.tsx'
import { Button } from '../../ui/buttons.tsx'
import { Card, Group, Stack, Text } from '../../ui/layout.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { QrCode } from '../../ui/QrCode.tsx'
import { DateTime } from '../../ui/Time.tsx'
import { useSicherheitTexts } from '../sicherheit.texts.ts'
import { factorQuery, newErsatzcodes, removePasskey, removeTotp, useAccountDeed, beginTotp, confirmTotp } from '../sicherheit.queries.ts'
import { OneFieldForm } from './OneFieldForm.tsx'
import { PasskeyDialog } from './PasskeyDialog.tsx'

type Open =
  | { kind: 'totp' | 'passkey' | 'removeTotp' | 'codes' }
  | { kind: 'removePasskey'; passkeyId: string; name: string }
  | { kind: 'show'; codes: readonly string[] }

export function FactorCard() {
  const t = useSicherheitTexts()
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

/** Asks for the password again before anything that a stranger at an unlocked screen must not do. */
function PasswordDialog({ title, onClose, send }: { title: string; onClose: () => void; send: (password: string) => Promise<void> }) {
  const t = useSicherheitTexts()
  return (
    <Dialog opened onClose={onClose} title={title}>
      <Text>{t('again.text')}</Text>
      <OneFieldForm kind="current-password" label={t('again.password')} submit={t('again.submit')} send={send} />
    </Dialog>
  )
}

/** Shown only once: the server stores nothing but hashes. */
function ErsatzcodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useSicherheitTexts()
  return (
    <Dialog opened onClose={onClose} title={t('codes.title')} actions={<Button onClick={onClose}>{t('codes.done')}</Button>}>
      <Alert tone="warning">{t('codes.text')}</Alert>
      <ol aria-label={t('codes.title')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Group>
        <CopyButton value={codes.join('\n')} label={t('codes.copy')} />
        <Button look="secondary" size="sm" onClick={() => window.print()}>
          {t('codes.print')}
        </Button>
      </Group>
    </Dialog>
  )
}

interface TotpDialogProps {
  onClose: () => void
  /** The recovery codes to keep; null when there are some already. */
  onDone: (ersatzcodes: readonly string[] | null) => void
}

function TotpDialog({ onClose, onDone }: TotpDialogProps) {
  const t = useSicherheitTexts()
  const [secret, setSecret] = useState<{ geheimnis: string; uri: string } | null>(null)
  const confirm = useAccountDeed(confirmTotp)
  return (
    <Dialog opened onClose={onClose} title={t('totp.title')}>
      {secret === null ? (
        <>
          <Text>{t('again.text')}</Text>
          <OneFieldForm
            key="password"
            kind="current-password"
            label={t('again.password')}
            submit={t('again.submit')}
            send={async (password) => setSecret(await beginTotp(password))}
          />
        </>
      ) : (
        <Stack>
          <Text>{t('totp.scan')}</Text>
          <QrCode text={secret.uri} label={t('totp.qr')} />
          <TextField
            label={t('totp.secret')}
            value={secret.geheimnis.replaceAll(/(.{4})(?=.)/g, '$1 ')}
            readOnly
            rightSection={<CopyButton value={secret.geheimnis} label={t('totp.copy')} />}
            rightSectionWidth={48}
          />
          <OneFieldForm
            key="code"
            kind="one-time-code"
            label={t('totp.code')}
            submit={t('totp.submit')}
            send={async (code) => onDone((await confirm.mutateAsync(code.replaceAll(' ', ''))).ersatzcodes)}
          />
        </Stack>
      )}
    </Dialog>
  )
}
