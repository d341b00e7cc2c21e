import { useTexts } from '../../shared/i18n.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Group, Text } from '../../ui/layout.ts'
import { TextField } from '../../ui/TextField.tsx'
import { kalenderaboTexts } from '../kalenderabo.texts.ts'

/** Shown only once: the server stores nothing but a hash. */
export function AdresseDialog({ adresse, onClose }: { adresse: string; onClose: () => void }) {
  const t = useTexts(kalenderaboTexts)
  return (
    <Dialog opened onClose={onClose} title={t('once.title')} actions={<Button onClick={onClose}>{t('once.done')}</Button>}>
      <Alert tone="warning">{t('once.text')}</Alert>
      <Group align="end" wrap="nowrap">
        <TextField
          label={t('once.label')}
          value={adresse}
          readOnly
          flex={1}
          onFocus={(event) => event.currentTarget.select()}
          data-autofocus
        />
        <CopyButton value={adresse} label={t('once.copy')} />
      </Group>
      <Text size="sm">{t('once.how')}</Text>
    </Dialog>
  )
}
