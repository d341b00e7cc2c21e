import { useTexts } from '../../shared/i18n.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { passwortLink } from '../organisation.paths.ts'
import { organisationTexts } from '../organisation.texts.ts'

/** The single-use link. The server keeps only its hash: when this dialog is closed, nobody can read it again. */
export function LinkDialog({ name, token, onClose }: { name: string; token: string; onClose: () => void }) {
  const t = useTexts(organisationTexts)
  const link = passwortLink(token, window.location.origin)
  return (
    <Dialog opened onClose={onClose} title={t('link.titel', { name })} actions={<Button onClick={onClose}>{t('person.fertig')}</Button>}>
      <Alert tone="info">{t('link.text')}</Alert>
      <TextField
        label={t('link.feld')}
        value={link}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
        rightSection={<CopyButton value={link} label={t('link.kopieren')} />}
        rightSectionWidth={48}
      />
    </Dialog>
  )
}
