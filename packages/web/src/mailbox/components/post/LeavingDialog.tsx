import { z } from 'zod'
import { Button } from '../../../ui/buttons.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Alert } from '../../../ui/feedback.tsx'
import { Facts, Text } from '../../../ui/layout.tsx'
import { useMailboxTexts } from '../../mailbox.texts.ts'

/** What the server says when words about a Klient would leave. */
export const leavingDetails = z.object({ names: z.array(z.string()), files: z.array(z.string()), addresses: z.array(z.string()) })
export type Leaving = z.output<typeof leavingDetails>

interface LeavingDialogProps {
  leaving: Leaving
  onConfirm: () => void
  onClose: () => void
}

/** What would leave, and to whom, before it does. */
export function LeavingDialog({ leaving: { names, files, addresses }, onConfirm, onClose }: LeavingDialogProps) {
  const t = useMailboxTexts()
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('leaving.title')}
      cancel={t('confirm.cancel')}
      actions={
        <Button look="danger" onClick={onConfirm}>
          {t('leaving.send')}
        </Button>
      }
    >
      <Alert tone="warning">{t('leaving.text')}</Alert>
      <Facts
        facts={[
          ...(names.length > 0 ? [{ label: t('leaving.names'), value: names.join(', ') }] : []),
          ...(files.length > 0 ? [{ label: t('attachment.list'), value: files.join(', ') }] : []),
          { label: t('leaving.addresses'), value: addresses.join(', ') },
        ]}
      />
      <Text size="sm">{t('leaving.kept')}</Text>
    </Dialog>
  )
}
