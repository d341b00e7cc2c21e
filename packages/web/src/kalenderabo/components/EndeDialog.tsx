import { useTexts } from '../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Text } from '../../ui/layout.ts'
import { kalenderaboTexts } from '../kalenderabo.texts.ts'

/** Asks for confirmation, because a removed address never comes back. */
export function EndeDialog({
  was,
  busy,
  onYes,
  onClose,
}: {
  was: 'renew' | 'revoke'
  busy: boolean
  onYes: () => void
  onClose: () => void
}) {
  const t = useTexts(kalenderaboTexts)
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t(`${was}Title`)}
      actions={
        <Button look="danger" busy={busy} onClick={onYes}>
          {t(was)}
        </Button>
      }
    >
      <Text>{t(`${was}Text`)}</Text>
    </Dialog>
  )
}
