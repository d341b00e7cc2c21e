import { TextField } from '../../form/TextField.tsx'
import { Button } from '../../ui/buttons.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Alert } from '../../ui/feedback.tsx'
import { Group } from '../../ui/layout.tsx'
import { useMachineTexts } from '../machine.texts.ts'

/** Shown only once: the server stores nothing but a digest. */
export function TokenDialog({ token, onClose }: { token: string; onClose: () => void }) {
  const t = useMachineTexts()
  return (
    <Dialog opened onClose={onClose} title={t('once.title')} actions={<Button onClick={onClose}>{t('once.done')}</Button>}>
      <Alert tone="warning">{t('once.text')}</Alert>
      <Group align="end" wrap="nowrap">
        <TextField
          label={t('once.label')}
          value={token}
          readOnly
          flex={1}
          onFocus={(event) => event.currentTarget.select()}
          data-autofocus
        />
        <CopyButton value={token} label={t('once.copy')} />
      </Group>
    </Dialog>
  )
}
