import { messageLayouts } from '@dreiklang/domain/mailbox/mailbox'
import type { MailboxSettings } from '@dreiklang/domain/mailbox/ownMailbox.contract'
import { useState } from 'react'
import { RadioField, choicesOf } from '../../form/choiceFields.tsx'
import { TextArea } from '../../form/TextField.tsx'
import { Button } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Stack } from '../../ui/layout.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { useUpdateSettings } from '../mailbox.queries.ts'
import { useMailboxTexts } from '../mailbox.texts.ts'

export function SettingsDialog({ settings, onClose }: { settings: MailboxSettings; onClose: () => void }) {
  const t = useMailboxTexts()
  const [messageLayout, setLayout] = useState(settings.messageLayout)
  const [signature, setSignature] = useState(settings.signature)
  const update = useUpdateSettings()
  const save = () =>
    update.mutate(
      { messageLayout, signature: signature.trim() },
      {
        onError: toastError,
        onSuccess: () => {
          toastSuccess(t('settingsForm.saved'))
          onClose()
        },
      },
    )
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('settings')}
      cancel={t('settingsForm.cancel')}
      onSubmit={save}
      actions={
        <Button type="submit" busy={update.isPending}>
          {t('settingsForm.save')}
        </Button>
      }
    >
      <Stack gap="md">
        <RadioField
          label={t('settingsForm.layout')}
          choices={choicesOf(messageLayouts, (value) => t(`settingsForm.layouts.${value}`))}
          value={messageLayout}
          onChange={setLayout}
        />
        <TextArea
          label={t('settingsForm.signature')}
          description={t('settingsForm.signatureHint')}
          maxLength={1000}
          value={signature}
          onChange={(event) => setSignature(event.currentTarget.value)}
        />
      </Stack>
    </Dialog>
  )
}
