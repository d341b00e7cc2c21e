import { useState } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Stack, Text } from '../../ui/layout.ts'
import { TextField } from '../../ui/TextField.tsx'
import { beginTotp, confirmTotp, useAccountDeed } from '../sicherheit.queries.ts'
import { sicherheitTexts } from '../sicherheit.texts.ts'
import { OneFieldForm } from './OneFieldForm.tsx'
import { QrCode } from '../../ui/QrCode.tsx'

interface TotpDialogProps {
  onClose: () => void
  /** The recovery codes to keep; null when there are some already. */
  onDone: (ersatzcodes: readonly string[] | null) => void
}

export function TotpDialog({ onClose, onDone }: TotpDialogProps) {
  const t = useTexts(sicherheitTexts)
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
