import { useTexts } from '../../shared/i18n.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Group } from '../../ui/layout.ts'
import { sicherheitTexts } from '../sicherheit.texts.ts'

/** Shown only once: the server stores nothing but hashes. */
export function ErsatzcodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useTexts(sicherheitTexts)
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
